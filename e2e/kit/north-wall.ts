import type { Page } from "@playwright/test";
import { openAs } from "./crew";
import { type NewSite, newSite } from "./new-site";
import type { TestServer } from "@/sandbox/servers/test-server";

/** The subtasks of North wall, in order; the first two are completed. */
export const SUBTASKS = [
  "Pour the wall",
  "Tie the rebar",
  "Strip the forms",
  "Patch the honeycombing",
  "Seal the tie holes",
  "Waterproof below grade",
];
export const DESCRIPTION = "Grid A to D, 47 feet. Backfill only after the inspector.";
/** An update in the task, and one in "Patch the honeycombing". */
export const IN_TASK = "The forms on the north wall are stripped.";
export const COMMENT = "Seen. Dale comes at 4 with the repair mortar, and two of his people.";
export const IN_SUBTASK = "Bring 4 bags of repair mortar, not 2.";

export interface NorthWall extends NewSite {
  taskId: string;
  /** The subtasks' ids by name. */
  ids: Record<string, string>;
}

/** Rosa's project with a task of six subtasks, past its first steps. */
export async function newNorthWall(server: TestServer): Promise<NorthWall> {
  const site = await newSite(server);
  const { rosa, project } = site;
  await rosa.post(`/api/projects/${project}/end-guide`);
  const idOf = async (path: string, input: object) => (await rosa.post<{ id: string }>(path, input)).body.id;
  const taskId = await idOf(`/api/projects/${project}/tasks`, {
    name: "North wall",
    description: DESCRIPTION,
  });
  const ids: Record<string, string> = {};
  for (const name of SUBTASKS) ids[name] = await idOf(`/api/tasks/${taskId}/subtasks`, { name });
  for (const name of SUBTASKS.slice(0, 2)) await rosa.put(`/api/subtasks/${ids[name] ?? ""}/complete`);
  const updateId = await idOf(`/api/projects/${project}/updates`, { content: IN_TASK, taskId });
  await idOf(`/api/updates/${updateId}/comments`, { content: COMMENT });
  const subtaskId = ids["Patch the honeycombing"];
  await idOf(`/api/projects/${project}/updates`, { content: IN_SUBTASK, subtaskId });
  return { ...site, taskId, ids };
}

export async function openNorthWall(page: Page, { rosa, project, taskId }: NorthWall): Promise<void> {
  await openAs(page, rosa, `${project}?folder=${taskId}`);
}

/** "2 of 6 done" */
export function line(page: Page) {
  return page.getByRole("button", { name: /^\d of \d done/ });
}

export function tick(page: Page, name: string) {
  return page.getByRole("checkbox", { name: `Complete ${name}` });
}

/** The button that expands a subtask's updates. */
export function toggle(page: Page, name: string) {
  return page.getByRole("button", { name: new RegExp(`^${name}: (no|\\d+) updates?`) });
}
