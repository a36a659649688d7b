import {
  chunksOf,
  type KeptRecording,
  openPhoneDatabase,
  type RecordedChunk,
  STRICT,
} from "@/lib/outbox/database";
import { type Take, takeOf } from "./take";

/** Recordings on this phone that have not been posted. */
export interface Recordings {
  /** Adds a chunk to a recording, which the first one begins. Rejects when the phone has no room. */
  append: (recording: KeptRecording, chunk: RecordedChunk) => Promise<void>;
  take: (recording: KeptRecording) => Promise<Take>;
  setAside: (recording: KeptRecording) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

/** Opens them. Rejects where the browser keeps nothing. */
export async function openRecordings(): Promise<Recordings> {
  const db = await openPhoneDatabase();
  return {
    append: async (recording, chunk) => {
      const tx = db.transaction(["recordings", "chunks"], "readwrite", STRICT);
      await Promise.all([
        tx.objectStore("recordings").put(recording),
        tx.objectStore("chunks").put(chunk, [recording.id, recording.chunks - 1]),
        tx.done,
      ]);
    },
    take: async (recording) => takeOf(recording, await db.getAll("chunks", chunksOf(recording.id))),
    setAside: async (recording) => {
      await db.put("recordings", { ...recording, isSetAside: true });
    },
    discard: async (id) => {
      const tx = db.transaction(["recordings", "chunks"], "readwrite", STRICT);
      await Promise.all([
        tx.objectStore("recordings").delete(id),
        tx.objectStore("chunks").delete(chunksOf(id)),
        tx.done,
      ]);
    },
  };
}
