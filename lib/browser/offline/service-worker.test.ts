import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const SITE = "https://site.example";

/** What the worker of a phone that keeps everything answers; its seconds are milliseconds. */
async function ask(path: string, line: () => Promise<Response>, range = ""): Promise<string> {
  let listen: (event: object) => void = () => undefined;
  runInNewContext(readFileSync("public/service-worker.js", "utf8"), {
    self: {
      location: { origin: SITE },
      addEventListener: (name: string, listener: typeof listen) => name === "fetch" && (listen = listener),
    },
    caches: { match: () => Promise.resolve(new Response("kept")) },
    fetch: line,
    setTimeout: (run: () => void, ms: number, value: unknown) => setTimeout(run, ms / 1000, value),
    URL,
    Headers,
    Response,
  });
  const mode = path.startsWith("/api") ? "no-cors" : "navigate";
  const request = { url: SITE + path, method: "GET", mode, headers: new Headers({ range }) };
  const answer = await new Promise<Response>((respondWith) => {
    listen({ request, respondWith, waitUntil: () => undefined });
  });
  return answer.text();
}

test.each([
  ["does not answer", () => new Promise<Response>(() => undefined)],
  ["has no signal", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["ends at a proxy", () => Promise.resolve(new Response("Bad Gateway", { status: 502 }))],
])("a line that %s leaves what the phone keeps of pages, recordings and photos", async (_, line) => {
  for (const path of ["/dashboard", "/api/audio/1", "/api/photos/1/thumb"])
    expect(await ask(path, line)).toBe("kept");
  expect(await ask("/api/audio/1", line, "bytes=1-2")).toBe("ep");
});

test.each([200, 404])("what the server answers comes first, also a %d", async (status) => {
  expect(await ask("/api/audio/1", () => Promise.resolve(new Response("sent", { status })))).toBe("sent");
});
