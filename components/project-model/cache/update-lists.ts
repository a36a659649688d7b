import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { changeIn, changeProject } from "./change-one";
import { refetchInFlight } from "./invalidate";
import { insert, mapItems } from "./pages";
import {
  ALL_UPDATES,
  type ListedPlace,
  type Placement,
  placementKey,
  placementOf,
} from "@/components/project-model/placement";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";

/** One page of a place's updates, newest first; `next` is the cursor of the following page. */
export interface UpdatesPage {
  items: UpdateView[];
  next: string | null;
  /** Number of the last event that this page includes. */
  seq?: number | null;
}

/** The pages of a place that are loaded so far. */
export type Updates = InfiniteData<UpdatesPage, string | null>;

/** Moves an update to another place's list, if that one is loaded, and changes its place in the list of all updates. */
export function moveUpdate(client: QueryClient, update: UpdateView, to: Placement): void {
  const from = placementOf(update);
  const place = { ...NO_TASK, ...taskOf(client, update.projectId, to) };
  // From wherever it is by now: somebody else may have moved it.
  client.setQueriesData<Updates>(
    {
      queryKey: queryKeys.updates(update.projectId),
      predicate: ({ queryKey }) => queryKey.at(-1) !== placementKey(ALL_UPDATES),
    },
    (data) => data && mapItems(data, (items) => without(items, update.id)),
  );
  changeList(client, update.projectId, to, (data) => insert(data, { ...update, ...place }));
  changeItem(client, update.projectId, update.id, (item) => ({ ...item, ...place }));
  addToCounts(client, update.projectId, from, "updates", -1);
  addToCounts(client, update.projectId, to, "updates", 1);
}

/** Finds an update in any of the project's cached lists. */
export function findUpdate(client: QueryClient, projectId: string, id: string): UpdateView | undefined {
  const lists = client.getQueriesData<Updates>({ queryKey: queryKeys.updates(projectId) });
  return lists
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find((item) => item.id === id);
}

type PlaceFields = Pick<UpdateView, "taskId" | "taskName" | "subtaskId" | "subtaskName" | "translatedPlace">;

const NO_TASK: PlaceFields = {
  taskId: null,
  taskName: null,
  subtaskId: null,
  subtaskName: null,
  translatedPlace: null,
};

/** A place's ids, and its names if they are loaded. */
function taskOf(client: QueryClient, projectId: string, place: Placement): Partial<PlaceFields> {
  if (place.kind === "unassigned") return {};
  const { taskId } = place;
  const tasks = client.getQueryData<TaskView[]>(queryKeys.tasks(projectId));
  const task = { taskId, ...namesOf(tasks, taskId, "taskName") };
  if (place.kind === "task") return task;
  const subtasks = client.getQueryData<SubtaskView[]>(queryKeys.subtasks(taskId));
  return { ...task, subtaskId: place.subtaskId, ...namesOf(subtasks, place.subtaskId, "subtaskName") };
}

function namesOf(
  items: Pick<TaskView, "id" | "name" | "translation">[] | undefined,
  id: string,
  field: "taskName" | "subtaskName",
): Partial<PlaceFields> {
  const item = items?.find((one) => one.id === id);
  return { [field]: item?.name ?? null, translatedPlace: item?.translation?.content ?? null };
}

function without(items: UpdateView[], id: string): UpdateView[] {
  return items.filter((item) => item.id !== id);
}

/** Changes an update in every list that has it. */
export function changeItem(
  client: QueryClient,
  projectId: string,
  updateId: string,
  changed: (item: UpdateView) => UpdateView,
): void {
  const queryKey = queryKeys.updates(projectId);
  client.setQueriesData<Updates>(
    { queryKey },
    (data) =>
      data && mapItems(data, (items) => items.map((item) => (item.id === updateId ? changed(item) : item))),
  );
  refetchInFlight(client, queryKey);
}

/** Changes a place's list, if it is loaded. */
export function changeList(
  client: QueryClient,
  projectId: string,
  place: ListedPlace,
  changed: (data: Updates) => Updates,
): void {
  const queryKey = queryKeys.updatesIn(projectId, placementKey(place));
  client.setQueryData<Updates>(queryKey, (data) => data && changed(data));
  refetchInFlight(client, queryKey);
}

/** The fields of counts: of what is in no task, in a task itself, and in it and its subtasks. */
const COUNTS = {
  updates: ["unassignedUpdateCount", "updateCount", "totalUpdateCount"],
  new: ["unassignedNewCount", "newUpdatesCount", "totalNewCount"],
} as const;

/** Adds to a place's counts, as far as they are loaded, until the server's arrive. */
export function addToCounts(
  client: QueryClient,
  projectId: string,
  place: Placement,
  counted: keyof typeof COUNTS,
  step: 1 | -1,
): void {
  const [unassigned, own, total] = COUNTS[counted];
  if (place.kind === "unassigned") {
    changeProject(client, projectId, (project) => ({ ...project, [unassigned]: project[unassigned] + step }));
    return;
  }
  changeIn<TaskView>(client, queryKeys.tasks(projectId), place.taskId, (task) => ({
    ...task,
    ...(place.kind === "task" && { [own]: task[own] + step }),
    [total]: task[total] + step,
  }));
  if (place.kind === "task") return;
  changeIn<SubtaskView>(client, queryKeys.subtasks(place.taskId), place.subtaskId, (subtask) => ({
    ...subtask,
    [own]: subtask[own] + step,
  }));
}
