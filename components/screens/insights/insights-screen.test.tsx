import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { InsightsScreen } from "./insights-screen";
import type { ShownInsights } from "./use-parts";
import { saveFile } from "@/components/ui/save-file";
import type { ProjectInsightsView } from "@/lib/insights/view";
import { insightPaths } from "@/lib/shared/paths/insight-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("@/components/ui/save-file", () => ({ saveFile: vi.fn() }));
vi.mock("@/components/charts/progress-chart", () => ({ default: () => <p>Steps</p> }));
vi.mock("@/components/charts/bar-chart", () => ({ default: () => <p>Bars</p> }));

const ID = "018f0000-0000-7000-8000-000000000001";
const TASK = "018f0000-0000-7000-8000-000000000002";
const item = { projectId: ID, taskId: TASK, subtaskId: null };
const counts = { completedItems: 2, totalItems: 3, percentage: 67, openItems: 1, lateItems: 1, updates: 3 };

const SAMPLE: ProjectInsightsView = {
  ...counts,
  from: "2026-11-23",
  to: "2026-11-24",
  timeZone: "UTC",
  percentage: 62,
  completedItems: 8,
  totalItems: 13,
  change: 18,
  ticked: 5,
  expectedDay: "2026-12-19",
  spoken: 2,
  spokenMs: 23 * 60_000,
  days: [
    { day: "2026-11-23", percentage: null, typed: 0, spoken: 0, spokenMs: 0 },
    { day: "2026-11-24", percentage: 62, typed: 1, spoken: 2, spokenMs: 23 * 60_000 },
  ],
  ages: [2, 1, 1, 1],
  oldest: { ...item, name: "Gas line", days: 18 },
  latest: { ...item, name: "Gas line", days: 4 },
  people: [{ userId: ID, name: "=Ana", days: 1, updates: 3, spoken: 2 }],
  project: { name: "Birch Lane", status: "active", dueDate: "2026-12-24" },
  places: [
    { taskId: TASK, name: "Plumbing", ...counts, spoken: 0 },
    { taskId: null, name: null, ...counts, percentage: null, lateItems: 0, updates: 2, spoken: 2 },
  ],
};

function show(insights: ShownInsights | null, kind: "project" | "business" = "project") {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const address = insightPaths[kind](ID, { days: "30", timeZone: "UTC" });
  if (insights) client.setQueryData(queryKeys.insights(address), insights);
  renderInPage(<InsightsScreen of={{ kind, id: ID, name: "Birch Lane" }} />, { client });
}

test("the figures say what they mean", () => {
  show(SAMPLE);
  const figures = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    "Progress62%+18 in 2 days, 8 of 13 done",
    "Until Dec 2430 daysat this pace done about Dec 19",
    "Updates32 of them spoken, 23 minutes",
    "Late1Gas line, 4 days",
  ]);
});

test.each([
  [{ expectedDay: null }, "too little was ticked to say when"],
  [{ completedItems: 13, expectedDay: null }, "everything is ticked"],
  [{ project: { ...SAMPLE.project, dueDate: "2026-11-21" } }, "3 days late"],
  [{ project: { ...SAMPLE.project, dueDate: null } }, "None"],
  [{ project: { ...SAMPLE.project, status: "completed" } }, "Completed"],
  [{ completedItems: 0, totalItems: 0, places: [], ages: [0, 0, 0, 0], oldest: null }, "No tasks yet"],
  [{ latest: null, lateItems: 0 }, "nothing is late"],
  [{ people: [] }, "Nobody posted in these days."],
] as const)("with %j the page says %j", (change, words) => {
  show({ ...SAMPLE, ...change, ages: [...("ages" in change ? change.ages : SAMPLE.ages)] } as ShownInsights);
  expect(screen.getByText(words)).toBeDefined();
});

test("screen readers have tables in place of the charts, and everybody where they ask for them", async () => {
  show(SAMPLE);
  expect(await screen.findByText("Steps")).toBeDefined();
  expect(screen.getAllByRole("table").map((table) => table.textContent)).toEqual([
    expect.stringContaining("Tue, Nov 2462%"),
    expect.stringContaining("Tue, Nov 242123"),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "As tables" }));
  expect(screen.getByRole("button", { name: "As tables" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByText("Steps")).toBeNull();
  const places = screen.getByRole("table", { name: "By place" });
  expect(
    within(places)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["PlaceProgressOpenLateUpdates", "Plumbing67%113", "Unorganized Updates–102"]);
  expect(screen.getAllByRole("table")).toHaveLength(5);
});

test("the download says whose it is, has every part, and no formula", async () => {
  show(SAMPLE);
  fireEvent.click(screen.getByRole("button", { name: /CSV/ }));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(file?.name).toBe("Birch Lane, Insights 2026-11-23 – 2026-11-24.csv");
  const lines = (await file?.content.text())?.split("\r\n") ?? [];
  expect(lines).toContain("Progress,2026-11-24,62,,,");
  expect(lines).toContain("By place,Plumbing,67,1,1,3");
  expect(lines).toContain("Who posted,'=Ana,1,3,2,");
  const cells = lines.slice(0, -1).map((line) => line.replaceAll(/"[^"]*"/g, "").split(",").length);
  expect(new Set(cells)).toEqual(new Set([6]));
});

test("a business has its projects in place of places, and nothing about people where they are not the reader's", () => {
  const { project: _, places: __, ...rest } = SAMPLE;
  const project = { projectId: ID, name: "Birch Lane", status: "active", dueDate: "2026-11-20" } as const;
  const projects = [{ ...project, ...counts, spoken: 0 }];
  show({ ...rest, people: null, business: { name: "Ortiz" }, projects }, "business");
  expect(screen.getByText("1 past its due date")).toBeDefined();
  const link = within(screen.getByRole("region", { name: "By project" })).getByRole("link");
  expect(link.getAttribute("href")).toBe(`/projects/${ID}/insights`);
  expect(screen.queryByText("Who posted")).toBeNull();
});

test("another period's figures are awaited as such, and the former ones cannot be saved under its name", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  show(SAMPLE);
  const csv = () => screen.getByRole("button", { name: /CSV/ });
  const areBusy = () =>
    [csv(), screen.getByText("Late")].map((one) => one.closest("[aria-busy=true]") !== null);
  expect(areBusy()).toEqual([false, false]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "7" } });
  expect(areBusy()).toEqual([true, true]);
  vi.mocked(saveFile).mockClear();
  fireEvent.click(csv());
  expect(saveFile).not.toHaveBeenCalled();
  resolve(Response.json(SAMPLE));
  await vi.waitFor(() => expect(areBusy()).toEqual([false, false]));
});

test("what could not be loaded says so, and can be tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  show(null);
  expect(await screen.findByText("The insights could not be loaded")).toBeDefined();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(SAMPLE)));
  fireEvent.click(screen.getByRole("button", { name: en.common.retry }));
  expect(await screen.findByText("+18 in 2 days, 8 of 13 done")).toBeDefined();
  vi.unstubAllGlobals();
});
