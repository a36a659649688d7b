import { queueMessage } from "@/lib/browser/outbox/items/queue-message";
import type { Recording } from "@/lib/browser/outbox/items/files";
import { queueUpdate } from "@/lib/browser/outbox/items/queue-update";
import type { Take } from "@/lib/browser/recorder/take";

/** Converts a take to the outbox's format. */
export function toRecording({ file, recordingId, capturedAt, durationMs, peaks }: Take): Recording {
  return {
    file,
    capturedAt,
    peaks,
    ...(durationMs !== null && { durationMs }),
    ...(recordingId !== null && { recordingId }),
  };
}

/** Posts a take to the place where it was recorded. Rejects if the phone has no room; the take is then kept. */
export async function postRecording(userId: string, take: Take): Promise<void> {
  const { written, taskId, subtaskId, chat } = take;
  const recording = toRecording(take);
  if (chat) await queueMessage({ userId, written, ...chat, text: "", recording });
  else await queueUpdate({ userId, written, taskId, subtaskId, text: "", recording });
}
