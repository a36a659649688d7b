import type { QueryClient } from "@tanstack/react-query";
import { keepPages, keepRecent } from "./keep-recent";
import { fillUnopened, keepQueries, restoreQueries } from "./kept-queries";
import { keptChoice } from "@/lib/browser/offline/choices";
import {
  dropKept,
  dropOthers,
  noteReader,
  openKept,
  pageKeptAt,
  putNoSignalPage,
} from "@/lib/browser/offline/kept";
import { currentPageEnding } from "@/lib/browser/page/page-ending";
import { isServerHeard, subscribeToHeard } from "@/lib/browser/page/last-heard";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";
import { storedText, storeText } from "@/lib/browser/stored";
import { SERVICE_WORKER } from "@/lib/shared/paths/api-path";
import { paths, projectIdOf } from "@/lib/shared/paths/paths";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What of a signed-in page stays on this phone. */
export interface KeepOffline {
  userId: string;
  /** HTML of the page that opens where another is not on this phone. */
  noSignal: string;
}

/**
 * Keeps the page, what it reads and the reader's recent projects for when there is no signal, and shows what was kept where the
 * page itself comes from this phone. Returns a function that ends it.
 */
export function keepOffline(client: QueryClient, { userId, noSignal }: KeepOffline): () => void {
  // Missing without https.
  if (!("serviceWorker" in navigator)) return () => undefined;
  const ended = new AbortController();
  void start(client, { userId, noSignal }, ended.signal).catch(() => undefined);
  return () => ended.abort();
}

async function start(
  client: QueryClient,
  { userId, noSignal }: KeepOffline,
  ended: AbortSignal,
): Promise<void> {
  if (pageKeptAt() !== null) await showKept(client, userId, ended);
  await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: "all" });
  if (!keptChoice("pages")) return dropOthers(null);
  await dropOthers(userId);
  const cache = await openKept({ userId }, { create: true });
  if (ended.aborted || !cache) return;
  ended.addEventListener("abort", keepQueries(client, userId));
  await putNoSignalPage(userId, noSignal);
  const projectId = projectIdOf(location.pathname);
  const own = await openKept({ userId, projectId });
  // Opened before there was a worker that could keep it.
  const isKept = (await own?.match(location.pathname)) !== undefined;
  const pages = isKept ? [] : [location.pathname];
  // Where the phone's clock is wrong, once a day in a tab all the same.
  const isTried = isOfToday(Number(storedText(FETCHED, "sessionStorage")));
  for (const path of LISTS) {
    const page = await cache.match(path);
    if (!page || (!isTried && !isOfToday(dateOf(page)))) pages.push(path);
  }
  fetchWhileIdle(() => {
    keepPages(pages, isKept ? [] : loadedAssets())
      .then(() => storeText(FETCHED, String(Date.now()), "sessionStorage"))
      .then(() => (ended.aborted ? undefined : keepRecent(userId)))
      .then(() => (ended.aborted || !projectId ? undefined : fillUnopened(client, userId, projectId)))
      .catch(() => undefined);
  });
}

const LISTS = [paths.dashboard(), paths.projects(), paths.waiting(), shortcutPaths.share()];
const FETCHED = "lists-fetched";

/** Fetched again each day, a page has the code of the latest release. */
function isOfToday(time: number): boolean {
  return Math.abs(Date.now() - time) < DAY_MS;
}

/** When the server sent a page, in milliseconds since 1970. */
const dateOf = (page: Response) => Date.parse(page.headers.get("date") ?? "");

/** The build's files that this page has loaded. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return loaded.filter((path) => path.startsWith("/_next/static/"));
}

/** Forgets what its reader may no longer see, once the page has ended. */
export async function dropEnded(userId: string): Promise<void> {
  if (currentPageEnding().ending?.reason !== "removed") return noteReader(null);
  await dropKept({ userId, projectId: projectIdOf(location.pathname) });
  // Lists name the project.
  await dropKept({ userId });
}

/** The page that opens where another is not on this phone, until the signal is back: it can load no code and no styles. */
export function noSignalPage(lang: string, texts: { title: string; hint: string; link: string }): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(texts.title)}</title>
<style>:root{color-scheme:light dark;background:light-dark(#f8f7f4,#0f141b);color:light-dark(#161a24,#f3f1ec)}
body{max-width:30rem;margin:16vh auto 0;padding:0 1rem;font:1.125rem/1.5 system-ui}h1{font-size:2rem;line-height:1.2;margin:1.25rem 0 .5rem}
a{display:block;margin-top:1.75rem;padding:1rem;border-radius:.875rem;background:#ff8829;color:#161a24;font-weight:700;text-align:center;text-decoration:none}
path{stroke:currentColor;stroke-width:2;fill:none}</style>
<svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2v11"/><path style="fill:#ff8829" d="M10.5 13h11l-1.6 6.2L16 30l-3.9-10.8z"/></svg>
<script>addEventListener("online",()=>location.reload())</script>
<h1>${escaped(texts.title)}</h1><p>${escaped(texts.hint)}</p><a href="${paths.projects()}">${escaped(texts.link)}</a></html>`;
}

/** Everything that a page of this phone shows is stale once the server is heard again. */
async function showKept(client: QueryClient, userId: string, ended: AbortSignal): Promise<void> {
  await restoreQueries(client, { userId, projectId: projectIdOf(location.pathname) });
  const stop = subscribeToHeard(() => {
    if (!isServerHeard()) return;
    stop();
    void client.invalidateQueries();
  });
  ended.addEventListener("abort", stop);
}
