import { readFile } from "node:fs/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { dropShare, readShares } from "./shared";
import { outboxState } from "@/lib/browser/outbox/state";
import { MAX_AUDIO } from "@/lib/recordings/limits";

/** Cache Storage, as far as it is used. */
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  stored = new Map();
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    const keyOf = (request: string | Request) => (typeof request === "string" ? request : request.url);
    return Promise.resolve({
      keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
      match: (request: string | Request) => Promise.resolve(cache.get(keyOf(request))?.clone()),
      put: (request: string | Request, response: Response) =>
        Promise.resolve(cache.set(keyOf(request), response)),
      delete: (request: string | Request) => Promise.resolve(cache.delete(keyOf(request))),
    });
  };
  vi.stubGlobal("caches", { open });
  // It cannot decode anything.
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      decodeAudioData = () => Promise.reject(new DOMException("", "EncodingError"));
    },
  );
});

/** What the service worker keeps of a form. */
function share(by: string, id: string, texts: Record<string, string>, files: File[] = []): void {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const file of files) form.append("files", file);
  const cache = stored.get(`shared:${by}`) ?? new Map<string, Response>();
  stored.set(`shared:${by}`, cache.set(id, new Response(form)));
}

it.each([
  [
    { title: "Beam", text: "Beam is level.", url: "https://a.example/1" },
    "Beam is level.\nhttps://a.example/1",
  ],
  [
    { title: "Plan", text: "See https://a.example/1", url: "https://a.example/1" },
    "Plan\nSee https://a.example/1",
  ],
  [{ title: "Same", text: " Same ", url: "" }, "Same"],
  [{}, ""],
])("joins %j, without what another part says too", async (texts, joined) => {
  share("mateo", "/1", texts);
  expect(await readShares("mateo")).toMatchObject([{ text: joined, photos: [], voice: null, leftOut: [] }]);
});

it("takes pictures and one recording, by what they are, and names what it leaves out", async () => {
  const memo = await readFile("sandbox/fixtures/sound/memo.mp3");
  const lastModified = Date.parse("2026-11-28T16:00:00Z");
  const png = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10", "latin1");
  const long = Buffer.concat([memo, Buffer.alloc(MAX_AUDIO)]);
  share("mateo", "/1", {}, [
    new File([png], "unnamed", { type: "application/octet-stream" }),
    new File(["no picture"], "two.jpg", { type: "image/jpeg" }),
    new File([memo], "memo.mp3", { type: "", lastModified }),
    new File([memo], "second.mp3", { type: "audio/mpeg" }),
    new File([long], "long.mp3", { type: "audio/mpeg" }),
    new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" }),
  ]);
  const [found] = await readShares("mateo");
  expect(found?.photos.map(({ name }) => name)).toEqual(["unnamed", "two.jpg"]);
  expect(found?.voice?.file).toMatchObject({ size: memo.length, type: "audio/mpeg" });
  expect(found?.leftOut).toEqual([
    { name: "second.mp3", why: "second" },
    { name: "long.mp3", why: "tooLarge" },
    { name: "plan.pdf", why: "unknown" },
  ]);
});

it("reads what this reader shared, newest first, takes over what nobody's was, and leaves another's alone", async () => {
  share("rosa", "/1", { text: "For Rosa" });
  share("mateo", "/2", { text: "Earlier" });
  share("nobody", "/3", { text: "Not signed in" });
  const textsOf = async (userId: string) => (await readShares(userId)).map(({ text }) => text);
  expect(await textsOf("mateo")).toEqual(["Not signed in", "Earlier"]);
  expect(stored.get("shared:nobody")?.size).toBe(0);
  await dropShare("mateo", "/3");
  expect(outboxState().shared).toBe(1);
  expect(await textsOf("mateo")).toEqual(["Earlier"]);
  await dropShare("mateo", "/2");
  expect(await textsOf("mateo")).toEqual([]);
  expect(await textsOf("rosa")).toEqual(["For Rosa"]);
});
