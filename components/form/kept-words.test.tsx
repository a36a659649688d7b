import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";

const NAME = "draft:june:project:p1";
const place = { taskId: "t1", subtaskId: null, name: "North wall" };

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

/** A page as its browser opens it. */
async function newPage() {
  vi.resetModules();
  const store = await import("./draft-store");
  const { keepDraftWords } = await import("./kept-words");
  return { ...store, keepDraftWords, text: () => store.readDraft(NAME)?.text };
}

type Page = Awaited<ReturnType<typeof newPage>>;

/** Kills the browser after what `act` does, of which `localStorage` then knows nothing. */
async function killedAfter(act: (page: Page) => void): Promise<Page> {
  const page = await newPage();
  await page.keepDraftWords();
  const stored = localStorage.getItem(NAME);
  act(page);
  const last = localStorage.getItem(NAME);
  if (stored === null) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, stored);
  sessionStorage.clear();
  const { openDB } = await import("idb");
  const db = await openDB("words");
  expect(await db.get("words", NAME)).toEqual(JSON.parse(last ?? "null"));
  db.close();
  return newPage();
}

it("gives words back that were typed within the last minute", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell", place }));
  expect(killed.text()).toBeUndefined();
  await killed.keepDraftWords();
  expect(killed.readDraft(NAME)).toMatchObject({ text: "Gas smell", place });
  expect(localStorage.getItem(NAME)).toContain("Gas smell");
});

it("offers nothing again that was posted within the last minute, nor where it went", async () => {
  const { writeDraft } = await newPage();
  writeDraft(NAME, { text: "Gas smell", place });
  const killed = await killedAfter((page) => page.writeDraft(NAME, null));
  expect(killed.text()).toBe("Gas smell");
  await killed.keepDraftWords();
  expect(killed.readDraft(NAME)).toBeNull();
  expect(localStorage.getItem(NAME)).not.toContain("Gas smell");
});

it("leaves what was typed since, and the photos beside words that were posted", async () => {
  const { writeDraft } = await newPage();
  writeDraft(NAME, { text: "Gas smell", place });
  const typing = await killedAfter((page) => page.writeDraft(NAME, null));
  typing.writeDraft(NAME, { ...typing.readDraft(NAME), text: "Gas smell is gone" });
  await typing.keepDraftWords();
  expect(typing.text()).toBe("Gas smell is gone");

  const withPhoto = await killedAfter((page) => page.writeDraft(NAME, null));
  withPhoto.writeDraft(NAME, { ...withPhoto.readDraft(NAME), text: "Gas smell is gone", photos: ["p1"] });
  const posted = JSON.stringify({ text: "", line: withPhoto.readDraft(NAME)?.line, at: Date.now() + 1 });
  const { openDB } = await import("idb");
  const db = await openDB("words");
  await db.put("words", JSON.parse(posted), NAME);
  db.close();
  await withPhoto.keepDraftWords();
  expect(withPhoto.readDraft(NAME)).toMatchObject({ text: "", photos: ["p1"] });
});

it("takes the browser's words where they are later, as of a page that was closed before its code had loaded", async () => {
  await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell" }));
  const closed = await newPage();
  closed.writeDraft(NAME, { text: "Two rolls short" });
  for (const _ of [1, 2]) {
    const page = await newPage();
    await page.keepDraftWords();
    expect(page.text()).toBe("Two rolls short");
    localStorage.removeItem(NAME);
  }
});

it("forgets what nobody has touched for 30 days", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell" }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 60 * 60_000 });
  await killed.keepDraftWords();
  vi.useRealTimers();
  const later = await newPage();
  await later.keepDraftWords();
  expect(later.readDraft(NAME)).toBeNull();
});
