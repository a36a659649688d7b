import { CAN_BE_PAID } from "./affordable";
import { raiseProjectVersions } from "@/lib/access/version";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, transaction } from "@/lib/kernel/db";

/** How many recordings one run queues. */
const BATCH = 100;

/** Queues the recordings that wait for a service, or for a day that pays for them, oldest first. Safe to repeat. */
export async function transcribeWaiting(): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome()) === BATCH);
}

function queueSome(): Promise<number> {
  return transaction(async (tx) => {
    const waiting = await tx.$queryRaw<{ id: string; projectId: string }[]>(Prisma.sql`
      UPDATE updates SET audio_state = 'pending' WHERE id IN (
        SELECT u.id FROM updates u JOIN projects p ON p.id = u.project_id JOIN uploads r ON r.update_id = u.id
        WHERE u.audio_state = 'off' AND ${CAN_BE_PAID}
        ORDER BY u.created_at LIMIT ${BATCH} FOR NO KEY UPDATE OF u SKIP LOCKED)
      RETURNING id, project_id AS "projectId"`);
    await raiseProjectVersions(
      tx,
      waiting.map(({ projectId }) => projectId),
    );
    for (const { id } of waiting) await enqueue(tx, "audio.transcribe", { updateId: id });
    return waiting.length;
  });
}
