import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";

const SITE = "https://site.example";

type Asked = string | { url: string };

const pathOf = (asked: Asked) => new URL(typeof asked === "string" ? asked : asked.url, SITE).pathname;

/** A phone's worker, whose seconds are milliseconds. */
function startWorker(caches: object, line: (path: string) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const work: Promise<unknown>[] = [];
  const showNotification = vi.fn<(title: string, shown: object) => void>();
  runInNewContext(readFileSync("public/service-worker.js", "utf8"), {
    self: {
      location: { origin: SITE },
      registration: { showNotification },
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    },
    caches,
    fetch: (asked: Asked) => line(pathOf(asked)),
    setTimeout: (run: () => void, ms: number, value: unknown) => setTimeout(run, ms / 1000, value),
    URL,
    Headers,
    Response,
  });
  const waitUntil = (one: Promise<unknown>) => work.push(one.catch(() => undefined));
  return {
    ask: (path: string, range = "") => {
      const mode = /^\/(?:api|_next)\//.test(path) ? "no-cors" : "navigate";
      const request = { url: SITE + path, method: "GET", mode, headers: new Headers({ range }) };
      return new Promise<Response>((respondWith) => {
        listeners.get("fetch")?.({ request, respondWith, waitUntil });
      });
    },
    push: (notification: object) => {
      listeners.get("push")?.({ data: { json: () => ({ notification }) }, waitUntil: () => undefined });
      return showNotification.mock.lastCall;
    },
    tell: (data: object) => listeners.get("message")?.({ data, waitUntil }),
    settled: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
  };
}

const keptAlone = { match: () => Promise.resolve(new Response("kept")) };

test.each([
  ["does not answer", () => new Promise<Response>(() => undefined)],
  ["has no signal", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["ends at a proxy", () => Promise.resolve(new Response("Bad Gateway", { status: 502 }))],
])("a line that %s leaves what the phone keeps of pages, recordings and photos", async (_, line) => {
  const { ask } = startWorker(keptAlone, line);
  for (const path of ["/dashboard", "/api/audio/1", "/api/photos/1/thumb"])
    expect(await (await ask(path)).text()).toBe("kept");
  expect(await (await ask("/api/audio/1", "bytes=1-2")).text()).toBe("ep");
  const beyond = await ask("/api/audio/1", "bytes=4-");
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */4"]);
});

test.each([200, 404])("what the server answers comes first, also a %d", async (status) => {
  const { ask } = startWorker(keptAlone, () => Promise.resolve(new Response("sent", { status })));
  expect(await (await ask("/api/audio/1")).text()).toBe("sent");
});

test("a phone whose storage fails has what the line brings", async () => {
  const fail = () => Promise.reject(new DOMException("Unexpected internal error.", "UnknownError"));
  const caches = { match: fail, open: fail, keys: fail, has: fail, delete: fail };
  const online = startWorker(caches, () => Promise.resolve(new Response("sent")));
  for (const path of ["/dashboard", "/projects/last", "/settings", "/_next/static/a.js", "/api/audio/1"])
    expect(await (await online.ask(path)).text()).toBe("sent");
  const offline = startWorker(caches, () => Promise.reject(new TypeError("Failed to fetch")));
  for (const path of ["/dashboard", "/projects/last"]) expect((await offline.ask(path)).type).toBe("error");
});

test("after any number of releases kept pages have the files that they load, at once or on demand", async () => {
  let build = 1;
  const ofBuild = Array.from({ length: 200 }, (_, at) => `/_next/static/chunks/part-${String(at)}.js`);
  const inBuild = (path: string) => path.replace("part", `b${String(build)}`);
  const named = () => ["/_next/static/chunks/react.js", ...ofBuild.map(inBuild)];
  const line = (path: string) => {
    if (!path.startsWith("/_next/"))
      return Promise.resolve(
        new Response(`<!DOCTYPE html><html lang="en">"${named().join('"')}"`, {
          headers: { "x-reader": "rosa" },
        }),
      );
    const isGone = /\/b\d/.test(path) && !path.includes(`/b${String(build)}-`);
    const code = path.endsWith("/react.js") ? 'import("static/chunks/recorder.js")' : "code";
    return Promise.resolve(new Response(code, { status: isGone ? 404 : 200 }));
  };
  const { all, caches } = memoryCaches(line);
  const { ask, tell, settled } = startWorker(caches, line);
  await caches.open("kept:rosa:");
  tell({ pages: ["/waiting"], assets: ["/_next/static/chunks/recorder.js"] });
  await settled();
  const ofFirst = named();
  for (; build <= 9; build += 1) {
    await ask("/dashboard");
    await settled();
    const assets = [...(all.get("assets")?.keys() ?? [])];
    expect(assets).toEqual(
      expect.arrayContaining([...named(), ...ofFirst, "/_next/static/chunks/recorder.js"]),
    );
    expect(assets.length).toBeLessThan(1000);
  }
});

test("what other apps share is for who opened a page last, not for whose page is fetched", async () => {
  let reader = "mateo";
  const line = () => Promise.resolve(new Response("<html>", { headers: { "x-reader": reader } }));
  const { all, caches } = memoryCaches(line);
  const { ask, tell, settled } = startWorker(caches, line);
  await ask("/settings");
  await settled();
  reader = "rosa";
  tell({ pages: ["/waiting"] });
  await settled();
  expect(await all.get("reader")?.get("/reader")?.text()).toBe("mateo");
});

/** As browsers do, each in the order of what was put. */
function memoryCaches(line: (path: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>();
  const of = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const put = (asked: Asked, answer: Response) => {
      kept.delete(pathOf(asked));
      return Promise.resolve(void kept.set(pathOf(asked), answer));
    };
    return {
      put,
      add: async (path: string) => {
        const answer = await line(path);
        if (!answer.ok) throw new TypeError("Request failed");
        return put(path, answer);
      },
      match: (asked: Asked) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
      keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: SITE + path }))),
      delete: (asked: Asked) => Promise.resolve(kept.delete(pathOf(asked))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(of(name)),
    keys: () => Promise.resolve([...all.keys()]),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: async (asked: Asked) => {
      for (const kept of all.values()) if (kept.has(pathOf(asked))) return kept.get(pathOf(asked))?.clone();
      return undefined;
    },
  };
  return { all, caches };
}

test("a push is shown with its own outline in a phone's status bar, not the browser's", async () => {
  const { push } = startWorker(keptAlone, () => Promise.resolve(new Response()));
  const [title, shown] =
    push({ title: "New", body: "Harlow Street", tag: "a", navigate: "/dashboard" }) ?? [];
  expect(title).toBe("New");
  expect(shown).toMatchObject({ body: "Harlow Street", tag: "a", badge: "/icon-96.png" });
  const { width, height, hasAlpha } = await sharp("public/icon-96.png").metadata();
  expect([width, height, hasAlpha]).toEqual([96, 96, true]);
});
