import { addToOutbox } from "../client";
import type { WrittenIn } from "./item";
import type { Measured } from "../measured";

/** What could not be measured is left out. */
export interface Recording extends Partial<Measured> {
  /** MP3, WAV, M4A/MP4, WebM or Ogg audio. */
  file: Blob;
  /** The kept recording that `file` is: the outbox takes its place. */
  recordingId?: string;
  /** When it was recorded, ISO 8601; now without it. */
  capturedAt?: string;
}

export interface NewUpdate {
  userId: string;
  written: WrittenIn;
  /** Null for Unassigned. */
  taskId: string | null;
  /** Null for the task itself. */
  subtaskId: string | null;
  /** May be empty when there is a recording. */
  text: string;
  recording?: Recording;
}

/**
 * Posts an update through the user's outbox, and settles once this phone has stored it; the server gets it when it can.
 * Settles with the item's id. Rejects when it could not be stored: the caller still has everything.
 */
export async function queueUpdate({ userId, written, recording, ...content }: NewUpdate): Promise<number> {
  if (!recording) return (await addToOutbox(userId, { kind: "update", content, written })).id;
  const { durationMs, peaks, ...kept } = recording;
  const measured = { ...(durationMs !== undefined && { durationMs }), ...(peaks && { peaks }) };
  const item = await addToOutbox(userId, {
    kind: "update",
    content: { ...content, ...measured },
    written,
    ...kept,
  });
  return item.id;
}
