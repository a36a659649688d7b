import { chunksOf, openPhoneDatabase, type PhoneDatabase, STRICT } from "./database";
import { lockedRecordings } from "./recording-lock";
import type { OutboxStore } from "./store";
import { fromStored, type StoredItem, toStored } from "./stored-items";

/** The store in the browser's database. Rejects where there is none, or where it is refused. */
export async function openIndexedDbStore(): Promise<OutboxStore> {
  return storeIn(await openPhoneDatabase());
}

function storeIn(db: PhoneDatabase): OutboxStore {
  return {
    isKept: true,
    add: async (item, parts, recordingId) => {
      const tx = db.transaction(["items", "parts", "recordings", "chunks"], "readwrite", STRICT);
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
      const tx = db.transaction(["items", "parts"], "readwrite", STRICT);
      const items = tx.objectStore("items");
      const item = await items.get(id);
      const changed = item ? change(fromStored(item)) : null;
      if (changed) await items.put(toStored(changed));
      else if (item)
        await Promise.all([
          items.delete(id),
          tx.objectStore("parts").delete(IDBKeyRange.bound([id], [id, []])),
        ]);
      await tx.done;
      return changed;
    },
    recordings: async (userId) => {
      const all = await db.getAllFromIndex("recordings", "userId", userId);
      const isLocked = await lockedRecordings();
      return all.filter(({ id }) => !isLocked(id)).sort((a, b) => a.capturedAt.localeCompare(b.capturedAt));
    },
    part: (id, index) => db.get("parts", [id, index]),
  };
}
