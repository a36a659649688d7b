import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test, vi } from "vitest";
import { ListActions } from "./list-actions";
import { ProjectsList } from "./projects-list";
import { TranslationContext } from "@/components/translation/translation-context";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import en from "@/messages/en";
import { projectSample } from "@/sandbox/fixtures/project-sample";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

const { projects: t, join } = en;

function show(businesses: object[], list: ProjectView[], { originalsFirst = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.businesses(), businesses);
  client.setQueryData(queryKeys.projects(), list);
  const noJoin = () => Promise.reject(new Error("No action is expected"));
  const { container } = render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <TranslationContext value={{ isOn: true, originalsFirst }}>
          <ListActions join={noJoin} />
          <ProjectsList join={noJoin} />
        </TranslationContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
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
