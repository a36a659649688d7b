import { isAiConfigured } from "@/lib/ai/client";
import { Prisma, transaction } from "@/lib/db";
import { enqueue } from "@/lib/events/jobs";

/** How many recordings one run takes up. */
const BATCH = 100;

/** Queues the voice messages that came while no service was configured, oldest first. Safe to repeat. */
export async function transcribeWaitingMessages(): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome()) === BATCH);
}

function queueSome(): Promise<number> {
  return transaction(async (tx) => {
    const waiting = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
      UPDATE chat_messages SET audio_state = 'pending' WHERE id IN (
        SELECT id FROM chat_messages WHERE audio_state = 'off' ORDER BY created_at LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id`);
    for (const { id } of waiting) await enqueue(tx, "audio.transcribe-message", { messageId: id });
    return waiting.length;
  });
}
