import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { addToOutbox, closeOutbox, outboxOf, undoInOutbox } from "../client";
import type { Draft } from "../items/draft";
import type * as outbox from "../outbox";
import { outboxState } from "../state";
import { queueBeforeOpen } from "./early-items";
import { memoryStore } from "./memory-store";
import { withSpare } from "./spare-store";

const stored = new Map<string, string>();
let isReachable = false;
/** Until it resolves, the outbox is being opened. */
let opening: Promise<unknown> = Promise.resolve();

vi.mock("../outbox", async (load) => {
  const { openOutbox } = await load<typeof outbox>();
  const open = async (...args: Parameters<typeof openOutbox>) => {
    if (!isReachable) throw new TypeError("no chunk");
    const opened = await openOutbox(...args);
    await opening;
    return opened;
  };
  return { openOutbox: open };
});

const tick = (subtaskId: string): Draft => ({
  kind: "completion",
  content: { subtaskId, taskId: "t", name: "Strip the forms" },
  written: { projectId: "p", projectName: "Harlow Street", placeName: null },
  undoMs: 6000,
});
const ticked = () => outboxState().items.map(({ content }) => (content as { subtaskId: string }).subtaskId);

beforeEach(() => {
  isReachable = false;
  stored.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
  const target = new EventTarget();
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", target);
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  opening = Promise.resolve();
  closeOutbox();
});

it("keeps items written before the outbox was fetched, across page loads, and hands them over afterwards", async () => {
  await addToOutbox("mateo", tick("s1"));
  const { key } = await addToOutbox("mateo", tick("s2"));
  await addToOutbox("mateo", tick("s3"));
  expect(ticked()).toEqual(["s1", "s2", "s3"]);
  expect(outboxState().undoable.size).toBe(3);
  expect(await undoInOutbox("mateo", key)).toBe(true);
  expect(ticked()).toEqual(["s1", "s3"]);
  await expect(outboxOf("mateo")).rejects.toThrow("no chunk");
  closeOutbox();
  expect(ticked()).toEqual([]);

  isReachable = true;
  await outboxOf("june");
  expect(ticked()).toEqual([]);
  await outboxOf("mateo");
  expect(ticked()).toEqual(["s1", "s3"]);
  expect(stored.size).toBe(0);
});

it("keeps what is written while it is being opened: at once, for a page that is closed, and each once", async () => {
  isReachable = true;
  const opened = Promise.withResolvers<undefined>();
  opening = opened.promise;
  const opens = outboxOf("dale");
  await vi.waitFor(() => expect(outboxState().isKept).not.toBeNull());
  void addToOutbox("dale", tick("s5"));
  void addToOutbox("dale", tick("s6"));
  const undone = await addToOutbox("dale", tick("s7"));
  expect([...stored.values()].join()).toContain('"s6"');
  expect(ticked()).toEqual(["s5", "s6", "s7"]);
  opened.resolve(undefined);
  const outbox = await opens;
  expect(await undoInOutbox("dale", undone.key)).toBe(true);
  await vi.waitFor(() => expect(stored.size).toBe(0));
  await outbox.refresh();
  expect(ticked()).toEqual(["s5", "s6"]);
});

it("opens by itself a while after its code was lost on one bar, for the same user alone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await addToOutbox("olga", tick("s8"));
  closeOutbox();
  await addToOutbox("luis", tick("s9"));
  await expect(outboxOf("luis")).rejects.toThrow("no chunk");
  isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect([...stored.keys()]).toEqual(["outbox:olga"]));
  expect(ticked()).toEqual(["s9"]);
});

it("opens by itself when there is a signal", async () => {
  await addToOutbox("luis", tick("s4"));
  await expect(outboxOf("luis")).rejects.toThrow("no chunk");
  isReachable = true;
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(stored.size).toBe(0));
  await vi.waitFor(() => expect(ticked()).toEqual(["s4"]));
});

it("undoes what was written early also once the outbox has taken it over", async () => {
  const { key } = await addToOutbox("nina", tick("s8"));
  await expect(outboxOf("nina")).rejects.toThrow("no chunk");
  isReachable = true;
  await outboxOf("nina");
  expect([ticked(), stored.size]).toEqual([["s8"], 0]);
  expect(await undoInOutbox("nina", key)).toBe(true);
  expect(ticked()).toEqual([]);
});

const update = (text: string): Draft => ({
  ...tick(""),
  kind: "update",
  content: { text, ...place },
  undoMs: 0,
});
const place = { taskId: null, subtaskId: null };
const noRoom = () => Promise.reject(new DOMException("", "QuotaExceededError"));

it.each([
  ["is full", () => vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(noRoom as never)],
  ["is refused", () => vi.stubGlobal("indexedDB", undefined)],
])(
  "keeps a text where it is until it is sent, with what it is edited to, when the phone %s",
  async (_, refuse) => {
    refuse();
    const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({ id: "u1" })));
    vi.stubGlobal("fetch", fetch);
    const item = await addToOutbox("ana", update("Gas smell"));
    const discarded = await addToOutbox("ana", update("Nothing"));
    isReachable = true;
    const outbox = await outboxOf("ana");
    expect(await outbox.edit(item.key, "Gas smell in unit 4")).toBe(true);
    await outbox.discard(discarded.key);
    closeOutbox();
    expect([...stored.values()].join()).toContain("Gas smell in unit 4");

    await outboxOf("ana");
    expect(outboxState().items).toMatchObject([{ key: item.key, content: { text: "Gas smell in unit 4" } }]);
    vi.stubGlobal("navigator", { onLine: true });
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(stored.size).toBe(0));
    expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get("idempotency-key"))).toEqual([
      item.key,
    ]);
  },
);

it("still sends a text that is in the small storage when a retry has given it a new key", async () => {
  const store = withSpare("mateo", { ...memoryStore(), isKept: true, add: noRoom }, () => undefined);
  const { id } = queueBeforeOpen("mateo", update("one"));
  await store.moveEarlyItems();
  await store.change(id, (item) => ({ ...item, key: "new" }));
  expect(await store.list("mateo")).toMatchObject([{ id, key: "new" }]);
  expect(await store.moveEarlyItems()).toBe(false);
});

it("gives no text the id of one that was undone: what still works on that would change this one", async () => {
  const undone = await addToOutbox("lena", update("one"));
  await undoInOutbox("lena", undone.key);
  expect((await addToOutbox("lena", update("two"))).id).not.toBe(undone.id);
});

it("keeps both of two texts where the browser's small storage had room for one", async () => {
  await addToOutbox("eva", update("one"));
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  await addToOutbox("eva", update("two"));
  isReachable = true;
  await (await outboxOf("eva")).refresh();
  expect(outboxState().items).toMatchObject([{ content: { text: "one" } }, { content: { text: "two" } }]);
});
