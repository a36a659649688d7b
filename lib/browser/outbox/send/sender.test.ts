import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { apiError, inProject, senderScene, stubWire, waiting } from "@/sandbox/fixtures/outbox-fixture";
import type { ItemFile, OutboxItem } from "../items/item";
import { openIndexedDbStore } from "../store/indexed-db-store";
import { memoryStore } from "../store/memory-store";
import { uploadFiles } from "./upload";
import type { OutboxStore } from "../store/store";

/** What the stub server got, in order. */
let got: { path: string; body: object }[];
let answer: (path: string, body: object) => unknown;
const post = (path: string, body: object) => {
  got.push({ path, body });
  return answer(path, body);
};
const texts = () => got.map(({ body }) => (body as { content?: string }).content);
const update = (text: string, fields = {}) =>
  waiting({ content: { text, taskId: "t1", subtaskId: null }, ...fields });
/** A recording that has arrived. */
const UPLOADED: ItemFile = {
  kind: "audio",
  firstPart: 0,
  measured: {},
  size: 5,
  sha256: "0".repeat(64),
  contentType: "audio/webm",
  reference: "/api/audio/1",
  uploadId: "up1",
};
const QUESTION = { text: "Which nails?", taskId: "t1", subtaskId: null };

beforeEach(() => {
  got = [];
  answer = () => ({ id: "u1" });
  indexedDB = new IDBFactory();
});

describe.each([
  ["in memory", () => Promise.resolve(memoryStore())],
  ["in IndexedDB", openIndexedDbStore],
])("%s", (_, open: () => Promise<OutboxStore>) => {
  it("sends a project's items in order, each once, and announces each", async () => {
    const scene = senderScene(post, await open());
    for (const text of ["one", "two", "three"]) await scene.store.add(update(text), []);
    await Promise.all([scene.flush(), scene.flush()]);
    expect(texts()).toEqual(["one", "two", "three"]);
    expect(got[0]).toEqual({
      path: "/api/projects/p1/updates",
      body: { content: "one", taskId: "t1", capturedAt: "2026-11-20T14:00:00.000Z" },
    });
    expect(await scene.items()).toEqual([]);
    expect(scene.events.filter(({ is }) => is === "received")).toHaveLength(3);
  });

  it("keeps the order behind a failure and goes on with other projects' items", async () => {
    const scene = senderScene(post, await open());
    await scene.store.add(update("one"), []);
    await scene.store.add(update("two"), []);
    await scene.store.add(inProject("p2"), []);
    answer = (path) => {
      if (path.includes("p1")) throw apiError("offline");
    };
    await scene.flush();
    expect(got.map(({ path }) => path)).toEqual(["/api/projects/p1/updates", "/api/projects/p2/updates"]);
    expect(scene.wakeAt).toBe(scene.now + 2000);
    answer = () => ({});
    scene.now += 2000;
    await scene.flush();
    expect(texts().slice(2)).toEqual(["one", "two"]);
  });

  it("sends what failed before the phone's clock was set back by a day", async () => {
    const scene = senderScene(post, await open());
    await scene.store.add(update("one"), []);
    answer = () => {
      throw apiError("offline");
    };
    await scene.flush();
    answer = () => ({});
    scene.now -= 86_400_000;
    await scene.flush();
    expect(texts()).toEqual(["one", "one"]);
    expect(await scene.items()).toEqual([]);
  });

  it.each([{ sendAfter: 86_400_000 }, { heldUntil: 86_400_000 }])(
    "tries once, not again and again, what waited before the clock was set back: %o",
    async (waits) => {
      const scene = senderScene(post, await open());
      await scene.store.add(update("one", waits), []);
      answer = () => {
        scene.isOnline = got.length < 3;
        throw apiError("offline");
      };
      await scene.flush();
      expect(texts()).toEqual(["one"]);
      expect(scene.wakeAt).toBe(scene.now + 2000);
    },
  );

  it("leaves an item while its text is edited, also after an attempt that was in flight has failed", async () => {
    const scene = senderScene(post, await open());
    const heldUntil = scene.now + 900_000;
    const { id } = await scene.store.add(update("one"), []);
    answer = async () => {
      await scene.store.change(id, (item) => ({ ...item, heldUntil }));
      throw apiError("offline");
    };
    await scene.flush();
    expect(scene.wakeAt).toBe(heldUntil);
    scene.now = heldUntil - 1;
    await scene.flush();
    expect(texts()).toEqual(["one"]);
    scene.now = heldUntil;
    answer = () => ({});
    await scene.flush();
    expect(texts()).toEqual(["one", "one"]);
  });

  it("keeps a refused item with the server's words, and sends the next", async () => {
    const scene = senderScene(post, await open());
    await scene.store.add(update("one"), [new ArrayBuffer(3)]);
    await scene.store.add(update("two"), []);
    answer = (_, body) => {
      if ("content" in body && body.content === "one") throw apiError("forbidden");
    };
    await scene.flush();
    expect(texts()).toEqual(["one", "two"]);
    const [left, ...others] = await scene.items();
    expect(others).toEqual([]);
    expect(left?.refusal).toEqual({ reason: "permission", message: "The server said forbidden." });
    expect((await scene.store.part(left?.id ?? 0, 0))?.byteLength).toBe(3);
    await scene.flush();
    expect(got).toHaveLength(2);
  });

  it("stops at an expired session and continues after signing in", async () => {
    const scene = senderScene(post, await open());
    await scene.store.add(update("one"), []);
    await scene.store.add(inProject("p2"), []);
    answer = () => {
      throw apiError("unauthenticated");
    };
    await scene.flush();
    expect(got).toHaveLength(1);
    expect(scene.paused).toEqual([null, "signedOut"]);
    expect(scene.errors.map(({ code }) => code)).toEqual(["unauthenticated"]);
    answer = () => ({});
    await scene.flush();
    expect(await scene.items()).toEqual([]);
  });

  it("sends an update whose folder was deleted to Unassigned, and learns from a used key that it had arrived", async () => {
    const scene = senderScene(post, await open());
    await scene.store.add(update("one"), []);
    answer = (_, body) => {
      if ("taskId" in body) throw apiError("validation_failed", { path: "taskId" });
      throw apiError("conflict", { details: { reason: "key_reused" } });
    };
    await scene.flush();
    expect(got.map(({ body }) => "taskId" in body)).toEqual([true, false]);
    expect(await scene.items()).toEqual([]);
    expect(scene.events.find(({ is }) => is === "received")).toMatchObject({
      item: { movedFrom: "North wall" },
      answer: null,
    });
  });

  it("asks all who manage the project what one who does not see the place was to answer, once", async () => {
    const scene = senderScene(post, await open());
    const asks = { toId: "ana" };
    await scene.store.add(waiting({ content: { ...QUESTION, asks } }), []);
    await scene.store.add(waiting({ kind: "comment", content: { text: "Which?", updateId: "u", asks } }), []);
    answer = (path, body) => {
      if ((body as typeof asks).toId) throw apiError("validation_failed", { path: "toId" });
      return path.includes("projects") ? { update: { id: "u1" } } : { comment: { id: "c1" } };
    };
    await scene.flush();
    expect(got.map(({ body }) => (body as typeof asks).toId)).toEqual(["ana", null, "ana", null]);
    expect(await scene.items()).toEqual([]);
    got = [];
    await scene.store.add(waiting({ content: { ...QUESTION, asks } }), []);
    const texts = { es: { message: "No." } };
    answer = () => {
      throw Object.assign(apiError("validation_failed", { path: "toId" }), { texts });
    };
    await scene.flush();
    expect(got).toHaveLength(2);
    expect(await scene.items()).toMatchObject([{ refusal: { reason: "other", texts } }]);
  });

  it("asks whom a question was given to while it was sent", async () => {
    const scene = senderScene(post, await open());
    const { id } = await scene.store.add(waiting({ content: { ...QUESTION, asks: { toId: "ana" } } }), []);
    answer = async (_, body) => {
      if ((body as { toId: string }).toId !== "ana") return { update: { id: "u1" } };
      await scene.store.change(id, (item) => ({ ...item, content: { ...QUESTION, asks: { toId: "luis" } } }));
      throw apiError("validation_failed", { path: "toId" });
    };
    await scene.flush();
    expect(got.map(({ body }) => (body as { toId: string }).toId)).toEqual(["ana", "luis"]);
  });

  it("refuses a file of a kind that only a later version of the page knows, and sends what comes after it", async () => {
    const scene = senderScene(post, await open(), {
      wire: (item) => ({
        ...stubWire(post)(item),
        uploadFiles: () =>
          uploadFiles(item, {
            store: scene.store,
            putPart: () => Promise.resolve(),
            onProgress: () => undefined,
          }),
      }),
    });
    const file = {
      kind: "plan",
      firstPart: 0,
      measured: {},
      size: 5,
      sha256: "0".repeat(64),
      contentType: "",
    };
    await scene.store.add(update("one", { files: [file] }), [new ArrayBuffer(5)]);
    await scene.store.add(update("two"), []);
    await scene.flush();
    expect(got).toHaveLength(1);
    expect(await scene.items()).toMatchObject([{ content: { text: "one" }, refusal: { reason: "file" } }]);
  });

  it("sends a file once more of which the server says that it is not there, though it keeps the upload", async () => {
    const files: ItemFile[] = [];
    const scene = senderScene(post, await open(), {
      wire: (item) => {
        files.push(...item.files);
        return stubWire(post)(item);
      },
    });
    await scene.store.add(update("one", { files: [UPLOADED] }), [new ArrayBuffer(5)]);
    answer = () => {
      if (got.length < 3) throw apiError("validation_failed", { path: "audioUrl" });
      return { id: "u1" };
    };
    await scene.flush();
    expect(files.map((sent) => [sent.reference, sent.uploadId])).toEqual([
      ["/api/audio/1", "up1"],
      [undefined, "up1"],
      [undefined, null],
    ]);
    expect(await scene.items()).toEqual([]);
  });

  it("uploads once more only the files that the server no longer has, however often that happens", async () => {
    const kept = new Set(["up2"]);
    let begun = 2;
    let puts = 0;
    vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
      const id = path.split("/")[3] ?? `up${String(++begun)}`;
      if (method === "POST") kept.add(id);
      if (!kept.has(id)) return Response.json({ code: "not_found" }, { status: 404 });
      const isWhole = method === "GET" || path.endsWith("/complete");
      return Response.json({ id, receivedParts: [], ...(isWhole && { audioUrl: `/api/audio/${id}` }) });
    });
    const scene = senderScene(post, await open(), {
      wire: (item) => ({
        ...stubWire(post)(item),
        uploadFiles: () =>
          uploadFiles(item, {
            store: scene.store,
            putPart: async () => void puts++,
            onProgress: () => undefined,
          }),
      }),
    });
    const two = [UPLOADED, { ...UPLOADED, firstPart: 1, uploadId: "up2", reference: "/api/audio/up2" }];
    await scene.store.add(update("one", { files: two }), [new ArrayBuffer(5), new ArrayBuffer(5)]);
    for (const week of [1, 2, 3, 4]) {
      let isFirst = true;
      answer = () => {
        if (isFirst) {
          isFirst = false;
          throw apiError("validation_failed", { path: "audioUrl" });
        }
        throw apiError("offline");
      };
      await scene.flush();
      expect(puts).toBe(week);
      expect(await scene.items()).toMatchObject([{ refusal: null, transientRefusals: 0 }]);
      kept.delete(`up${String(begun)}`);
      scene.now += 3_600_000;
    }
    answer = () => ({ id: "u1" });
    await scene.flush();
    expect(await scene.items()).toEqual([]);
  });

  it("keeps an edit that was made while the earlier text was in flight", async () => {
    const scene = senderScene(post, await open());
    const { id } = await scene.store.add(update("one"), []);
    answer = async () => {
      await scene.store.change(id, (item) => ({ ...item, content: { text: "uno" }, revision: 1 }));
    };
    await scene.flush();
    expect(await scene.items()).toMatchObject([
      { content: { text: "uno" }, refusal: { reason: "earlierReceived" } },
    ]);
    expect(scene.events.map(({ is }) => is)).toEqual(["sending", "received", "refused", "attempted"]);
  });

  it("sends to Unassigned what was edited while the folder of the earlier text turned out to be gone", async () => {
    const scene = senderScene(post, await open());
    const { id } = await scene.store.add(update("one"), []);
    answer = async (_, body) => {
      if (!("taskId" in body)) return { id: "u1" };
      const text = { text: "uno" };
      const edited = (item: OutboxItem) => ({ ...item, content: { ...(item.content as object), ...text } });
      await scene.store.change(id, (item) => ({ ...edited(item), revision: 1 }));
      throw apiError("validation_failed", { path: "taskId" });
    };
    await scene.flush();
    expect(texts()).toEqual(["one", "uno"]);
    expect(await scene.items()).toEqual([]);
  });

  it("does not send items that can be undone or belong to another user, and nothing without a signal", async () => {
    const store = await open();
    const scene = senderScene(post, store);
    await store.add(update("ticked", { sendAfter: scene.now + 6000 }), []);
    await store.add(update("hers", { userId: "june" }), []);
    await store.add(update("later", { sendAfter: scene.now }), []);
    scene.isOnline = false;
    await scene.flush();
    expect(got).toEqual([]);
    scene.isOnline = true;
    await scene.flush();
    expect(texts()).toEqual(["later"]);
    expect(scene.wakeAt).toBe(scene.now + 6000);
    scene.now += 6000;
    await scene.flush();
    expect(texts()).toEqual(["later", "ticked"]);
    expect(await scene.items()).toEqual([]);
    expect(await store.list("june")).toHaveLength(1);
  });
});

it("leaves what has files for Wi-Fi, unless the person sends it now", async () => {
  const scene = senderScene(post);
  const voice = { name: "files", kind: "recording", size: 5, parts: 1 } as unknown as ItemFile;
  await scene.store.add(update("voice", { files: [voice] }), [new ArrayBuffer(5)]);
  await scene.store.add(update("words"), []);
  scene.filesWait = true;
  await scene.flush();
  expect(texts()).toEqual(["words"]);
  const [left] = await scene.items();
  await scene.store.change(left?.id ?? 0, (item) => ({ ...item, sendsNow: true }));
  await scene.flush();
  expect(texts()).toEqual(["words", "voice"]);
});

it("goes on with other projects' items where the phone has no room to count a failure, and retries in a minute", async () => {
  const store = memoryStore();
  const change: OutboxStore["change"] = (id, by) =>
    store.change(id, (item) => {
      if (by(item)) throw new DOMException("", "QuotaExceededError");
      return null;
    });
  const scene = senderScene(post, { ...store, change });
  for (const text of ["one", "two"]) await store.add(update(text), []);
  await store.add(inProject("p2", { content: { text: "other" } }), []);
  answer = (path) => {
    if (path.includes("p1")) throw apiError("offline");
  };
  await scene.flush();
  expect(texts()).toEqual(["one", "other"]);
  expect(scene.wakeAt).toBe(scene.now + 60_000);
  answer = () => ({});
  scene.now += 60_000;
  await scene.flush();
  expect(texts().slice(2)).toEqual(["one", "two"]);
});

it("goes on with other projects' items behind one of a kind that only a later version of the page knows", async () => {
  const scene = senderScene(post);
  await scene.store.add(update("one", { kind: "plan" }), []);
  await scene.store.add(inProject("p2", { content: { text: "other" } }), []);
  await scene.flush();
  expect(texts()).toEqual(["other"]);
  expect(await scene.items()).toMatchObject([{ kind: "plan", refusal: null }]);
});

it("keeps items over a reload, and removes a file with its item", async () => {
  const before = await openIndexedDbStore();
  const { id } = await before.add(update("one"), [new ArrayBuffer(5), new ArrayBuffer(2)]);
  const after = await openIndexedDbStore();
  expect(await after.list("mateo")).toMatchObject([{ id, content: { text: "one" } }]);
  expect((await after.part(id, 1))?.byteLength).toBe(2);
  await after.change(id, () => null);
  expect(await after.part(id, 1)).toBeUndefined();
});
