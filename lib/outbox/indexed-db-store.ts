import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxItem } from "./item";
import type { OutboxStore } from "./store";

interface Schema extends DBSchema {
  items: { key: number; value: OutboxItem; indexes: { userId: string } };
  /** By the item's id and the part's number. */
  parts: { key: [number, number]; value: ArrayBuffer };
}

const NAME = "outbox";
/** On disk before it counts as kept: a phone may lose its power right after. */
const STRICT = { durability: "strict" } as const;

/** Opens the browser's database. Rejects where there is none, or where it is refused, as in some private windows. */
export async function openIndexedDbStore(): Promise<OutboxStore> {
  return storeIn(await openDatabase());
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (created) => {
      created
        .createObjectStore("items", { keyPath: "id", autoIncrement: true })
        .createIndex("userId", "userId");
      created.createObjectStore("parts");
    },
    // A newer version in another tab must not wait for this one.
    blocking: () => {
      db.close();
    },
  });
  return db;
}

function storeIn(db: IDBPDatabase<Schema>): OutboxStore {
  return {
    isKept: true,
    add: async (item, parts) => {
      const tx = db.transaction(["items", "parts"], "readwrite", STRICT);
      // The database makes the id.
      const id = await tx.objectStore("items").add(item as OutboxItem);
      const puts = parts.map((part, index) => tx.objectStore("parts").put(part, [id, index]));
      await Promise.all([...puts, tx.done]);
      return { ...item, id };
    },
    list: (userId) => db.getAllFromIndex("items", "userId", userId),
    change: async (id, change) => {
      const tx = db.transaction(["items", "parts"], "readwrite", STRICT);
      const items = tx.objectStore("items");
      const item = await items.get(id);
      const changed = item ? change(item) : null;
      if (changed) await items.put(changed);
      else if (item)
        await Promise.all([
          items.delete(id),
          tx.objectStore("parts").delete(IDBKeyRange.bound([id], [id, []])),
        ]);
      await tx.done;
      return changed;
    },
    part: (id, index) => db.get("parts", [id, index]),
  };
}
