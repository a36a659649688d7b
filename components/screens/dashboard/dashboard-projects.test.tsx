import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { DashboardProjects } from "./dashboard-projects";
import { dueFirst } from "./needs";
import { cacheProjects } from "@/components/project-model/first-projects";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import type { FirstProjects } from "@/components/providers/all-projects";
import type { BusinessView } from "@/lib/businesses/view";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";
import * as en from "@/messages/en";
import { projectSample } from "@/sandbox/fixtures/project-sample";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const { dashboard, projects, join } = en;
const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };

afterEach(() => {
  localStorage.clear();
});

function show(
  userId: string,
  businesses: object[] = [],
  list: ProjectView[] = [],
  isBilled = true,
  others: ProjectView[] = [],
) {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.businesses(), businesses);
  cacheProjects(client, list, others);
  const { container } = render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <FailureTextsContext value={TEXTS}>
          <DashboardProjects
            userId={userId}
            isBilled={isBilled}
            join={() => Promise.reject(new Error("No action is expected"))}
          />
        </FailureTextsContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return {
    question: screen.queryByText(dashboard.ownerOrCrew),
    orange: [...container.querySelectorAll("a, button")]
      .filter(({ classList }) => classList.contains("bg-accent"))
      .map(({ textContent }) => textContent),
  };
}

test("a newcomer is asked once whether they run jobs or work on a crew", () => {
  const first = show("june");
  expect(first.question).not.toBeNull();
  expect(first.orange).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: join.action }));
  expect(show("june")).toEqual({ question: null, orange: [join.action] });
  expect(show("rosa").question).not.toBeNull();
});

test("New Project leads to naming a business, and is the main button from then on", () => {
  show("rosa");
  const link = screen.getByRole("link", { name: projects.newProject });
  expect(link.getAttribute("href")).toBe("/projects/new");
  fireEvent.click(link);
  expect(show("rosa")).toEqual({ question: null, orange: [projects.newProject] });
});

test("a person with a business is not asked", () => {
  expect(show("dale", [{ id: "1", name: "Brandt Carpentry" }])).toEqual({
    question: null,
    orange: [projects.newProject],
  });
});

test("a person who works on others' projects sees these first, and New Project after them", () => {
  expect(show("mateo", [], [projectOf("active", 0)]).orange).toEqual([]);
  const [job, newProject] = screen.getAllByRole("link", { name: /Job 0|New Project/ });
  expect([job?.textContent, newProject?.textContent]).toEqual(["Job 0", projects.newProject]);
});

test.each([
  [3, 0, null],
  [12, 0, null],
  [13, 0, "1 older project"],
  [20, 3, "8 older projects · 3 archived projects"],
  [0, 2, "2 archived projects"],
])(
  "of %i current and %i archived projects, it says how many it leaves out: %s",
  (current, archived, words) => {
    const statuses = [
      ...Array<"active">(current).fill("active"),
      ...Array<"archived">(archived).fill("archived"),
    ];
    show("rosa", [], statuses.map(projectOf));
    expect(screen.queryAllByRole("listitem")).toHaveLength(Math.min(12, current));
    const rest = screen.queryByRole("link", { name: /older|archived/ });
    expect(rest?.textContent ?? null).toBe(words);
  },
);

test("of many projects it shows those that came with the page and how many it leaves out, until all are here", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const all = Array.from({ length: 60 }, (_, index) => projectOf(index < 50 ? "active" : "archived", index));
  all[0] = { ...all[0]!, dueDate: "2026-01-01" };
  const late = dueFirst(all, [{ id: all[0].businessId } as BusinessView]);
  const sent = firstOf(all, late);
  expect(sent?.projects.map(({ name }) => name)).toContain("Job 0");
  expect(sent?.projects).toHaveLength(13);
  expect(firstOf(all.slice(0, 39))).toBeUndefined();
  show("rosa", [], all, true, late);
  const cards = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const before = cards();
  expect(before).toHaveLength(12);
  expect(screen.getByText("38 older projects · 10 archived projects")).toBeDefined();
  resolve(Response.json(all.slice(0, 58)));
  await screen.findByText("38 older projects · 8 archived projects");
  expect(cards()).toEqual(before);
});

function firstOf(projects: ProjectView[], others: ProjectView[] = []): FirstProjects | undefined {
  const client = new QueryClient();
  cacheProjects(client, projects, others);
  return client.getQueryData(queryKeys.firstProjects());
}

function projectOf(status: ProjectView["status"], index: number): ProjectView {
  return projectSample({ id: String(index), name: `Job ${String(index)}`, status });
}

test.each([
  ["a recording without words is no quote of its author", AUDIO_UPDATE, 0, projects.voiceNote],
  ["photos without words are counted", "", 3, "3 photos"],
])("%s", (_, excerpt, photoCount, shown) => {
  const latestUpdate: ProjectView["latestUpdate"] = {
    id: "2",
    excerpt,
    photoCount,
    authorId: "3",
    authorName: "Ana Beltrán",
    authorRole: "worker",
    taskId: null,
    taskName: null,
    subtaskId: null,
    subtaskName: null,
    createdAt: "2026-11-21T00:00:00.000Z",
    translatedPlace: null,
  };
  show("1", [], [projectSample({ latestUpdate })]);
  expect(screen.getByText(/^Ana/).closest("p")?.textContent).toBe(`Ana: ${shown}`);
});

test("an owner is told of the free days only where the days after them are paid", () => {
  show("u9");
  expect(screen.queryByText(/days are free/)).not.toBeNull();
  show("u9", [], [], false);
  expect(screen.queryByText(/days are free/)).toBeNull();
});
