import { type Clip, clipOf } from "./clip";
import {
  chunksOf,
  type KeptRecording,
  openPhoneDatabase,
  type RecordedChunk,
  reconnecting,
  STRICT,
} from "@/lib/browser/outbox/store/database";

/** Recordings on this phone that have not been posted. */
export type Recordings = Awaited<ReturnType<typeof openRecordings>>;

/** Opens the store of recordings. Rejects where the browser has no storage. */
export async function openRecordings() {
  return reconnecting(await openPhoneDatabase(), openPhoneDatabase, (db) => ({
    /** Appends a chunk; the first one creates the recording. Rejects if the phone has no room. */
    append: async (recording: KeptRecording, chunk: RecordedChunk) => {
      const tx = db.transaction(["recordings", "chunks"], "readwrite", STRICT);
      await Promise.all([
        tx.objectStore("recordings").put(recording),
        tx.objectStore("chunks").put(chunk, [recording.id, recording.chunks - 1]),
        tx.done,
      ]);
    },
    markFinished: async (recording: KeptRecording) => {
      await db.put("recordings", { ...recording, isUnfinished: false });
    },
    find: (id: string) => db.get("recordings", id),
    clip: async (recording: KeptRecording): Promise<Clip> =>
      clipOf(recording, await db.getAll("chunks", chunksOf(recording.id))),
    setAside: async (recording: KeptRecording) => {
      await db.put("recordings", { ...recording, isSetAside: true });
    },
    discard: async (id: string) => {
      const tx = db.transaction(["recordings", "chunks"], "readwrite", STRICT);
      await Promise.all([
        tx.objectStore("recordings").delete(id),
        tx.objectStore("chunks").delete(chunksOf(id)),
        tx.done,
      ]);
    },
  }));
}
