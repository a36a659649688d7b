import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles, type Recording } from "@/lib/browser/outbox/items/files";
import type { Destination } from "@/lib/browser/recorder/capture";
import type { Clip } from "@/lib/browser/recorder/clip";
import { openRecordings } from "@/lib/browser/recorder/recordings";

/** Converts a clip to the outbox's format. */
export function toRecording({ file, recordingId, capturedAt, durationMs, peaks, heard }: Clip): Recording {
  return {
    file,
    capturedAt,
    peaks,
    ...(durationMs !== null && { durationMs }),
    ...(recordingId !== null && { recordingId }),
    ...(heard && { heard }),
  };
}

/** Posts a recording to where it was made for. Rejects if it cannot be read, or the outbox cannot be fetched. */
export async function postRecording(to: Destination, recording: Recording): Promise<void> {
  const { userId, written, taskId, subtaskId, chat } = to;
  const files = { written, ...draftOfFiles({ recording }) };
  if (chat) await addToOutbox(userId, { kind: "message", content: { text: "", ...chat }, ...files });
  else await addToOutbox(userId, { kind: "update", content: { text: "", taskId, subtaskId }, ...files });
}

/** Sets a clip aside for its draft, so that it is not offered by itself. Null unless this phone keeps all of it. */
export async function setAsideWhole({ recordingId, file }: Clip): Promise<string | null> {
  const recordings = await openRecordings();
  const kept = recordingId ? await recordings.find(recordingId) : undefined;
  if (kept?.bytes !== file.size) return null;
  await recordings.setAside(kept);
  return kept.id;
}
