import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft } from "./items/draft";
import { type Outbox, openOutbox } from "./outbox";
import { outboxState } from "./state";

const draft: Draft = {
  kind: "update",
  content: { text: "Pour is done", taskId: null, subtaskId: null },
  written: { projectId: "p", projectName: "Harlow Street", placeName: null },
};
const unheard: unknown[] = [];
const hear = (reason: unknown) => unheard.push(reason);
let outbox: Outbox;

beforeEach(async () => {
  const target = new EventTarget();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("document", new EventTarget());
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json({ id: "u1" }, { status: 201 }))),
  );
  unheard.length = 0;
  process.on("unhandledRejection", hear);
  outbox = await openOutbox("mateo", () => Promise.resolve());
});
afterEach(() => {
  outbox.close();
  process.off("unhandledRejection", hear);
  vi.unstubAllGlobals();
});

it("stores, shows and sends once what is posted after a newer version of the page has taken the database", async () => {
  (await openDB("outbox", 4)).close();
  await outbox.add(draft);
  expect(outboxState().items).toMatchObject([{ content: { text: "Pour is done" } }]);
  expect(outboxState().isFull).toBe(true);
  vi.stubGlobal("navigator", { onLine: true });
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await new Promise((done) => setImmediate(done));
  expect(unheard).toEqual([]);
});
