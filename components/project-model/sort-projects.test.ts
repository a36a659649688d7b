import { expect, test } from "vitest";
import { inProjectsList, onDashboard } from "./sort-projects";
import type { ProjectView } from "@/lib/projects/view";

const project = (id: string, createdAt: string, latest?: string, status = "active") =>
  ({ id, createdAt, status, latestUpdate: latest ? { createdAt: latest } : null }) as ProjectView;

const PROJECTS = [
  project("kitchen", "2026-11-18T09:00:00.000Z", "2026-11-20T07:00:00.000Z"),
  project("quiet", "2026-11-19T09:00:00.000Z"),
  project("deck", "2026-11-01T09:00:00.000Z", "2026-11-20T10:00:00.000Z", "completed"),
  project("barn", "2026-10-01T09:00:00.000Z", "2026-11-20T12:00:00.000Z", "archived"),
];
const ids = (projects: ProjectView[]) => projects.map(({ id }) => id);

test("projects come by their newest update, one without updates by its creation, archived ones last", () => {
  expect(ids(inProjectsList(PROJECTS))).toEqual(["deck", "kitchen", "quiet", "barn"]);
  const archived = PROJECTS.map((one) => ({ ...one, status: "archived" as const }));
  expect(ids(inProjectsList(archived))).toEqual(["barn", "deck", "kitchen", "quiet"]);
});

test("the dashboard leaves archived projects out", () => {
  expect(ids(onDashboard(PROJECTS))).toEqual(["deck", "kitchen", "quiet"]);
});

test("the order does not depend on the answer's, also at equal times", () => {
  const twins = ["a", "b", "c"].map((id) => project(id, "2026-11-18T09:00:00.000Z"));
  expect(ids(inProjectsList(twins))).toEqual(ids(inProjectsList(twins.toReversed())));
});
