import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { expect, it, vi } from "vitest";
import { openIndexedDbStore } from "./indexed-db-store";

/** The database as the second version of its schema made it. */
async function earlierDatabase(items: object[], part: ArrayBuffer): Promise<void> {
  const db = await openDB("outbox", 2, {
    upgrade: (created) => {
      const stored = created.createObjectStore("items", { keyPath: "id", autoIncrement: true });
      stored.createIndex("userId", "userId");
      created.createObjectStore("parts");
      created.createObjectStore("recordings", { keyPath: "id" }).createIndex("userId", "userId");
      created.createObjectStore("chunks");
    },
  });
  for (const item of items) await db.add("items", item);
  await db.put("parts", part, [2, 0]);
  db.close();
}

it("takes over what an earlier version of the page has stored: texts, and recordings with what was uploaded of them", async () => {
  const item = { userId: "u", kind: "update", attempts: 3 };
  const file = { size: 3, contentType: "audio/webm", sha256: "ab", uploadId: "up1", url: "/api/audio/up1" };
  const content = { text: "", taskId: "t1", subtaskId: null, durationMs: 4000, peaks: [0, 80] };
  vi.stubGlobal("indexedDB", new IDBFactory());
  await earlierDatabase(
    [
      { ...item, content: { text: "Rebar tied" }, doubts: 2, file: null },
      { ...item, content, file },
    ],
    new Uint8Array([1, 2, 3]).buffer,
  );

  const store = await openIndexedDbStore();
  const [text, recording] = await store.list("u");
  expect(text).toEqual({
    ...item,
    id: 1,
    content: { text: "Rebar tied" },
    transientRefusals: 2,
    files: [],
  });
  expect(recording).toEqual({
    ...item,
    id: 2,
    content: { text: "", taskId: "t1", subtaskId: null },
    files: [
      {
        kind: "audio",
        size: 3,
        contentType: "audio/webm",
        sha256: "ab",
        uploadId: "up1",
        reference: "/api/audio/up1",
        firstPart: 0,
        measured: { durationMs: 4000, peaks: [0, 80] },
      },
    ],
  });
  expect((await store.part(2, 0))?.byteLength).toBe(3);
  const changed = await store.change(1, (read) => ({ ...read, attempts: read.attempts + 1 }));
  expect(changed).toMatchObject({ attempts: 4, transientRefusals: 2 });
});
