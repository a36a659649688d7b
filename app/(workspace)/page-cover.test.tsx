import { globSync } from "node:fs";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import PageCover from "./page-cover";
import { paths } from "@/lib/shared/paths/paths";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

afterEach(cleanup);

const ID = "3f0c9a52-6d5e-4f0a-9f9b-0d7a5c1e2b34";

test.each([
  paths.dashboard(),
  paths.projects(),
  paths.newProject(),
  paths.project(ID),
  paths.projectInsights(ID),
  paths.businesses(),
  paths.businessInsights(ID),
  paths.billing(),
  paths.settings(),
  paths.waiting(),
])("the page that opens at %s is announced as loading", (path) => {
  renderInPage(<PageCover path={path} />);
  expect(screen.getByText(en.common.loading).closest("[role=status]")).not.toBeNull();
});

test.each([paths.photos(ID), paths.search(), paths.help(), paths.landing()])(
  "%s opens without a cover",
  (path) => {
    const { container } = renderInPage(<PageCover path={path} />);
    expect(container.querySelector(".fixed")).toBeNull();
  },
);

test("no page has a loading.tsx, which would hide it in its own HTML until scripts run: its skeleton is in the cover", () => {
  expect(globSync("app/**/loading.tsx")).toEqual([]);
});
