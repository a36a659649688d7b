import { toPeaks } from "./levels";
import type { KeptRecording, RecordedChunk } from "@/lib/browser/outbox/store/database";

/** A finished recording or chosen file, ready to be posted. */
export interface Take extends Pick<
  KeptRecording,
  "written" | "taskId" | "subtaskId" | "chat" | "capturedAt"
> {
  /** Id of the stored recording; null for a chosen file, and where the browser has no storage. */
  recordingId: string | null;
  file: Blob;
  /** Null when it could not be measured. */
  durationMs: number | null;
  /** Empty when it could not be measured. */
  peaks: number[];
}

/** Makes a take from stored chunks. */
export function takeOf(recording: KeptRecording, chunks: RecordedChunk[]): Take {
  const { id, written, taskId, subtaskId, chat, capturedAt, mime, durationMs } = recording;
  const file = new Blob(
    chunks.map(({ bytes }) => bytes),
    { type: mime },
  );
  const peaks = toPeaks(chunks.flatMap(({ levels }) => [...levels]));
  const place = { written, taskId, subtaskId, ...(chat && { chat }) };
  return { recordingId: id, ...place, capturedAt, file, durationMs, peaks };
}
