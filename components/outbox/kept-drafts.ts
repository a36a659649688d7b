import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  type Draft,
  draftName,
  isOld,
  latestWords,
  readDraft,
  setDraftKeeper,
  writeDraft,
} from "@/components/form/draft-store";
import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { reconnecting } from "@/lib/browser/outbox/store/database";
import { trayPhoto } from "@/lib/browser/photos/tray";
import { randomKey } from "@/lib/browser/random-key";
import { storedNames } from "@/lib/browser/stored";
import { locks } from "@/lib/browser/tabs/tabs";

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
 * since; the later of the two counts. Photos: a phone ends an app that is not seen, and the tab's storage with it; they go to the
 * next page that has none there, once no page has them open. Rejects where the browser refuses databases.
 */
export async function keepDrafts(userId: string): Promise<void> {
  // Not after what is awaited below: the page may be another user's by then.
  const opening = outboxOf(userId);
  const db = await openDrafts();
  const store = reconnecting(db, openDrafts, storeIn);
  // Where it fails all the same, the browser's other storages have them.
  const put = (...draft: Parameters<typeof store.put>) => void store.put(...draft).catch(() => undefined);
  const isOwn = (name: string) => name.startsWith(draftName(userId, ""));
  const elsewhere = new Map(await entriesOf(db, "words"));
  setDraftKeeper(put);
  for (const [name, words] of elsewhere) if (isOld(words)) void db.delete("words", name);
  for (const name of new Set([...elsewhere.keys(), ...storedNames("draft:", "localStorage")])) {
    const words = elsewhere.get(name);
    const latest = isOwn(name) && !isOld(words) && latestWords(name, words);
    if (latest) put(name, latest, readDraft(name));
  }
  const outbox = await opening;
  const posted = () => outboxState().items.flatMap(({ photos = [] }) => photos);
  const onPhone = async (ids: readonly string[] = []) => {
    const kept = await Promise.all(ids.map((id) => outbox.photos.photo(id)));
    return ids.filter((_, at) => kept[at]);
  };
  // One page after the other: none gives a photo to two.
  await locks()?.request("drafts", async () => {
    const { held = [] } = await navigator.locks.query();
    const entries = await entriesOf(db, "photos");
    const isOpen = (tab: string) => tab === TAB || held.some((lock) => lock.name === tab);
    for (const name of storedNames("draft:", "sessionStorage").filter(isOwn)) {
      const before = readDraft(name)?.photos ?? [];
      const kept = await onPhone(before);
      // From here on nothing is awaited: the person goes on writing.
      const own = readDraft(name);
      if (!own?.photos?.length) continue;
      // A page that was put away for a while comes back with photos that were given to another.
      const given = entries.flatMap(([[of, tab], { photos = [] }]) =>
        of === name && tab !== TAB && isOpen(tab) ? photos : [],
      );
      // What nobody has any more was posted there. Else the field says what it cannot read.
      const named = entries.flatMap(([[of, tab], { photos = [] }]) =>
        of === name && tab !== TAB ? photos : [],
      );
      const lost = before.filter((id) => ![...kept, ...named].includes(id) && !trayPhoto(id));
      const gone = [...given, ...posted(), ...lost];
      const photos = own.photos.filter((id) => !gone.includes(id));
      writeDraft(name, photos.length > 0 || own.text || own.recording ? { ...own, photos } : null);
    }
    for (const [[name, tab], left] of entries) {
      if (isOpen(tab) || (!isOwn(name) && !isOld(left))) continue;
      const kept = isOld(left) ? [] : await onPhone(left.photos);
      // As above.
      const photos = kept.filter((id) => !posted().includes(id));
      const own = readDraft(name);
      const isFree = !own?.photos?.length && (!own?.text || own.line === left.line);
      if (isFree && photos.length > 0) writeDraft(name, { ...left, text: "", ...own, photos });
      const isHere = own?.photos?.some((id) => left.photos?.includes(id));
      if (isFree || isHere || isOld(left)) await db.delete("photos", [name, tab]);
    }
  });
}

async function openDrafts(): Promise<IDBPDatabase<DraftsSchema>> {
  const db = await openDB<DraftsSchema>("drafts", 1, {
    upgrade: (created) => {
      created.createObjectStore("words");
      created.createObjectStore("photos");
    },
    blocking: () => db.close(),
  });
  return db;
}

function storeIn(db: IDBPDatabase<DraftsSchema>) {
  return {
    put: async (name: string, words: Draft | null, draft: Draft | null) => {
      const hasPhotos = Boolean(draft?.photos?.length);
      if (hasPhotos) holdTab();
      await Promise.all([
        words && db.put("words", words, name),
        hasPhotos && db.put("photos", { text: "", ...draft, at: Date.now() }, [name, TAB]),
        !hasPhotos && holdsTab && db.delete("photos", [name, TAB]),
      ]);
    },
  };
}

/** All that is stored, as it was at one time. */
async function entriesOf<Name extends "words" | "photos">(db: IDBPDatabase<DraftsSchema>, name: Name) {
  const { store } = db.transaction(name);
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, at): [DraftsSchema[Name]["key"], Draft] => [key, values[at] ?? { text: "" }]);
}

function holdTab(): void {
  if (holdsTab) return;
  holdsTab = true;
  void locks()?.request(TAB, () => new Promise(() => undefined));
}
