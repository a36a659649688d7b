import { type Clip, clipOf } from "./clip";
import {
  chunksOf,
  type KeptRecording,
  openPhoneDatabase,
  type RecordedChunk,
  STRICT,
} from "@/lib/browser/outbox/store/database";

/** Recordings on this phone that have not been posted. */
export interface Recordings {
  /** Appends a chunk; the first one creates the recording. Rejects if the phone has no room. */
  append: (recording: KeptRecording, chunk: RecordedChunk) => Promise<void>;
  find: (id: string) => Promise<KeptRecording | undefined>;
  clip: (recording: KeptRecording) => Promise<Clip>;
  setAside: (recording: KeptRecording) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

/** Opens the store of recordings. Rejects where the browser has no storage. */
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
    find: (id) => db.get("recordings", id),
    clip: async (recording) => clipOf(recording, await db.getAll("chunks", chunksOf(recording.id))),
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
