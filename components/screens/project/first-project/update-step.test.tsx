import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test } from "vitest";
import { UpdateStep } from "./first-project-guide";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import en from "@/messages/en";

const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };
const { letPost } = en.codes;

function show(updatePermission: string): void {
  const workspace = {
    project: { id: "p1", members: [], updatePermission },
    actions: { setUpdatePermission: () => Promise.resolve({ ok: true, data: {} }) },
  } as unknown as Workspace;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <FailureTextsContext value={TEXTS}>
          <WorkspaceContext value={workspace}>
            <ol>
              <UpdateStep state="open" />
            </ol>
          </WorkspaceContext>
        </FailureTextsContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test.each(["owner_only", "owner_admin"])(
  "asks to let the crew post where %s may, and says when it may",
  async (who) => {
    show(who);
    fireEvent.click(await screen.findByRole("button", { name: letPost.yes }));
    expect(await screen.findByText(letPost.done)).toBeDefined();
  },
);

test("does not ask once the crew may post", async () => {
  show("all_contributors");
  expect(screen.getByText(en.guide.exampleText)).toBeDefined();
  expect(screen.queryByText(letPost.title)).toBeNull();
});
