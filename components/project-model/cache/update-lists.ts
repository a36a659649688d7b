import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { changeIn, changeProject } from "./change-one";
import { refetchInFlight } from "./invalidate";
import {
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
  changeList(client, update.projectId, from, (data) => mapItems(data, (items) => without(items, update.id)));
  changeList(client, update.projectId, to, (data) => insert(data, { ...update, ...place }));
  changeItem(client, update.projectId, update.id, (item) => ({ ...item, ...place }));
  countIn(client, update.projectId, from, -1);
  countIn(client, update.projectId, to, 1);
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

/** Inserts by time. An update older than the last loaded page is left out: the next page brings it. */
export function insert(data: Updates, update: UpdateView): Updates {
  const at = data.pages.findIndex(
    ({ items, next }) => next === null || items.some((item) => isOlder(item, update)),
  );
  return {
    ...data,
    pages: data.pages.map((page, index) =>
      index === at ? { ...page, items: newestFirst([...without(page.items, update.id), update]) } : page,
    ),
  };
}

function newestFirst(items: UpdateView[]): UpdateView[] {
  return items.toSorted((a, b) => (isOlder(a, b) ? 1 : -1));
}

function isOlder(a: UpdateView, b: UpdateView): boolean {
  return a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt;
}

function without(items: UpdateView[], id: string): UpdateView[] {
  return items.filter((item) => item.id !== id);
}

function mapItems(data: Updates, changed: (items: UpdateView[]) => UpdateView[]): Updates {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: changed(page.items) })) };
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

/** Adds a new update to its project's and its place's counts, until the server's counts arrive. */
export function count(client: QueryClient, projectId: string, place: Placement): void {
  changeProject(client, projectId, (project) => ({ ...project, updateCount: project.updateCount + 1 }));
  countIn(client, projectId, place, 1);
}

/** A task counts its own updates and those of its subtasks. */
function countIn(client: QueryClient, projectId: string, place: Placement, step: 1 | -1): void {
  if (place.kind === "unassigned") {
    changeProject(client, projectId, (project) => ({
      ...project,
      unassignedUpdateCount: project.unassignedUpdateCount + step,
    }));
    return;
  }
  const isDirect = place.kind === "task";
  changeIn<TaskView>(client, queryKeys.tasks(projectId), place.taskId, (task) => ({
    ...task,
    updateCount: task.updateCount + (isDirect ? step : 0),
    totalUpdateCount: task.totalUpdateCount + step,
  }));
  if (isDirect) return;
  changeIn<SubtaskView>(client, queryKeys.subtasks(place.taskId), place.subtaskId, (subtask) => ({
    ...subtask,
    updateCount: subtask.updateCount + step,
  }));
}
