import { keepLists, keepRecentOf, type KeptRecent, readRecent } from "./kept-queries";
import { api, ApiError } from "@/lib/browser/api-client";
import { filesWait, keptChoice } from "@/lib/browser/offline/choices";
import {
  dropKept,
  keptProjects,
  type KeptPlace,
  openKept,
  putJson,
  readJson,
} from "@/lib/browser/offline/kept";
import { hasRoomToSpare } from "@/lib/browser/outbox/store/storage";
import type { ProjectView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";

/** What is kept of projects in which something happened in this time. */
export const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const MOST_PROJECTS = 10;
const MOST_UPDATES = 100;
/** Of a project: each costs a call. */
const MOST_TASKS = 8;
const MOST_FILE_BYTES = 200 * 1024 * 1024;
/** Milliseconds between two looks at what is new. */
const BETWEEN_MS = 10 * 60 * 1000;
const LOOKED = "looked";

/**
 * Keeps the reader's projects of the last days with their recordings and thumbs, newest first, and drops those that the reader no
 * longer sees. Looks at most once in ten minutes, which costs one small answer where nothing happened. Throws ApiError.
 */
export async function keepRecent(userId: string): Promise<void> {
  const at = Date.now();
  const looked = await readJson<{ at: number }>({ userId }, LOOKED);
  // After a clock that was ahead, the last look seems to be still to come.
  if (looked && Math.abs(at - looked.at) < BETWEEN_MS) return;
  const news = await api.get(apiPath("recent-updates"));
  const projects = await api.get(apiPaths.projects());
  await keepLists({ userId }, [
    [queryKeys.recentUpdates(), news],
    [queryKeys.projects(), projects],
  ]);
  const seen = new Set(projects.map(({ id }) => id));
  for (const projectId of await keptProjects(userId))
    if (!seen.has(projectId)) await dropKept({ userId, projectId });
  const recent = projects.filter((project) => at - latestOf(project) < KEPT_MS);
  const newest = recent.toSorted((a, b) => latestOf(b) - latestOf(a)).slice(0, MOST_PROJECTS);
  let room = MOST_FILE_BYTES;
  for (const project of newest) {
    const place = { userId, projectId: project.id };
    const known = await readRecent(place);
    const kept = known?.seq === project.eventSeq ? known : await keepProject(place, project.eventSeq, at);
    if (keptChoice("files") && !filesWait()) room = await keepFiles(place, kept.updates, room);
  }
  // Not before: a look that the signal cut off is made again by the next page.
  await putJson({ userId }, LOOKED, { at });
}

/** When something happened in it last, or it began. */
const latestOf = ({ latestUpdate, createdAt }: ProjectView) =>
  Date.parse(latestUpdate?.createdAt ?? createdAt);

async function keepProject(
  place: { userId: string; projectId: string },
  seq: number,
  at: number,
): Promise<KeptRecent> {
  const { projectId } = place;
  const all = await api.get(
    apiPaths.updates(projectId, { includeComments: "true", limit: String(MOST_UPDATES) }),
  );
  const updates = all.filter(({ createdAt }) => at - Date.parse(createdAt) < KEPT_MS);
  const tasks = [...new Set(updates.flatMap(({ taskId }) => taskId ?? []))].slice(0, MOST_TASKS);
  const subtasks: Record<string, SubtaskView[]> = {};
  for (const id of tasks) {
    const own = await api.get(apiPaths.subtasks(id)).catch(noneIfUnseen);
    if (own) subtasks[id] = own;
  }
  const recent = { seq, at, updates, subtasks };
  await keepRecentOf(place, recent);
  await keepPages([paths.project(projectId)]);
  return recent;
}

/** People go on seeing what they wrote in a task that they no longer see, or that was just deleted. */
function noneIfUnseen(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Has the service worker keep pages, and files of the build that were loaded without it. */
export async function keepPages(pages: string[], assets: string[] = []): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pages, assets });
}

/** Returns the bytes that are left for others. What a project no longer shows goes. */
async function keepFiles(place: KeptPlace, updates: UpdateView[], room: number): Promise<number> {
  const cache = await openKept(place);
  if (!cache) return room;
  const wanted = new Set(updates.flatMap(filesOf).map((path) => new URL(path, location.origin).href));
  for (const { url } of await cache.keys()) if (isFile(url) && !wanted.has(url)) await cache.delete(url);
  let left = room;
  for (const url of wanted) {
    // Played or shown before, it costs nothing.
    const kept = await cache.match(url);
    if (!kept && !(await hasRoomToSpare())) continue;
    const file = kept ?? (await fetch(url, { cache: "force-cache" }).catch(() => null));
    const bytes = Number(file?.headers.get("content-length"));
    if (!file?.ok || bytes > left) continue;
    left -= bytes;
    // Without room after all, it is left for another look.
    if (!kept) await cache.put(url, file).catch(() => undefined);
  }
  return left;
}

const isFile = (url: string) => new URL(url).pathname.startsWith("/api/");

function filesOf({ audioUrl, photos, comments }: UpdateView): string[] {
  const thumbs = [photos, ...(comments ?? []).map((comment) => comment.photos)];
  return [
    ...(audioUrl ? [audioUrl] : []),
    ...thumbs.flatMap((shown) => shown.map(({ thumbUrl }) => thumbUrl)),
  ];
}
