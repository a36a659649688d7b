import { isAiConfigured } from "@/lib/ai/client";
import { Prisma, transaction } from "@/lib/db";
import { enqueue } from "@/lib/events/jobs";

/** How many recordings one run queues. */
const BATCH = 100;

/** Queues the recordings posted while no service was configured, oldest first, once one is. Safe to repeat. */
export async function transcribeWaiting(): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome()) === BATCH);
}

function queueSome(): Promise<number> {
  return transaction(async (tx) => {
    const waiting = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
      UPDATE updates SET audio_state = 'pending' WHERE id IN (
        SELECT id FROM updates WHERE audio_state = 'off' ORDER BY created_at LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id`);
    for (const { id } of waiting) await enqueue(tx, "audio.transcribe", { updateId: id });
    return waiting.length;
  });
}
