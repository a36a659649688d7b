import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const NAME = "draft:june:project:p1";
const place = { taskId: "t1", subtaskId: null, name: "North wall" };

/** The photos that the phone has. */
const onPhone = new Set(["p1", "p2"]);
let reading = Promise.resolve();
const photo = (id: string) => reading.then(() => (onPhone.has(id) ? { id } : undefined));
vi.mock("@/lib/browser/outbox/client", () => ({ outboxOf: () => Promise.resolve({ photos: { photo } }) }));

/** The locks that open pages hold. */
const held = new Set<string>();
const locks = {
  query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  request: async (name: string, use: () => Promise<unknown>) => {
    held.add(name);
    await use();
    held.delete(name);
  },
};

beforeEach(() => {
  held.clear();
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("indexedDB", new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

/** A page as its browser opens it. */
async function newPage() {
  vi.resetModules();
  const store = await import("@/components/form/draft-store");
  const { keepDrafts } = await import("./kept-drafts");
  const { changeOutboxState } = await import("@/lib/browser/outbox/state");
  return {
    ...store,
    /** Has an item wait for photos. */
    awaitPhotos: (...photos: string[]) => changeOutboxState({ items: [{ ...waiting({ photos }), id: 1 }] }),
    keepDrafts: (userId = "june") => keepDrafts(userId),
    text: () => store.readDraft(NAME)?.text,
  };
}

type Page = Awaited<ReturnType<typeof newPage>>;

/** Kills the browser after what `act` does, of which `localStorage` then knows nothing. */
async function killedAfter(act: (page: Page) => void): Promise<Page> {
  const page = await newPage();
  await page.keepDrafts();
  const stored = localStorage.getItem(NAME);
  act(page);
  const last = localStorage.getItem(NAME);
  if (stored === null) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, stored);
  sessionStorage.clear();
  const { openDB } = await import("idb");
  const db = await openDB("drafts");
  expect(await db.get("words", NAME)).toEqual(JSON.parse(last ?? "null"));
  db.close();
  return newPage();
}

it("gives words back that were typed within the last minute", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell", place }));
  expect(killed.text()).toBeUndefined();
  // Of two who share the phone.
  await (await newPage()).keepDrafts("olga");
  await killed.keepDrafts();
  expect(killed.readDraft(NAME)).toMatchObject({ text: "Gas smell", place });
  expect(localStorage.getItem(NAME)).toContain("Gas smell");
});

it("offers nothing again that was posted within the last minute, nor where it went", async () => {
  const { writeDraft } = await newPage();
  writeDraft(NAME, { text: "Gas smell", place });
  const killed = await killedAfter((page) => page.writeDraft(NAME, null));
  expect(killed.text()).toBe("Gas smell");
  await killed.keepDrafts();
  expect(killed.readDraft(NAME)).toBeNull();
  expect(localStorage.getItem(NAME)).not.toContain("Gas smell");
});

it("leaves what was typed since, and the photos beside words that were posted", async () => {
  const { writeDraft } = await newPage();
  writeDraft(NAME, { text: "Gas smell", place });
  const typing = await killedAfter((page) => page.writeDraft(NAME, null));
  typing.writeDraft(NAME, { ...typing.readDraft(NAME), text: "Gas smell is gone" });
  await typing.keepDrafts();
  expect(typing.text()).toBe("Gas smell is gone");

  const withPhoto = await killedAfter((page) => page.writeDraft(NAME, null));
  withPhoto.writeDraft(NAME, { ...withPhoto.readDraft(NAME), text: "Gas smell is gone", photos: ["p1"] });
  const posted = JSON.stringify({ text: "", line: withPhoto.readDraft(NAME)?.line, at: Date.now() + 1 });
  const { openDB } = await import("idb");
  const db = await openDB("drafts");
  await db.put("words", JSON.parse(posted), NAME);
  db.close();
  await withPhoto.keepDrafts();
  expect(withPhoto.readDraft(NAME)).toMatchObject({ text: "", photos: ["p1"] });
});

it.each([
  [
    "after those that it keeps",
    () => killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell" })),
  ],
  ["alone", newPage],
])(
  "takes the browser's words %s, as of a page that was closed before its code had loaded",
  async (_, open) => {
    await open();
    const closed = await newPage();
    closed.writeDraft(NAME, { text: "Two rolls short" });
    for (const __ of [1, 2]) {
      const page = await newPage();
      await page.keepDrafts();
      expect(page.text()).toBe("Two rolls short");
      localStorage.removeItem(NAME);
    }
  },
);

it.each([
  ["project:p1", "Gas smell, strong\nTwo rolls"],
  ["kickoff", "Two rolls"],
  ["new-project:name", "Two rolls"],
])(
  "puts what was typed since after what was typed within the last minute, but where that is no text: %s",
  async (of, text) => {
    const name = `draft:june:${of}`;
    const first = await newPage();
    first.writeDraft(name, { text: "Gas smell" });
    const { at = 0 } = first.readDraft(name) ?? {};
    const killed = await newPage();
    await killed.keepDrafts();
    const { openDB } = await import("idb");
    const db = await openDB("drafts");
    await db.put("words", { ...first.readDraft(name), text: "Gas smell, strong", at: at + 1 }, name);
    db.close();
    sessionStorage.clear();
    const next = await newPage();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at + 1));
    next.writeDraft(name, { text: "Two rolls" });
    await next.keepDrafts();
    expect(next.readDraft(name)?.text).toBe(text);
  },
);

describe("the photos of a page", () => {
  const photos = ["p1", "p2"];
  /** A page with photos, which is ended without a word. */
  async function endedWithPhotos(text: string) {
    const page = await newPage();
    await page.keepDrafts();
    page.writeDraft(NAME, { text, photos, place });
    return () => {
      held.clear();
      sessionStorage.clear();
      return newPage();
    };
  }

  it.each(["", "Gas smell"])("go to the next one with their words %j, once", async (text) => {
    const next = await (await endedWithPhotos(text))();
    await next.keepDrafts();
    expect(next.readDraft(NAME)).toMatchObject({ text, photos, place });
    sessionStorage.clear();
    const other = await newPage();
    await other.keepDrafts();
    expect(other.readDraft(NAME)?.photos).toBeUndefined();
  });

  it("stay with it while it is open, and beside photos or other words of the next one", async () => {
    const end = await endedWithPhotos("");
    const own = sessionStorage.getItem(NAME);
    sessionStorage.clear();
    const other = await newPage();
    await other.keepDrafts();
    expect(other.readDraft(NAME)).toBeNull();
    const theirs = await end();
    await theirs.keepDrafts("olga");
    expect(theirs.readDraft(NAME)).toBeNull();
    const next = await end();
    next.writeDraft(NAME, { text: "Two rolls short" });
    await next.keepDrafts();
    expect(next.readDraft(NAME)?.photos).toBeUndefined();
    sessionStorage.setItem(NAME, own ?? "");
    const reloaded = await newPage();
    await reloaded.keepDrafts();
    reloaded.writeDraft(NAME, null);
    sessionStorage.clear();
    held.clear();
    const last = await newPage();
    await last.keepDrafts();
    expect(last.readDraft(NAME)).toBeNull();
  });

  it("go to a later page where the next one has words of its own", async () => {
    const next = await (await endedWithPhotos(""))();
    next.writeDraft(NAME, { text: "Two rolls short" });
    await next.keepDrafts();
    next.writeDraft(NAME, null);
    const later = await newPage();
    await later.keepDrafts();
    expect(later.readDraft(NAME)?.photos).toEqual(photos);
  });

  it.each([
    ["that wait to be sent", (next: Page) => next.awaitPhotos("p1", "p2")],
    ["that have left the phone", () => onPhone.clear()],
  ])("are not offered again where they are posted before the code was here: %s", async (_, post) => {
    await endedWithPhotos("");
    held.clear();
    const reloaded = await newPage();
    expect(reloaded.readDraft(NAME)?.photos).toEqual(photos);
    reloaded.writeDraft(NAME, null);
    post(reloaded);
    await reloaded.keepDrafts();
    expect(reloaded.readDraft(NAME)).toBeNull();
    for (const id of photos) onPhone.add(id);
  });

  it("of another user stay in a tab that both have used", async () => {
    const page = await newPage();
    page.writeDraft(NAME, { text: "", photos: ["hers"] });
    await page.keepDrafts("olga");
    expect(page.readDraft(NAME)?.photos).toEqual(["hers"]);
  });

  it("stay where they were just chosen, and are not stored yet", async () => {
    const page = await newPage();
    const { newPhotoId } = await import("@/lib/browser/photos/tray");
    const chosen = newPhotoId();
    page.writeDraft(NAME, { text: "", photos: [chosen] });
    await page.keepDrafts();
    expect(page.readDraft(NAME)?.photos).toEqual([chosen]);
  });

  it("come beside what is written while they are read, and not beside photos that are taken then", async () => {
    for (const isTaken of [false, true]) {
      const next = await (await endedWithPhotos(""))();
      const { newPhotoId } = await import("@/lib/browser/photos/tray");
      const taken = isTaken ? [newPhotoId()] : [];
      let read: () => void = () => undefined;
      reading = new Promise((resolve) => (read = resolve));
      const done = next.keepDrafts();
      await vi.waitFor(() => expect(held).toContain("drafts"));
      next.writeDraft(NAME, { text: "", photos: taken });
      read();
      await done;
      expect(next.readDraft(NAME)).toMatchObject({ text: "", photos: isTaken ? taken : photos });
      next.writeDraft(NAME, null);
      held.clear();
      sessionStorage.clear();
    }
  });

  it("that another page has posted and sent leave a page that was put away", async () => {
    const end = await endedWithPhotos("");
    const own = sessionStorage.getItem(NAME) ?? "";
    const next = await end();
    await next.keepDrafts();
    next.writeDraft(NAME, null);
    held.clear();
    onPhone.clear();
    sessionStorage.setItem(NAME, own);
    const back = await newPage();
    await back.keepDrafts();
    expect(back.readDraft(NAME)).toBeNull();
    for (const id of photos) onPhone.add(id);
  });

  it("that a full phone has lost stay named, for the field to say so", async () => {
    const page = await newPage();
    await page.keepDrafts();
    page.writeDraft(NAME, { text: "", photos: ["lost"] });
    held.clear();
    const reloaded = await newPage();
    await reloaded.keepDrafts();
    expect(reloaded.readDraft(NAME)?.photos).toEqual(["lost"]);
  });

  it("that wait to be sent leave the draft that still names them, and what is written there stays", async () => {
    const page = await newPage();
    page.writeDraft(NAME, { text: "Beam", photos });
    page.awaitPhotos("p1");
    await page.keepDrafts();
    expect(page.readDraft(NAME)).toMatchObject({ text: "Beam", photos: ["p2"] });
  });

  it("leave a page that was put away, once another one has them", async () => {
    const end = await endedWithPhotos("Gas smell");
    const own = sessionStorage.getItem(NAME) ?? "";
    const next = await end();
    await next.keepDrafts();
    sessionStorage.setItem(NAME, own);
    const back = await newPage();
    expect(back.readDraft(NAME)?.photos).toEqual(photos);
    await back.keepDrafts();
    expect(back.readDraft(NAME)).toMatchObject({ text: "Gas smell", photos: [] });
  });

  it("are not offered again once they are posted", async () => {
    const page = await newPage();
    await page.keepDrafts();
    page.writeDraft(NAME, { text: "", photos });
    page.writeDraft(NAME, null);
    held.clear();
    sessionStorage.clear();
    const next = await newPage();
    await next.keepDrafts();
    expect(next.readDraft(NAME)).toBeNull();
  });
});

it("puts what was typed before its code was here below the words that it gives back", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell", place }));
  for (const text of ["Second", "Second floor"]) killed.writeDraft(NAME, { text, photos: ["p1"] });
  await killed.keepDrafts();
  expect(killed.readDraft(NAME)).toMatchObject({ text: "Gas smell\nSecond floor", photos: ["p1"] });
  const next = await newPage();
  await next.keepDrafts();
  expect(next.text()).toBe("Gas smell\nSecond floor");
});

it("leaves another tab's words there, where this one has words of its own", async () => {
  const other = await newPage();
  await other.keepDrafts();
  const page = await newPage();
  page.writeDraft(NAME, { text: "Two rolls" });
  localStorage.removeItem(NAME);
  other.writeDraft(NAME, { text: "Gas smell" });
  page.writeDraft(NAME, { text: "Two rolls short" });
  await page.keepDrafts();
  expect(page.text()).toBe("Two rolls short");
  expect(localStorage.getItem(NAME)).toContain("Gas smell");
  page.writeDraft(NAME, { text: "Three rolls short" });
  localStorage.clear();
  sessionStorage.clear();
  const killed = await newPage();
  await killed.keepDrafts();
  expect(killed.text()).toBe("Gas smell");
});

it("drops nothing that was typed before its code was here", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas in the north wall" }));
  killed.writeDraft(NAME, { text: "no" });
  await killed.keepDrafts();
  expect(killed.text()).toBe("Gas in the north wall\nno");
});

it("does not double the beginning of the words that it gives back", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell" }));
  killed.writeDraft(NAME, { text: "Gas" });
  await killed.keepDrafts();
  expect(killed.text()).toBe("Gas smell");
});

it("gives words back that localStorage had no room for, until they are posted", async () => {
  const page = await newPage();
  await page.keepDrafts();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  page.writeDraft(NAME, { text: "Gas smell" });
  const next = await newPage();
  await next.keepDrafts();
  expect(next.text()).toBe("Gas smell");
  next.writeDraft(NAME, null);
  full.mockRestore();
  const last = await newPage();
  await last.keepDrafts();
  expect(last.text()).toBeUndefined();
});

it("forgets what anybody left 30 days ago, whoever opens a page", async () => {
  const page = await newPage();
  await page.keepDrafts();
  page.writeDraft(NAME, { text: "Gas smell", photos: ["p1"] });
  held.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 60 * 60_000 });
  await (await newPage()).keepDrafts("olga");
  vi.useRealTimers();
  const { openDB } = await import("idb");
  const db = await openDB("drafts");
  expect([await db.getAllKeys("words"), await db.getAllKeys("photos")]).toEqual([[], []]);
  db.close();
});

it("forgets what nobody has touched for 30 days", async () => {
  const killed = await killedAfter(({ writeDraft }) => writeDraft(NAME, { text: "Gas smell" }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 60 * 60_000 });
  await killed.keepDrafts();
  vi.useRealTimers();
  const later = await newPage();
  await later.keepDrafts();
  expect(later.readDraft(NAME)).toBeNull();
});
