import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PhotoFacts, WrittenIn } from "../items/item";
import type { StoredItem } from "./stored-items";
import type { PhotoHint } from "@/lib/browser/photos/hints";

/** The schema of this phone's IndexedDB database. */
export interface PhoneSchema extends DBSchema {
  items: { key: number; value: StoredItem; indexes: { userId: string } };
  /** The files of items, by the item's id and the part's number. */
  parts: { key: [number, number]; value: ArrayBuffer };
  recordings: { key: string; value: KeptRecording; indexes: { userId: string } };
  /** The chunks of recordings, by the recording's id and the chunk's number. */
  chunks: { key: [string, number]; value: RecordedChunk };
  /** Photos of drafts, and of items until they are shrunk and become files of these. */
  photos: { key: string; value: KeptPhoto; indexes: { addedAt: number } };
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>;

/** A recording that has not been posted: its bytes are stored beside it, in chunks. */
export interface KeptRecording {
  id: string;
  userId: string;
  written: WrittenIn;
  taskId: string | null;
  subtaskId: string | null;
  /** For a chat message: its recipient, or null for the team. */
  chat?: { recipientId: string | null };
  /** Of the container, such as "audio/webm;codecs=opus". */
  mime: string;
  /** When it began: ISO 8601. */
  capturedAt: string;
  durationMs: number;
  bytes: number;
  chunks: number;
  /** What this phone wrote down of it, if the person chose so. */
  heard?: string;
  /** The person chose to keep it for later: it is no longer offered automatically. */
  isSetAside: boolean;
  /** While it is recorded. Its end may be missing if that was never over: the page died, or the phone was full. */
  isUnfinished?: boolean;
}

/** A photo that was chosen: the original until it is shrunk. */
export interface KeptPhoto {
  id: string;
  userId: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  bytes: ArrayBuffer;
  contentType: string;
  /** Null until it is shrunk. */
  shrunk: (PhotoFacts & { hint: PhotoHint | null; preview: ArrayBuffer; previewType: string }) | null;
}

export interface RecordedChunk {
  bytes: ArrayBuffer;
  /** How loud it is: levels of lib/browser/recorder/levels.ts. */
  levels: Uint8Array;
}

const NAME = "outbox";
/** Written to disk before it counts as stored: the phone may lose power right after. */
export const STRICT = { durability: "strict" } as const;

/** Opens the browser's database. Rejects where there is none, or where it is refused, as in some private windows. */
export async function openPhoneDatabase(): Promise<PhoneDatabase> {
  const db = await openDB<PhoneSchema>(NAME, 3, {
    upgrade: (created, oldVersion) => {
      if (oldVersion < 1) {
        created
          .createObjectStore("items", { keyPath: "id", autoIncrement: true })
          .createIndex("userId", "userId");
        created.createObjectStore("parts");
      }
      if (oldVersion < 2) {
        created.createObjectStore("recordings", { keyPath: "id" }).createIndex("userId", "userId");
        created.createObjectStore("chunks");
      }
      created.createObjectStore("photos", { keyPath: "id" }).createIndex("addedAt", "addedAt");
    },
    // A newer version in another tab must not wait for this one.
    blocking: () => db.close(),
  });
  return db;
}

/** What browsers answer once they have severed the connection, as of a page in the background. */
const SEVERED = ["InvalidStateError", "UnknownError"];

/** A store whose calls are repeated on a new connection where the browser has severed that to the database. */
export function reconnecting<Db, Store extends object>(
  db: Db,
  open: () => Promise<Db>,
  storeIn: (db: Db) => Store,
): Store {
  let store = storeIn(db);
  return new Proxy(store, {
    get: (_, name) => {
      const call = (...args: unknown[]) => (Reflect.get(store, name) as Call)(...args);
      if (typeof Reflect.get(store, name) !== "function") return Reflect.get(store, name);
      return async (...args: unknown[]) => {
        const used = store;
        try {
          return await call(...args);
        } catch (error) {
          if (!SEVERED.includes((error as Error).name)) throw error;
          if (store === used) store = storeIn(await open());
          return call(...args);
        }
      };
    },
  });
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** The chunks of one recording. */
export function chunksOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
