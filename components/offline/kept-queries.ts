import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Updates } from "@/components/project-model/cache/update-lists";
import { newCountIn } from "@/components/project-model/cache/new-counts-cache";
import {
  ALL_UPDATES,
  type ListedPlace,
  placementKey,
  placementOf,
  UNASSIGNED,
} from "@/components/project-model/placement";
import { isNewestReceived } from "@/lib/browser/live/live";
import { type KeptPlace, pageKeptAt, putJson, readJson } from "@/lib/browser/offline/kept";
import { lastHeard, showAsOf } from "@/lib/browser/page/last-heard";
import type { ProjectDetailView } from "@/lib/projects/view";
import { projectIdOf } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { FIRST_UPDATES } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

/** What the page had read of a project, or of none, as it was when it last heard from the server. */
interface KeptQueries {
  at: number;
  queries: [QueryKey, unknown][];
}

/** A project's last days, for folders that were never opened on this phone. */
export interface KeptRecent {
  /** Number of the project's newest event by then. */
  seq: number;
  at: number;
  /** Newest first. */
  updates: UpdateView[];
  subtasks: Record<string, SubtaskView[]>;
}

/** For the pages that list projects, which read these lists only once they are open. */
export const keepLists = (place: KeptPlace, lists: KeptQueries["queries"]) => putJson(place, LISTS, lists);

const LISTS = "lists";
const QUERIES = "queries";
const RECENT = "recent";

export const readRecent = (place: KeptPlace) => readJson<KeptRecent>(place, RECENT);
export const keepRecentOf = (place: KeptPlace, recent: KeptRecent) => putJson(place, RECENT, recent);

/** Lists that repeat what is kept anyway. */
const filled = new WeakSet<object>();

/** Milliseconds that changes are gathered for. */
const GATHER_MS = 3000;

/** Keeps what the page reads, as it changes, until the returned function is called. */
export function keepQueries(client: QueryClient, userId: string): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const shown = projectIdOf(location.pathname);
    // A shortcut opens it without a signal (public/service-worker.js).
    if (shown) void putJson({ userId }, "last", { projectId: shown });
    for (const projectId of changed) void saveQueries(client, { userId, projectId });
    changed.clear();
  };
  const note = (key: QueryKey) => {
    const projectId = projectOf(client, key);
    if (projectId === null) return;
    changed.add(projectId);
    timer ??= setTimeout(save, GATHER_MS);
  };
  for (const { queryKey } of client.getQueryCache().getAll()) note(queryKey);
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "added" || type === "updated") note(query.queryKey as QueryKey);
  });
  const onHidden = () => {
    if (document.visibilityState === "hidden") save();
  };
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener("visibilitychange", onHidden);
  };
}

async function saveQueries(client: QueryClient, place: Required<KeptPlace>): Promise<void> {
  const known = client.getQueryCache().findAll({
    predicate: ({ state: { data } }) => data !== undefined && !filled.has(data as object),
  });
  const own = known.filter(({ queryKey }) => projectOf(client, queryKey) === place.projectId);
  const queries = own.map(({ queryKey, state }): [QueryKey, unknown] => [queryKey, state.data]);
  await putJson(place, QUERIES, { at: lastHeard(), queries } satisfies KeptQueries);
}

const OF_PROJECT = new Set(["project", "progress", "tasks", "updates", "channels", "messages"]);
const OF_NONE = new Set(["projects", "recent-updates", "open-questions", "due-subtasks", "notifications"]);

/** The project that a query belongs to, empty for those of no project; null for what is not kept. */
function projectOf(client: QueryClient, [kind, id, ...rest]: QueryKey): string | null {
  if (OF_NONE.has(String(kind))) return "";
  // A search of messages has a key of one part more.
  if (OF_PROJECT.has(String(kind))) return rest.length > 1 ? null : String(id);
  if (kind !== "subtasks" && kind !== "assignees") return null;
  const lists = client.getQueriesData<TaskView[]>({ queryKey: queryKeys.allTasks() });
  const task = lists.flatMap(([, tasks]) => tasks ?? []).find((one) => one.id === id);
  return task?.projectId ?? (client.getQueryData(queryKeys.project(String(id))) ? String(id) : null);
}

/**
 * On a page that this phone had kept: shows what was read since, fills folders that were not opened from the project's last days,
 * and opens what the address says. Once the server is heard again, everything is stale.
 */
export async function restoreQueries(client: QueryClient, place: KeptPlace): Promise<void> {
  const keptAt = pageKeptAt();
  if (keptAt === null) return;
  const [kept, recent] = await Promise.all([readJson<KeptQueries>(place, QUERIES), readRecent(place)]);
  if (kept && kept.at >= keptAt) for (const [key, data] of kept.queries) client.setQueryData(key, data);
  if (place.projectId && recent) fillFolders(client, place.projectId, recent);
  const lists = place.projectId ? null : await readJson<KeptQueries["queries"]>(place, LISTS);
  for (const [key, data] of lists ?? []) if (!client.getQueryData(key)) client.setQueryData(key, data);
  const { search } = document.documentElement.dataset;
  if (search) history.replaceState(null, "", location.pathname + search);
  showAsOf(Math.max(keptAt, kept?.at ?? 0, recent?.at ?? 0));
}

/**
 * Fills the folders that were not opened from the project's last days if those are as new as the page: a press on one then shows
 * it without a call.
 */
export async function fillUnopened(client: QueryClient, userId: string, projectId: string): Promise<void> {
  const recent = await readRecent({ userId, projectId });
  const shown = client.getQueryData<ProjectDetailView>(queryKeys.project(projectId));
  if (!recent || !shown || shown.eventSeq > recent.seq || !isNewestReceived(projectId, recent.seq)) return;
  fillFolders(client, projectId, recent, FIRST_UPDATES);
}

/**
 * Fills the lists that the page lacks, with at most so many updates each. What is older stays missing, or can be loaded once
 * there is a signal. What has been viewed since they were kept is not new.
 */
export function fillFolders(
  client: QueryClient,
  projectId: string,
  { seq, updates, subtasks }: KeptRecent,
  most = Infinity,
): void {
  const project = client.getQueryData<ProjectDetailView>(queryKeys.project(projectId));
  const tasks = client.getQueryData<TaskView[]>(queryKeys.tasks(projectId)) ?? [];
  fillList(ALL_UPDATES, project?.updateCount, updates);
  fillList(UNASSIGNED, project?.unassignedUpdateCount);
  for (const { id: taskId, updateCount, newUpdatesCount, totalNewCount } of tasks) {
    fillList({ kind: "task", taskId }, updateCount);
    const own = subtasks[taskId];
    const isViewed = totalNewCount === newUpdatesCount;
    if (own) fill(queryKeys.subtasks(taskId), isViewed ? own.map(viewed) : own);
    for (const { id: subtaskId, updateCount: count } of own ?? [])
      fillList({ kind: "subtask", taskId, subtaskId }, count);
  }

  /** Older updates are not here: a list without any stays missing rather than empty. */
  function fillList(place: ListedPlace, count = 0, items = updatesOf(place)): void {
    if (items.length === 0 && count > 0) return;
    const shown = items.slice(0, most).map((update) => {
      const isNew = update.isNew && newCountIn(client, projectId, placementOf(update)) > 0;
      return isNew === update.isNew ? update : { ...update, isNew };
    });
    const next = shown.length < count ? (shown.at(-1)?.id ?? null) : null;
    const list: Updates = { pages: [{ items: shown, next, seq }], pageParams: [null] };
    fill(queryKeys.updatesIn(projectId, placementKey(place)), list);
  }

  function updatesOf(place: ListedPlace): UpdateView[] {
    return updates.filter((update) => placementKey(placementOf(update)) === placementKey(place));
  }

  function fill(key: QueryKey, data: object): void {
    if (client.getQueryData(key) !== undefined) return;
    client.setQueryData(key, data);
    filled.add(data);
  }
}

const viewed = (subtask: SubtaskView) => ({ ...subtask, newUpdatesCount: 0 });
