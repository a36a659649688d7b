import { KEPT_VIEWS } from "@/lib/browser/generated/api-answers";
import { pageUserId } from "@/lib/browser/page/page-session";
import { storedNames, storeText } from "@/lib/browser/stored";
import { CODE_SENT } from "@/lib/shared/mailed-code";

/*
 * What stays on this phone to be read without a signal, in caches that public/service-worker.js reads too: per reader, one for pages
 * of no project and one for each project. Without Cache Storage (plain http, some private windows) nothing is kept.
 */

const PREFIX = "kept:";
/** Keys of what is no page and no file: JSON that only these functions read. */
const JSON_KEY = "/kept/";
/** The header of such an entry that says which views it was kept with. */
const VIEWS = "views";
/** Says whom what other apps share is for; whoever signs in next where it is missing. */
const READER = "reader";

/** Of a project, or of no project. */
export interface KeptPlace {
  userId: string;
  projectId?: string | undefined;
}

function nameOf({ userId, projectId = "" }: KeptPlace): string {
  return `${PREFIX}${userId}:${projectId}`;
}

function storage(): CacheStorage | null {
  return typeof caches === "undefined" ? null : caches;
}

/** When the open page was kept, if it comes from this phone (milliseconds since 1970); null for a page from the server. */
export function pageKeptAt(): number | null {
  const at = document.documentElement.dataset["kept"];
  return at === undefined ? null : Number(at);
}

/** Ids of the projects of which something is kept. */
export async function keptProjects(userId: string): Promise<string[]> {
  const names = (await storage()?.keys()) ?? [];
  const start = nameOf({ userId });
  return names.flatMap((name) => (name.startsWith(start) && name !== start ? name.slice(start.length) : []));
}

/** Forgets what is kept of everybody else. */
export async function dropOthers(userId: string | null): Promise<void> {
  const names = (await storage()?.keys()) ?? [];
  const own = userId === null ? "" : nameOf({ userId });
  const others = names.filter((name) => name.startsWith(PREFIX) && !(own && name.startsWith(own)));
  for (const name of others) await storage()?.delete(name);
}

/** Notes who has signed in, or that somebody signed out (null), and forgets codes that were mailed and what is kept of everybody else. */
export async function noteReader(userId: string | null): Promise<void> {
  for (const name of storedNames(CODE_SENT, "localStorage")) storeText(name, null);
  // First: a full phone has no room for another.
  await storage()?.delete(READER);
  await dropOthers(userId);
  if (userId) await (await storage()?.open(READER))?.put("/reader", new Response(userId));
}

export async function dropKept(place: KeptPlace): Promise<void> {
  await storage()?.delete(nameOf(place));
}

/**
 * Null where nothing is kept of it, or nothing can be. Once its reader has signed out nothing is created: what goes on until the page
 * is gone would bring it back.
 */
export async function openKept(place: KeptPlace, { create = false } = {}): Promise<Cache | null> {
  const all = storage();
  if (!all || !(create ? pageUserId() === place.userId : await all.has(nameOf(place)))) return null;
  return all.open(nameOf(place));
}

/** What was kept under a name by `putJson`; null without it, or where a release with other views kept it. */
export async function readJson<T>(place: KeptPlace, name: string): Promise<T | null> {
  const kept = await (await openKept(place))?.match(JSON_KEY + name);
  return kept?.headers.get(VIEWS) === KEPT_VIEWS ? ((await kept.json()) as T) : null;
}

/** Keeps a value where pages are kept for this reader; changes nothing where they are not. */
export async function putJson(place: KeptPlace, name: string, value: object): Promise<void> {
  if (!(await openKept({ userId: place.userId }))) return;
  const cache = await openKept(place, { create: true });
  const kept = new Response(JSON.stringify(value), { headers: { [VIEWS]: KEPT_VIEWS } });
  await cache?.put(JSON_KEY + name, kept).catch(() => undefined);
}

/** How many bytes are kept of what this reader sees. */
export async function measureKept(userId: string): Promise<number> {
  let bytes = 0;
  for (const projectId of ["", ...(await keptProjects(userId))]) {
    const cache = await openKept({ userId, projectId });
    const files = (await cache?.matchAll()) ?? [];
    for (const file of files) bytes += (await file.blob()).size;
  }
  return bytes;
}

/** Whether a file is on this phone. */
export async function isOnPhone(path: string): Promise<boolean> {
  return (await storage()?.match(path, { ignoreVary: true })) !== undefined;
}

/** Forgets the recordings and thumbs, and leaves the pages. */
export async function dropFiles(userId: string): Promise<void> {
  for (const projectId of await keptProjects(userId)) {
    const cache = await openKept({ userId, projectId });
    const files = ((await cache?.keys()) ?? []).filter(({ url }) =>
      new URL(url).pathname.startsWith("/api/"),
    );
    for (const file of files) await cache?.delete(file);
  }
}

/** The page that opens where another is not on this phone: without a signal it can load no code. */
export async function putNoSignalPage(userId: string, html: string): Promise<void> {
  const headers = { "content-type": "text/html; charset=utf-8" };
  await (await openKept({ userId }))?.put(`${JSON_KEY}no-signal`, new Response(html, { headers }));
}

const HEARD = "heard/";
/** Of a project: older ones are forgotten. */
const MOST_HEARD = 20;

/** Keeps what this phone wrote down of a posted recording, where pages are kept, for its author to correct. */
export async function keepHeard(place: KeptPlace, id: string, words: string): Promise<void> {
  await putJson(place, HEARD + id, { words });
  const cache = await openKept(place);
  const heard = ((await cache?.keys()) ?? []).filter(({ url }) => url.includes(`/${HEARD}`));
  for (const old of heard.slice(0, -MOST_HEARD)) await cache?.delete(old);
}

/** Null without any. */
export async function readHeard(place: KeptPlace, id: string): Promise<string | null> {
  const kept = await (await openKept(place))?.match(JSON_KEY + HEARD + id);
  return kept ? ((await kept.json()) as { words: string }).words : null;
}
