import { type Clip, lengthOf, placeOf } from "./clip";
import { toPeaks } from "./levels";
import type { Recordings } from "./recordings";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
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
  const chunks: Blob[] = [];
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
  };
  let heard = "";
  let [isKept, keptLevels, bytes, durationMs] = [recordings !== null, 0, 0, 0];
  let writing = Promise.resolve();
  const keep = async (data: Blob, until: number, ms: number) => {
    const chunk = {
      bytes: await data.arrayBuffer(),
      levels: Uint8Array.from(levels.slice(keptLevels, until)),
    };
    if (!recordings || !isKept) return;
    keptLevels = until;
    const size = kept.bytes + data.size;
    kept = { ...kept, mime: mime(), durationMs: ms, bytes: size, chunks: kept.chunks + 1 };
    if (heard) kept.heard = heard;
    await recordings.append(kept, chunk).catch(() => (isKept = false));
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
      chunks.push(data);
      const until = levels.length;
      writing = writing.then(() => keep(data, until, ms));
    },
    /** Takes all that this phone has written down of it so far. */
    hear: (words: string) => (heard = words),
    /** The complete recording, once it is stored. */
    finish: async (): Promise<Clip> => {
      await writing;
      const file = new Blob(chunks, { type: mime() });
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
