/*
 * Serves pages without a signal from what was kept on this phone, and shows what is pushed while no page is open.
 *
 * Per reader there is a cache "kept:{user}:" for pages of no project and one "kept:{user}:{project}" for each project: its pages,
 * what they had read, its recordings and thumbs (lib/browser/offline writes those). Pages are kept only where the first exists.
 * Everything comes from the network while there is one, except the build's files, whose names change with their content.
 */

const KEPT = "kept:";
const ASSETS = "assets";
/** About three builds. */
const MOST_ASSETS = 600;
/** The newest, whose files stay beyond that. */
const MOST_PAGES = 40;
const ASSET = /\/_next\/static\/[^"'\\\s<>]+?\.(?:js|css|woff2)/g;
/** How pages, scripts and styles name files. */
const NAME = /\/([\w.~-]+\.(?:js|css|woff2|ts))\b/g;
const PAGE =
  /^\/(?:dashboard|projects|waiting|projects\/share|projects\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/photos|\/updates\/[0-9a-f-]{36})?)$/;
const FILE = /^\/api\/(?:audio|photos)\//;
/** What other apps share, by the reader who was here then (lib/browser/offline/shared.ts), and who that is. */
const SHARED = "shared:";
const READER = "reader";
const SHARE = "/projects/share";
/** Milliseconds that a page or a file may take before the kept one comes instead. */
const PATIENCE_MS = 5000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && request.mode === "navigate" && pathname === SHARE)
    event.respondWith(takeShare(request));
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(readAsset(event));
  else if (FILE.test(pathname)) event.respondWith(readFile(request));
});

/** `{ pages, assets }`: paths of pages to keep, and files of the build that a page loaded before this worker was there. */
self.addEventListener("message", (event) => {
  const { pages = [], assets = [] } = event.data;
  event.waitUntil(fetchPages(pages).then(() => keepAssets(assets)));
});

async function openPage(event, path) {
  const kept = PAGE.test(path) ? await findKept(path) : undefined;
  const loading = (async () => (await event.preloadResponse) || fetch(event.request))();
  event.waitUntil(
    loading.then(
      (response) => Promise.all([keepPage(path, response.clone()), noteReader(response)]),
      () => undefined,
    ),
  );
  try {
    return await orKept(loading, kept);
  } catch {
    return (await openLast(event.request)) || (await findKept("/kept/no-signal")) || Response.error();
  }
}

/** Nothing where the phone's storage fails: the line is left. */
function findKept(path, options) {
  return caches.match(path, options).catch(() => undefined);
}

/** What is kept, if anything, where the network does not answer, or not in time. */
async function orKept(loading, kept) {
  if (!kept) return loading;
  const response = await Promise.race([loading, after(PATIENCE_MS, kept)]).catch(() => kept);
  // A proxy that cannot reach its server.
  return response.status > 500 ? kept : response;
}

/** Where a shortcut leads without a signal: to the project that was open last. */
async function openLast({ url }) {
  const { pathname, search } = new URL(url);
  const last = pathname === "/projects/last" ? await findKept("/kept/last") : undefined;
  return last && Response.redirect(`/projects/${(await last.json()).projectId}${search}`, 302);
}

function after(ms, value) {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}

async function fetchPages(paths) {
  for (const path of paths.filter((one) => PAGE.test(one))) {
    const response = await fetch(path).catch(() => null);
    if (response && !response.redirected) await keepPage(path, response);
  }
}

/** Keeps the form as it came: the page that opens reads it, perhaps after signing in. */
async function takeShare(request) {
  try {
    const reader = await findKept("/reader", { cacheName: READER });
    const cache = await caches.open(SHARED + (reader ? await reader.text() : "nobody"));
    const headers = { "content-type": request.headers.get("content-type") };
    await cache.put(`/shared/${Date.now()}`, new Response(await request.blob(), { headers }));
    return Response.redirect(SHARE, 303);
  } catch {
    return Response.redirect(`${SHARE}#full`, 303);
  }
}

/** Notes who opened a page. What is only fetched may come after its reader has signed out. */
async function noteReader({ headers }) {
  const reader = headers.get("x-reader");
  if (reader === null) return;
  // First: a full phone has no room for another.
  await caches.delete(READER);
  await (await caches.open(READER)).put("/reader", new Response(reader));
}

/** Keeps a page for its reader; first drops what belongs to anybody else. */
async function keepPage(path, response) {
  const reader = response.headers.get("x-reader");
  if (reader === null) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(KEPT) && !name.startsWith(`${KEPT}${reader}:`));
  await Promise.all(others.map((name) => caches.delete(name)));
  const page = PAGE.exec(path);
  if (!page || !response.ok || !names.includes(`${KEPT}${reader}:`)) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const marked = html.replace("<html", `<html data-kept="${Date.now()}"`);
  const own = `${KEPT}${reader}:`;
  // Its reader has signed out since.
  if (!(await caches.has(own))) return;
  const cache = await caches.open(own + (page[1] || ""));
  await cache.put(path, new Response(marked, { headers }));
  if (!(await caches.has(own))) await caches.delete(own + (page[1] || ""));
  await keepAssets(html.match(ASSET) || []);
}

async function keepAssets(addresses) {
  if (addresses.length === 0) return;
  const cache = await caches.open(ASSETS);
  for (const address of new Set(addresses))
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  await trimAssets(cache);
}

/** Once there are many, drops what no kept page loads, neither at once nor on demand. */
async function trimAssets(cache) {
  const keys = await cache.keys();
  if (keys.length <= MOST_ASSETS) return;
  const unneeded = new Map(keys.map((key) => [key.url.split("/").pop(), key]));
  const texts = await newestPages();
  // Goes on to the files that are found meanwhile.
  for (const text of texts)
    for (const [, name] of text.matchAll(NAME)) {
      const key = unneeded.get(name);
      if (key && unneeded.delete(name)) texts.push((await (await cache.match(key))?.text()) || "");
    }
  for (const key of unneeded.values()) await cache.delete(key);
}

async function newestPages() {
  const texts = [];
  for (const name of await caches.keys()) {
    // Opening one that was dropped meanwhile would bring it back.
    if (!name.startsWith(KEPT) || !(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => PAGE.test(new URL(url).pathname));
    for (const page of pages) texts.push((await (await cache.match(page))?.text()) || "");
  }
  // Each begins with when it was kept.
  return texts.sort().slice(-MOST_PAGES);
}

async function readAsset(event) {
  const { request } = event;
  const kept = await findKept(request.url, { cacheName: ASSETS });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(ASSETS).then((cache) => cache.put(request.url, copy)));
  }
  return response;
}

async function readFile(request) {
  const kept = await findKept(request.url, { ignoreVary: true });
  const response = await orKept(fetch(request), kept);
  return response === kept ? rangeOf(kept, request.headers.get("range")) : response;
}

/** The part that a player asks for: `bytes=first-` or `bytes=first-last`. */
async function rangeOf(kept, range) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range || "") || [];
  if (first === undefined) return kept;
  const whole = await kept.blob();
  const end = Math.min(last ? Number(last) : whole.size - 1, whole.size - 1);
  if (Number(first) > end)
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${whole.size}` } });
  const headers = {
    "content-type": kept.headers.get("content-type") || "",
    "content-range": `bytes ${first}-${end}/${whole.size}`,
    "accept-ranges": "bytes",
  };
  return new Response(whole.slice(Number(first), end + 1), { status: 206, headers });
}

self.addEventListener("push", (event) => {
  const { notification } = event.data.json();
  const { title, body, lang, tag, navigate } = notification;
  const shown = { body, lang, tag, icon: "/icon-192.png", badge: "/icon-96.png", data: { navigate } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.navigate));
});

/* A page that has typed text in it is not navigated away from: it is brought to the front only where it already shows the address. */
async function open(address) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url.href);
  if (page) await page.focus();
  else await self.clients.openWindow(url.href);
}
