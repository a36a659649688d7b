import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openPhoneDatabase } from "./database";
import { openIndexedDbStore } from "./indexed-db-store";
import { memoryStore } from "./memory-store";
import { withSpare } from "./spare-store";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

const place = { taskId: "t1", subtaskId: null };
const file = { size: 3, contentType: "audio/webm", sha256: "ab", uploadId: "up1" };
const measured = { durationMs: 4000, peaks: [0, 80] };
const recording = { kind: "audio", ...file, reference: "/api/audio/up1", firstPart: 0, measured };
/** As every version of the page has stored a recording that is uploaded. */
const { files: _, ...fields } = waiting();
const stored = {
  ...fields,
  content: { text: "", ...place, ...measured },
  file: { ...file, url: "/api/audio/up1" },
};

it("reads what an earlier version of the page has stored: texts, and recordings with what was uploaded of them", async () => {
  const db = await openPhoneDatabase();
  const text = { ...fields, content: { text: "Rebar tied", ...place }, doubts: 2, file: null };
  await db.add("items", { ...text } as never);
  await db.add("items", { ...stored } as never);
  db.close();
  const store = await openIndexedDbStore();
  const [first, second] = await store.list("mateo");
  expect(first).toEqual({
    ...waiting({ content: { text: "Rebar tied", ...place } }),
    id: 1,
    transientRefusals: 2,
  });
  expect(second).toEqual({
    ...waiting({ content: { text: "", ...place }, files: [recording] }),
    id: 2,
  });
  const changed = await store.change(1, (read) => ({ ...read, attempts: read.attempts + 1 }));
  expect(changed).toMatchObject({ attempts: 1, transientRefusals: 2 });
});

it("stores a recording as a tab of an earlier version reads it", async () => {
  const store = await openIndexedDbStore();
  const written = waiting({ content: { text: "", ...place }, files: [recording] });
  const { id } = await store.add(written, [new Uint8Array([1, 2, 3]).buffer]);
  await store.change(id, (item) => ({ ...item, attempts: 1 }));
  const db = await openPhoneDatabase();
  expect(await db.get("items", id)).toEqual({ ...stored, id, attempts: 1 });
  db.close();
  expect(await store.list("mateo")).toEqual([{ ...written, id, attempts: 1 }]);
});

it("keeps the files of an item that has several", async () => {
  const store = await openIndexedDbStore();
  const files = [
    { ...recording, firstPart: 1 },
    { ...recording, kind: "plan" },
  ];
  const { id } = await store.add(waiting({ files }), []);
  expect(await store.list("mateo")).toMatchObject([{ id, files }]);
});

it("goes on where the browser has severed the connection, as of a page in the background", async () => {
  const opened = vi.spyOn(indexedDB, "open");
  const store = await openIndexedDbStore();
  const sever = () => (opened.mock.results.at(-1)!.value as IDBOpenDBRequest).result.close();
  const { id } = await store.add(waiting(), [new ArrayBuffer(3)]);
  for (const call of [
    () => store.add(waiting(), []),
    () => store.change(id, (item) => ({ ...item, attempts: 1 })),
    () => store.part(id, 0),
    () => store.list("mateo"),
  ]) {
    sever();
    await call();
  }
  expect(await store.list("mateo")).toMatchObject([{ id, attempts: 1 }, { id: id + 1 }]);
  expect(opened).toHaveBeenCalledTimes(5);
});

it("still lists what the phone had no room for when its database is gone", async () => {
  const gone = { ...memoryStore(), add: () => Promise.reject(new Error("full")) };
  const store = withSpare(
    "mateo",
    { ...gone, list: () => Promise.reject(new Error("closed")) },
    () => undefined,
  );
  await expect(store.list("mateo")).rejects.toThrow("closed");
  await store.add(waiting(), []);
  expect(await store.list("mateo")).toMatchObject([{ content: waiting().content }]);
});

it.each(["add", "get"] as const)(
  "rejects once where the browser gives up at its first %s, as for lack of room",
  async (call) => {
    const store = await openIndexedDbStore();
    const { id } = await store.add(waiting({ photos: ["a"] }), []);
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on("unhandledRejection", hear);
    onTestFinished(() => void process.off("unhandledRejection", hear));
    const given = Reflect.get(IDBObjectStore.prototype, call) as (...args: unknown[]) => never;
    vi.spyOn(IDBObjectStore.prototype, call).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      const request = Reflect.apply(given, this, args);
      this.transaction.abort();
      return request;
    });
    const attempts = [
      store.add(waiting(), [new ArrayBuffer(1)]),
      store.change(id, (item) => ({ ...item, attempts: 1 })),
      store.attachPhoto(id, { ...recording, photo: { id: "a", width: 1, height: 1, takenAt: null } }, []),
    ];
    const settled = await Promise.allSettled(attempts);
    await new Promise((done) => setImmediate(done));
    expect(settled.some(({ status }) => status === "rejected")).toBe(true);
    expect(unheard).toEqual([]);
  },
);
