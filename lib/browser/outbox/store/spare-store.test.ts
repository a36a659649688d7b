import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import type { KeptRecording } from "./database";
import { openIndexedDbStore } from "./indexed-db-store";
import { memoryStore } from "./memory-store";
import { withSpare } from "./spare-store";
import type { OutboxStore } from "./store";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import { stubKept } from "@/sandbox/fixtures/cache/kept-files";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const held = new Set<string>();
const locks = {
  request: async (name: string, until: () => Promise<void>) => {
    held.add(name);
    await until();
    held.delete(name);
  },
  query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
};

let full: boolean[];
const noRoom = () => Promise.reject(new DOMException("", "QuotaExceededError"));
const spareOf = (store: OutboxStore) => withSpare("mateo", store, (isFull) => full.push(isFull));
const photo = { id: "ph", userId: "mateo", addedAt: 0, contentType: "image/jpeg", shrunk: null };

beforeEach(() => {
  full = [];
  held.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { locks });
});

it("holds a text in memory when the phone is full", async () => {
  const store = spareOf({ ...memoryStore(), add: noRoom });
  const { id } = await store.add(waiting(), []);
  expect(await store.list("mateo")).toMatchObject([{ id, content: { text: "Two rolls short." } }]);
  expect(full).toEqual([true]);
  await store.change(id, () => null);
  expect(await store.list("mateo")).toEqual([]);
});

it("lists what it holds in memory where the phone's store cannot be read, and else says so", async () => {
  const list = () => Promise.reject(new DOMException("", "UnknownError"));
  const store = spareOf({ ...memoryStore(), add: noRoom, list });
  await expect(store.list("mateo")).rejects.toThrow();
  const { id } = await store.add(waiting(), []);
  expect(await store.list("mateo")).toMatchObject([{ id }]);
});

it("says that it is full for as long as it holds anything in memory, whatever was stored since", async () => {
  const store = spareOf({ ...memoryStore(), keepPhoto: noRoom });
  await store.keepPhoto({ ...photo, bytes: new ArrayBuffer(5) });
  const large = await store.add(waiting({ key: "a", photos: ["ph"] }), []);
  const small = await store.add(waiting({ key: "b" }), []);
  expect([large.id < 0, small.id > 0]).toEqual([true, true]);
  expect(full).toEqual([true, true, true]);
  await store.change(large.id, () => null);
  expect(full.at(-1)).toBe(false);
});

it("says that it is full until a photo in memory is removed from its draft", async () => {
  const store = spareOf({ ...memoryStore(), keepPhoto: noRoom });
  await store.keepPhoto({ ...photo, bytes: new ArrayBuffer(5) });
  await store.add(waiting(), []);
  expect(full).toEqual([true, true]);
  await store.removePhoto("ph");
  expect(full.at(-1)).toBe(false);
});

const recording: KeptRecording = {
  id: "r",
  userId: "mateo",
  written: waiting().written,
  taskId: null,
  subtaskId: null,
  mime: "audio/webm",
  capturedAt: "2026-11-20T14:00:00.000Z",
  durationMs: 1000,
  bytes: 1,
  chunks: 1,
  isSetAside: false,
};

it.each([
  ["where the phone has no room for it", { add: noRoom }, []],
  ["with a photo that is in memory", { keepPhoto: noRoom }, ["ph"]],
])(
  "takes a recording %s, and keeps what the phone has of it until it has gone",
  async (_, refuses, photos) => {
    const recordings = await openRecordings();
    await recordings.append(recording, { bytes: new ArrayBuffer(1), levels: new Uint8Array() });
    const store = spareOf({ ...(await openIndexedDbStore()), ...refuses });
    await store.keepPhoto({ ...photo, bytes: new ArrayBuffer(5) });
    const item = await store.add(waiting({ photos }), [new ArrayBuffer(3)], "r");
    expect(item.id).toBeLessThan(0);
    // Not offered to be posted once more.
    expect(await store.recordings("mateo")).toEqual([]);
    expect(await recordings.find("r")).toMatchObject({ bytes: 1 });
    await store.change(item.id, () => null);
    expect(await recordings.find("r")).toBeUndefined();
    expect([...held]).toEqual([]);
  },
);

it("holds a recording on that cannot be deleted once it was sent", async () => {
  const recordings = await openRecordings();
  await recordings.append(recording, { bytes: new ArrayBuffer(1), levels: new Uint8Array() });
  const store = spareOf({ ...(await openIndexedDbStore()), add: noRoom, removeRecording: noRoom });
  const item = await store.add(waiting(), [], "r");
  await store.change(item.id, () => null);
  expect(await store.recordings("mateo")).toEqual([]);
});

it("takes a photo off the phone once an item in memory has it", async () => {
  const store = spareOf({ ...(await openIndexedDbStore()), add: noRoom });
  await store.keepPhoto({ ...photo, bytes: new ArrayBuffer(5) });
  const { id } = await store.add(waiting({ photos: ["ph"] }), []);
  const file = { kind: "photo", size: 5, contentType: "image/jpeg", sha256: "", firstPart: 0, measured: {} };
  const facts = { id: "ph", width: 1, height: 1, takenAt: null };
  await store.attachPhoto(id, { ...file, photo: facts }, [new ArrayBuffer(5)]);
  expect(await store.photo("ph")).toBeUndefined();
});

it.each([
  ["in memory", { keepPhoto: noRoom }],
  ["on the phone", {}],
])("shrinks a photo that is %s", async (_, refuses) => {
  const store = spareOf({ ...memoryStore(), ...refuses });
  await store.keepPhoto({ ...photo, bytes: new ArrayBuffer(5) });
  await store.replacePhoto({ ...photo, bytes: new ArrayBuffer(3) });
  expect((await store.photo("ph"))?.bytes.byteLength).toBe(3);
});

it("is not full for an item beside its photo in memory, once that has gone", async () => {
  const real = await openIndexedDbStore();
  const keepPhoto = vi.fn(real.keepPhoto).mockImplementationOnce(noRoom).mockImplementationOnce(noRoom);
  const store = spareOf({ ...real, keepPhoto });
  const bytes = new ArrayBuffer(5);
  for (const id of [photo.id, "other"]) await store.keepPhoto({ ...photo, id, bytes });
  const item = await store.add(waiting({ photos: [photo.id] }), []);
  expect(full.at(-1)).toBe(true);
  await store.change(item.id, () => null);
  expect(full.at(-1)).toBe(false);
});

it("offers a recording again once its outbox was closed before it was sent", async () => {
  const recordings = await openRecordings();
  await recordings.append(recording, { bytes: new ArrayBuffer(1), levels: new Uint8Array() });
  const store = spareOf({ ...(await openIndexedDbStore()), add: noRoom });
  await store.add(waiting(), [], "r");
  store.release();
  await vi.waitFor(async () => expect(await store.recordings("mateo")).toMatchObject([{ id: "r" }]));
});

it("gives up the kept files before it counts as full, and no page", async () => {
  const left = stubKept("mateo", ["/projects/p", "/api/audio/1"]);
  const real = memoryStore();
  const add = vi.fn(real.add).mockImplementationOnce(noRoom);
  const store = spareOf({ ...real, isKept: true, add });
  expect(await store.add(waiting(), [])).toMatchObject({ id: 1 });
  expect(left()).toEqual(["/projects/p"]);
  expect(full).toEqual([false]);
});

it("gives up no kept file where the browser fails for another reason", async () => {
  const left = stubKept("mateo", ["/api/audio/1"]);
  const add = () => Promise.reject(new DOMException("A newer version is open", "VersionError"));
  await spareOf({ ...memoryStore(), add }).add(waiting(), []);
  expect(left()).toEqual(["/api/audio/1"]);
});
