import { type Clip, lengthOf, placeOf } from "./clip";
import { toPeaks } from "./levels";
import type { Recordings } from "./recordings";
import type { KeptRecording, RecordedChunk } from "@/lib/browser/outbox/store/database";
import { withRoom } from "@/lib/browser/outbox/store/storage";
import { randomKey } from "@/lib/browser/random-key";

/** A recording's destination and its user. */
export type Destination = Pick<KeptRecording, "userId" | "written" | "taskId" | "subtaskId" | "chat">;

export interface CaptureOptions extends Destination {
  /** Null where the browser has no storage. */
  recordings: Recordings | null;
}

/** Collects a recording, in memory and, chunk by chunk, on the phone. */
export function startCapture(options: CaptureOptions, mime: () => string) {
  const { recordings, userId } = options;
  const place = placeOf(options);
  const capturedAt = new Date().toISOString();
  const chunks: (RecordedChunk & { ms: number })[] = [];
  const levels: number[] = [];
  let kept: KeptRecording = {
    id: randomKey(),
    userId,
    ...place,
    capturedAt,
    mime: "",
    durationMs: 0,
    bytes: 0,
    chunks: 0,
    isSetAside: false,
    isUnfinished: true,
  };
  let heard = "";
  let [isKept, readLevels, bytes, durationMs] = [recordings !== null, 0, 0, 0];
  let writing = Promise.resolve();
  const read = async (data: Blob, until: number, ms: number) => {
    const content = await data.arrayBuffer().catch(() => null);
    // What the browser cannot read is a gap: the rest can still be heard.
    if (!content) return;
    chunks.push({ bytes: content, levels: Uint8Array.from(levels.slice(readLevels, until)), ms });
    readLevels = until;
    await keep();
  };
  /** Stores what is not stored yet, in order: what the phone did not take is offered again with each chunk that follows. */
  const keep = async () => {
    if (!recordings) return;
    try {
      for (const { ms, ...chunk } of chunks.slice(kept.chunks)) {
        const size = kept.bytes + chunk.bytes.byteLength;
        const longer = { ...kept, mime: mime(), durationMs: ms, bytes: size, chunks: kept.chunks + 1 };
        if (heard) longer.heard = heard;
        const append = () => recordings.append(longer, chunk);
        await (isKept ? withRoom(userId, append) : append());
        kept = longer;
      }
      isKept = true;
    } catch {
      isKept = false;
    }
  };
  return {
    id: kept.id,
    /** Adds loudness levels. Returns the number of bytes so far, and whether the phone stores them. */
    add: (heard: number[]) => {
      levels.push(...heard);
      return { bytes, isKept };
    },
    /** Adds the recorder's next bytes; the recording is now `ms` long. */
    write: (data: Blob, ms: number) => {
      durationMs = ms;
      if (data.size === 0) return;
      bytes += data.size;
      const until = levels.length;
      writing = writing.then(() => read(data, until, ms));
    },
    /** Takes all that this phone has written down of it so far. */
    hear: (words: string) => (heard = words),
    /** The complete recording, once it is stored as far as the phone has room. */
    finish: async (): Promise<Clip> => {
      await writing;
      if (isKept && kept.chunks > 0) await recordings?.markFinished(kept).catch(() => undefined);
      const file = new Blob(
        chunks.map((chunk) => chunk.bytes),
        { type: mime() },
      );
      const recordingId = recordings ? kept.id : null;
      return {
        recordingId,
        file,
        durationMs: await lengthOf(file, durationMs),
        peaks: toPeaks(levels),
        ...place,
        capturedAt,
        ...(heard && { heard }),
      };
    },
  };
}
