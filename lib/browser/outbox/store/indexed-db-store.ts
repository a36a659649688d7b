import type { StoreNames } from "idb";
import {
  chunksOf,
  openPhoneDatabase,
  type PhoneDatabase,
  type PhoneSchema,
  reconnecting,
  STRICT,
} from "./database";
import { lockedRecordings } from "./recording-lock";
import { type OutboxStore, withPhotoAttached } from "./store";
import { fromStored, type StoredItem, toStored } from "./stored-items";

/** How long the photos of a draft are kept: as long as its words. */
const DRAFT_MS = 30 * 24 * 60 * 60_000;

/** The store in the browser's database. Rejects where there is none, or where it is refused. */
export async function openIndexedDbStore(): Promise<OutboxStore> {
  const db = await openPhoneDatabase();
  await removeForgottenPhotos(db);
  return reconnecting(db, openPhoneDatabase, storeIn);
}

/** Photos of drafts that nobody has opened since. */
async function removeForgottenPhotos(db: PhoneDatabase): Promise<void> {
  const old = IDBKeyRange.upperBound(Date.now() - DRAFT_MS);
  const forgotten = await db.getAllKeysFromIndex("photos", "addedAt", old);
  if (forgotten.length === 0) return;
  const awaited = new Set((await db.getAll("items")).flatMap(({ photos = [] }) => photos));
  for (const id of forgotten) if (!awaited.has(id)) await db.delete("photos", id);
}

/** A write whose end is awaited last: where a call in it fails before, nobody else must hear that the end did, too. */
function writing<Stores extends StoreNames<PhoneSchema>[]>(db: PhoneDatabase, stores: Stores) {
  const tx = db.transaction(stores, "readwrite", STRICT);
  tx.done.catch(() => undefined);
  return tx;
}

function storeIn(db: PhoneDatabase): OutboxStore {
  return {
    isKept: true,
    add: async (item, parts, recordingId) => {
      const tx = writing(db, ["items", "parts", "recordings", "chunks"]);
      // The database makes the id.
      const { id: _id, ...stored } = toStored({ ...item, id: 0 });
      const id = await tx.objectStore("items").add(stored as StoredItem);
      const puts = parts.map((part, index) => tx.objectStore("parts").put(part, [id, index]));
      const moved = recordingId
        ? [
            tx.objectStore("recordings").delete(recordingId),
            tx.objectStore("chunks").delete(chunksOf(recordingId)),
          ]
        : [];
      await Promise.all([...puts, ...moved, tx.done]);
      return { ...item, id };
    },
    list: async (userId) => (await db.getAllFromIndex("items", "userId", userId)).map(fromStored),
    change: async (id, change) => {
      const tx = writing(db, ["items", "parts", "photos"]);
      const items = tx.objectStore("items");
      const item = await items.get(id);
      const changed = item ? change(fromStored(item)) : null;
      if (changed) await items.put(toStored(changed));
      else if (item)
        await Promise.all([
          items.delete(id),
          tx.objectStore("parts").delete(IDBKeyRange.bound([id], [id, []])),
          ...(item.photos ?? []).map((photo) => tx.objectStore("photos").delete(photo)),
        ]);
      await tx.done;
      return changed;
    },
    recordings: async (userId) => {
      const all = await db.getAllFromIndex("recordings", "userId", userId);
      const isLocked = await lockedRecordings();
      return all.filter(({ id }) => !isLocked(id)).sort((a, b) => a.capturedAt.localeCompare(b.capturedAt));
    },
    removeRecording: async (id) => {
      const tx = writing(db, ["recordings", "chunks"]);
      await Promise.all([
        tx.objectStore("recordings").delete(id),
        tx.objectStore("chunks").delete(chunksOf(id)),
        tx.done,
      ]);
    },
    part: (id, index) => db.get("parts", [id, index]),
    photo: (id) => db.get("photos", id),
    keepPhoto: async (photo) => {
      await db.put("photos", photo);
    },
    replacePhoto: async (photo) => {
      const tx = writing(db, ["photos"]);
      const photos = tx.objectStore("photos");
      const isKept = (await photos.getKey(photo.id)) !== undefined;
      await Promise.all([isKept && photos.put(photo), tx.done]);
    },
    removePhoto: async (id) => {
      const tx = writing(db, ["items", "photos"]);
      const items = await tx.objectStore("items").getAll();
      // A draft that was kept longer than it lasted may still name it.
      const isAwaited = items.some(({ photos = [] }) => photos.includes(id));
      await Promise.all([!isAwaited && tx.objectStore("photos").delete(id), tx.done]);
    },
    attachPhoto: async (id, file, parts) => {
      const tx = writing(db, ["items", "parts", "photos"]);
      const stored = await tx.objectStore("items").get(id);
      const item = stored && fromStored(stored);
      const attached = item ? withPhotoAttached(item, file) : null;
      if (attached && attached !== item)
        await Promise.all([
          tx.objectStore("items").put(toStored(attached)),
          tx.objectStore("photos").delete(file.photo?.id ?? ""),
          ...parts.map((part, index) => tx.objectStore("parts").put(part, [id, file.firstPart + index])),
        ]);
      await tx.done;
      return attached;
    },
  };
}
