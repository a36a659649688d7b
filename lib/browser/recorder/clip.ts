import { toPeaks } from "./levels";
import type { KeptRecording, RecordedChunk } from "@/lib/browser/outbox/store/database";
import { inMs, soundLength } from "@/lib/recordings/shared/sound-length";

/** A finished recording or chosen file, ready to be posted. */
export interface Clip extends Pick<
  KeptRecording,
  "written" | "taskId" | "subtaskId" | "chat" | "capturedAt" | "heard"
> {
  /** Id of the stored recording; null for a chosen file, and where the browser has no storage. */
  recordingId: string | null;
  file: Blob;
  /** Null when it could not be measured. */
  durationMs: number | null;
  /** Empty when it could not be measured. */
  peaks: number[];
}

/** Makes a clip from stored chunks. */
export async function clipOf(recording: KeptRecording, chunks: RecordedChunk[]): Promise<Clip> {
  const { id, capturedAt, mime, heard } = recording;
  const file = new Blob(
    chunks.map(({ bytes }) => bytes),
    { type: mime },
  );
  const peaks = toPeaks(chunks.flatMap(({ levels }) => [...levels]));
  const durationMs = await lengthOf(file, recording.durationMs);
  const facts = { capturedAt, durationMs, peaks, ...(heard && { heard }) };
  return { recordingId: id, file, ...placeOf(recording), ...facts };
}

/** Where a recording is to be posted, of all that is known about it. */
export function placeOf({
  written,
  taskId,
  subtaskId,
  chat,
}: Pick<Clip, "written" | "taskId" | "subtaskId" | "chat">) {
  return { written, taskId, subtaskId, ...(chat && { chat }) };
}

/** In milliseconds: as long as everybody else will see it, else `measuredMs`, as this phone measured it. */
export async function lengthOf(file: Blob, measuredMs: number): Promise<number> {
  const seconds = await soundLength(file, measuredMs);
  return seconds === null ? measuredMs : inMs(seconds);
}
