import { type DBSchema, openDB } from "idb";
import {
  type Draft,
  draftName,
  isOld,
  latestWords,
  readDraft,
  setDraftKeeper,
  writeDraft,
} from "@/components/form/draft-store";
import { randomKey } from "@/lib/browser/random-key";
import { storedNames } from "@/lib/browser/stored";

interface DraftsSchema extends DBSchema {
  /** By the draft's name. */
  words: { key: string; value: Draft };
  /** By the draft's name and the tab that has it open. */
  photos: { key: [string, string]; value: Draft };
}

/** This page, by the name of a lock that it holds from its first draft with photos on. */
const TAB = `drafts:${randomKey()}`;
let holdsTab = false;

/**
 * Keeps a user's drafts of what is to be posted in a database as well. Words: a browser that is killed has `localStorage` as it
 * was up to a minute before (findings/chromium-localstorage-minute.sh), without what was typed since, and with what was posted
 * since; the later of the two counts. Photos: a phone ends an app that is not seen, and the tab's storage with it; they go to the next page
 * that has none there, once no page has them open. Rejects where the browser refuses databases.
 */
export async function keepDrafts(userId: string): Promise<void> {
  const db = await openDB<DraftsSchema>("drafts", 1, {
    upgrade: (created) => {
      created.createObjectStore("words");
      created.createObjectStore("photos");
    },
    blocking: () => db.close(),
  });
  // Where the browser has severed the connection, its storages have them.
  const put = (name: string, words: Draft | null, draft: Draft | null) => {
    if (words) db.put("words", words, name).catch(() => undefined);
    if (draft?.photos?.length) {
      holdTab();
      db.put("photos", { ...draft, at: Date.now() }, [name, TAB]).catch(() => undefined);
    } else if (holdsTab) db.delete("photos", [name, TAB]).catch(() => undefined);
  };
  const [names, kept] = await Promise.all([db.getAllKeys("words"), db.getAll("words")]);
  const isOwn = (name: string) => name.startsWith(draftName(userId, ""));
  const elsewhere = new Map(names.map((name, at) => [name, kept[at]]));
  setDraftKeeper(put);
  for (const name of new Set([...names, ...storedNames("draft:", "localStorage")].filter(isOwn))) {
    const words = elsewhere.get(name);
    const latest = isOld(words) ? null : latestWords(name, words);
    if (latest) put(name, latest, readDraft(name));
    else db.delete("words", name).catch(() => undefined);
  }
  // One page after the other: none gives a photo to two.
  await locks()?.request("drafts", async () => {
    const { held = [] } = await navigator.locks.query();
    for (const [name, tab] of await db.getAllKeys("photos")) {
      if (!isOwn(name) || held.some((lock) => lock.name === tab)) continue;
      const left = await db.get("photos", [name, tab]);
      const own = readDraft(name);
      const isHere = own?.photos?.some((id) => left?.photos?.includes(id)) ?? false;
      const isFree = !own?.photos?.length && (!own?.text || own.line === left?.line);
      if (isHere) put(name, null, own);
      else if (left && isFree && !isOld(left))
        writeDraft(name, { ...left, text: "", ...own, photos: left.photos ?? [] });
      if (isHere || isFree || isOld(left)) await db.delete("photos", [name, tab]);
    }
  });
}

function holdTab(): void {
  if (holdsTab) return;
  holdsTab = true;
  void locks()?.request(TAB, () => new Promise(() => undefined));
}

/** Not in TypeScript's view: plain http has none. */
function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
