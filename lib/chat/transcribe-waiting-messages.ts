import { raiseProjectVersions } from "@/lib/access/version";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, transaction } from "@/lib/kernel/db";
import { CAN_BE_PAID } from "@/lib/transcription/affordable";

/** How many recordings one run takes up. */
const BATCH = 100;

/** Queues the voice messages that wait for a service, or for a day that pays for them, oldest first. Safe to repeat. */
export async function transcribeWaitingMessages(): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome()) === BATCH);
}

function queueSome(): Promise<number> {
  return transaction(async (tx) => {
    const waiting = await tx.$queryRaw<{ id: string; projectId: string }[]>(Prisma.sql`
      UPDATE chat_messages SET audio_state = 'pending' WHERE id IN (
        SELECT m.id FROM chat_messages m JOIN projects p ON p.id = m.project_id JOIN uploads r ON r.message_id = m.id
        WHERE m.audio_state = 'off' AND ${CAN_BE_PAID}
        ORDER BY m.created_at LIMIT ${BATCH} FOR NO KEY UPDATE OF m SKIP LOCKED)
      RETURNING id, project_id AS "projectId"`);
    await raiseProjectVersions(
      tx,
      waiting.map(({ projectId }) => projectId),
    );
    for (const { id } of waiting) await enqueue(tx, "audio.transcribe-message", { messageId: id });
    return waiting.length;
  });
}
