import type { UpdateView } from "@/lib/updates/view";

/** Where an update is: in no task, directly in a task, or in a subtask. */
export type Placement =
  | { kind: "unassigned" }
  | { kind: "task"; taskId: string }
  | { kind: "subtask"; taskId: string; subtaskId: string };

export const UNASSIGNED: Placement = { kind: "unassigned" };

/** What a list of updates shows: one place, or all updates that the reader sees. The latter is never a destination. */
export type ListedPlace = Placement | { kind: "all" };

export const ALL_UPDATES: ListedPlace = { kind: "all" };

/** The place's name, for drop targets and query keys: `unassigned`, `task:{id}`, `subtask:{id}`, and `all` for lists. */
export function placementKey(place: ListedPlace): string {
  if (place.kind === "unassigned" || place.kind === "all") return place.kind;
  return place.kind === "task" ? `task:${place.taskId}` : `subtask:${place.subtaskId}`;
}

export function placementOf({
  taskId,
  subtaskId,
}: Partial<Pick<UpdateView, "taskId" | "subtaskId">>): Placement {
  if (!taskId) return UNASSIGNED;
  return subtaskId ? { kind: "subtask", taskId, subtaskId } : { kind: "task", taskId };
}
