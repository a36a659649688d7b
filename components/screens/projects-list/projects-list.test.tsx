import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ListActions } from "./list-actions";
import { ProjectsList } from "./projects-list";
import { cacheProjects } from "@/components/project-model/first-projects";
import { TranslationContext } from "@/components/translation/translation-context";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { projectSample } from "@/sandbox/fixtures/project-sample";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(address),
}));

const { projects: t, join } = en;
let address = "";

beforeEach(() => {
  address = "";
});

/** As it comes with the page; of many projects, the browser fetches the rest. */
function show(businesses: object[], list: ProjectView[], { originalsFirst = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.businesses(), businesses);
  cacheProjects(client, list);
  const noJoin = () => Promise.reject(new Error("No action is expected"));
  const { container } = renderInPage(
    <TranslationContext value={{ isOn: true, originalsFirst }}>
      <ListActions join={noJoin} />
      <ProjectsList join={noJoin} />
    </TranslationContext>,
    { client },
  );
  return [...container.querySelectorAll("a, button")]
    .filter(({ classList }) => classList.contains("bg-accent"))
    .map(({ textContent }) => textContent);
}

test("a person without a business is to join a project first of all, and may still start one", () => {
  expect(show([], [])).toEqual([join.action]);
  expect(screen.getByText(t.emptyCrew)).toBeDefined();
  expect(screen.queryByText(t.kickoffButton)).toBeNull();
  expect(screen.getByText(t.newProject).closest("a")?.getAttribute("href")).toBe("/projects/new");
});

test("a person who works on others' projects can join another, without an orange button", () => {
  expect(show([], [projectSample({})])).toEqual([]);
  expect(screen.getAllByRole("button", { name: join.action })).toHaveLength(1);
});

test("a person with a business is not asked to join", () => {
  expect(show([{ id: "1", name: "Ortiz Framing" }], [])).toEqual([t.newProject]);
  expect(screen.queryByText(join.action)).toBeNull();
  expect(screen.getByText(t.createFirst)).toBeDefined();
});

const [SPANISH, ENGLISH] = ["Ampliación trasera de dos pisos.", "Two-storey rear extension."];

test.each([
  [false, ENGLISH, "en"],
  [true, SPANISH, "es"],
])("a description is in the reader's language, unless they see originals first (%s)", (first, text, lang) => {
  const translation = { to: "en", from: "es", content: ENGLISH, doubts: [] };
  const project = projectSample({ description: SPANISH, language: "es", translation });
  show([], [project], { originalsFirst: first });
  expect(screen.getByText(text).getAttribute("lang")).toBe(lang);
});

const MANY = Array.from({ length: 60 }, (_, at) =>
  projectSample({ id: String(at), name: `Job ${at}`, status: at < 20 ? "archived" : "active" }),
);
const names = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test("of many projects it begins with those that came with the page, whose rows stay once all are here", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  show([], MANY);
  const first = names();
  expect(first).toHaveLength(12);
  expect(screen.queryByRole("status")).toBeNull();
  const link = screen.getAllByRole("link", { name: /^View/ })[5]!;
  link.focus();
  resolve(Response.json(MANY));
  await screen.findByText("Showing 60 of 60 projects");
  expect(names().slice(0, 12)).toEqual(first);
  expect(document.activeElement).toBe(link);
});

test.each(["status=archived", "q=job+59"])(
  "of many it shows what %s finds once all are here",
  async (asked) => {
    address = asked;
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => promise);
    show([], MANY);
    expect(names()).toEqual([]);
    resolve(Response.json(MANY));
    expect((await screen.findByRole("status")).textContent).toMatch(/^Showing (20 of 20|1 of 60) /);
  },
);

test("says below the first why the others are missing, and tries again", async () => {
  const fetching = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetching);
  show([], MANY);
  await screen.findByText(t.fetchFailed);
  expect(names()).toHaveLength(12);
  fetching.mockResolvedValueOnce(Response.json(MANY));
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  await screen.findByText("Showing 60 of 60 projects");
});
