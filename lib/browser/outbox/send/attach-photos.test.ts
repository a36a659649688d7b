import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptPhoto } from "../store/database";
import { openIndexedDbStore } from "../store/indexed-db-store";
import { memoryStore } from "../store/memory-store";
import { withSpare } from "../store/spare-store";
import type { OutboxStore } from "../store/store";
import { attachPhotos } from "./attach-photos";
import { joinFile } from "./file-parts";
import { senderScene, stubWire, waiting } from "@/sandbox/fixtures/outbox-fixture";

const shrinkKept = vi.hoisted(() => vi.fn());
vi.mock("@/lib/browser/photos/shrink-kept", () => ({ shrinkKept }));

const facts = {
  width: 2048,
  height: 1536,
  takenAt: "2026-11-20T22:15:00.000Z",
  place: { lat: 40.4, lon: -79.9 },
};
const shrunk = { ...facts, hint: null, preview: new ArrayBuffer(1), previewType: "image/webp" };
const kept = (id: string, fields: Partial<KeptPhoto> = {}): KeptPhoto => ({
  id,
  userId: "mateo",
  addedAt: Date.now(),
  bytes: new TextEncoder().encode(`photo ${id}`).buffer,
  contentType: "image/webp",
  shrunk,
  ...fields,
});
const original = (id: string) => kept(id, { contentType: "image/jpeg", shrunk: null });
const withPhotos = (...photos: string[]) =>
  waiting({ content: { text: "", taskId: null, subtaskId: null }, photos });

beforeEach(() => {
  indexedDB = new IDBFactory();
  shrinkKept.mockReset();
  shrinkKept.mockImplementation(async (photo: KeptPhoto, replace: (photo: KeptPhoto) => Promise<void>) => {
    await replace(kept(photo.id));
    return kept(photo.id);
  });
});

const full = () =>
  withSpare(
    "mateo",
    { ...memoryStore(), keepPhoto: () => Promise.reject(new Error("full")) },
    () => undefined,
  );

describe.each([
  ["in memory", () => Promise.resolve(memoryStore())],
  ["in IndexedDB", openIndexedDbStore],
  ["where the phone has no room", () => Promise.resolve(full())],
])("%s", (_, open: () => Promise<OutboxStore>) => {
  it("makes an item's photos its files, in their order behind the recording, and keeps them no longer by themselves", async () => {
    const store = await open();
    for (const id of ["a", "b"]) await store.keepPhoto(kept(id));
    const recording = {
      kind: "audio",
      size: 3,
      contentType: "audio/webm",
      sha256: "ab",
      firstPart: 0,
      measured: {},
    };
    const item = { ...withPhotos("a", "b"), files: [recording] };
    const added = await store.add(item, [new ArrayBuffer(3)]);
    const attached = await attachPhotos(added, store);
    expect(attached?.photos).toEqual([]);
    expect(attached?.files.map(({ kind, firstPart, photo }) => [kind, firstPart, photo])).toEqual([
      ["audio", 0, undefined],
      ["photo", 1, { id: "a", ...facts }],
      ["photo", 2, { id: "b", ...facts }],
    ]);
    const [, first, second] = attached?.files ?? [];
    expect(await (await joinFile(added, first!, store))?.text()).toBe("photo a");
    expect(await (await joinFile(added, second!, store))?.text()).toBe("photo b");
    expect([await store.photo("a"), await store.photo("b")]).toEqual([undefined, undefined]);
    expect(await store.list("mateo")).toEqual([attached]);
  });

  it("shrinks those that are not yet, and goes on behind those that an earlier attempt attached", async () => {
    const store = await open();
    for (const id of ["a", "b"]) await store.keepPhoto(original(id));
    const added = await store.add(withPhotos("a", "b"), []);
    shrinkKept.mockImplementationOnce((photo: KeptPhoto) => Promise.resolve(kept(photo.id)));
    shrinkKept.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    await expect(attachPhotos(added, store)).rejects.toThrow(TypeError);
    const [halfway] = await store.list("mateo");
    expect(halfway?.photos).toEqual(["b"]);
    const attached = await attachPhotos(halfway!, store);
    expect(attached?.files.map(({ photo }) => photo?.id)).toEqual(["a", "b"]);
    expect(shrinkKept).toHaveBeenCalledTimes(3);
  });

  it("removes the photos of an item that is discarded, also while one is being shrunk", async () => {
    const store = await open();
    for (const id of ["a", "b"]) await store.keepPhoto(original(id));
    const added = await store.add(withPhotos("a", "b"), []);
    shrinkKept.mockImplementationOnce(
      async (photo: KeptPhoto, replace: (photo: KeptPhoto) => Promise<void>) => {
        await store.change(added.id, () => null);
        await replace(kept(photo.id));
        return kept(photo.id);
      },
    );
    expect(await attachPhotos(added, store)).toBeNull();
    expect(await store.photo("b")).toBeUndefined();
    expect(await store.photo("a")).toBeUndefined();
  });
});

it("attaches a photo that the phone has no room to keep shrunk beside its original", async () => {
  const store = memoryStore();
  await store.keepPhoto(original("a"));
  const added = await store.add(withPhotos("a"), []);
  const replacePhoto = () => Promise.reject(new DOMException("", "QuotaExceededError"));
  const attached = await attachPhotos(added, { ...store, replacePhoto });
  expect(attached?.files).toMatchObject([{ photo: { id: "a" } }]);
});

it("sends an update once its photos are attached, before a later one", async () => {
  const store = await openIndexedDbStore();
  for (const id of ["a", "b"]) await store.keepPhoto(original(id));
  const got: unknown[] = [];
  const post = (_: string, body: object) => got.push(body);
  const scene = senderScene(post, store, {
    wire: (item) => ({
      ...stubWire(post)(item),
      uploadFiles: () => Promise.resolve({ photoIds: item.files.map(({ photo }) => photo?.id) }),
    }),
  });
  await store.add(withPhotos("a", "b"), []);
  await store.add(waiting({ content: { text: "later", taskId: null, subtaskId: null } }), []);
  await Promise.all([scene.flush(), scene.flush()]);
  expect(got).toMatchObject([{ photoIds: ["a", "b"] }, { content: "later" }]);
  expect(await scene.items()).toEqual([]);
});

it.each([
  ["is gone", []],
  ["cannot be opened", [original("a")]],
])("refuses an update whose photo %s, after three attempts, and keeps its words", async (_, photos) => {
  const store = await openIndexedDbStore();
  for (const photo of photos) await store.keepPhoto(photo);
  shrinkKept.mockResolvedValue("unreadable");
  const scene = senderScene(() => ({ id: "u" }), store);
  await store.add({ ...withPhotos("a"), content: { text: "Beam", taskId: null, subtaskId: null } }, []);
  for (let attempt = 1; attempt <= 3; attempt++) {
    scene.now += 10 * 60_000;
    await scene.flush();
  }
  expect(await scene.items()).toMatchObject([{ content: { text: "Beam" }, refusal: { reason: "file" } }]);
});

it("does not delete a photo that an item waits for", async () => {
  const store = await openIndexedDbStore();
  for (const id of ["free", "posted"]) await store.keepPhoto(kept(id));
  await store.add(withPhotos("posted"), []);
  for (const id of ["free", "posted"]) await store.removePhoto(id);
  expect(await store.photo("free")).toBeUndefined();
  expect((await store.photo("posted"))?.id).toBe("posted");
});

it("forgets the photos of drafts after 30 days, but none that an item waits for", async () => {
  const before = await openIndexedDbStore();
  const addedAt = Date.now() - 31 * 24 * 60 * 60_000;
  for (const id of ["forgotten", "posted"]) await before.keepPhoto(kept(id, { addedAt }));
  await before.keepPhoto(kept("new"));
  await before.add(withPhotos("posted"), []);
  const store = await openIndexedDbStore();
  expect(await store.photo("forgotten")).toBeUndefined();
  expect((await store.photo("posted"))?.id).toBe("posted");
  expect((await store.photo("new"))?.id).toBe("new");
});

it("holds an item together with a photo that the phone has no room for, so that neither outlives the other", async () => {
  const store = full();
  await store.keepPhoto(kept("a"));
  expect((await store.add(withPhotos("a"), [])).id).toBeLessThan(0);
});
