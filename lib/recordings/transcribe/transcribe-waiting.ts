import { raiseProjectVersions } from "@/lib/access/version";
import { isAffordableSql } from "@/lib/ai/budget";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueueAll } from "@/lib/events/jobs";
import { Prisma, transaction } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";

/** Whether the limits leave what transcribing a statement's recording `r`, with its upload `file`, in a project `p` costs today, as an SQL condition. */
const CAN_BE_PAID = isAffordableSql({
  businessId: Prisma.sql`p.business_id`,
  userId: Prisma.sql`file.user_id`,
  // One that was not measured yet is at most as long as its bytes allow; it is measured before it is sent.
  microDollars: Prisma.sql`ceil(COALESCE(r.measured_ms, 1) * ${env.OPENAI_PRICE_MINUTE}::float8 * 1000 / 60)`,
});

/** How many recordings one run queues. */
const BATCH = 100;

/** Queues the recordings that wait for a service, or for a day that pays for them, oldest first. Safe to repeat. */
export async function transcribeWaiting(): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome()) === BATCH);
}

function queueSome(): Promise<number> {
  return transaction(async (tx) => {
    const queued = await tx.$queryRaw<
      { recordingId: string; projectId: string; businessId: string }[]
    >(Prisma.sql`
      WITH waiting AS (
        SELECT r.upload_id, p.id AS project_id, p.business_id FROM recordings r JOIN uploads file ON file.id = r.upload_id
        LEFT JOIN updates u ON u.id = file.update_id LEFT JOIN chat_messages m ON m.id = file.message_id
        JOIN projects p ON p.id = COALESCE(u.project_id, m.project_id)
        WHERE r.state = 'off' AND ${CAN_BE_PAID}
        ORDER BY r.upload_id LIMIT ${BATCH} FOR NO KEY UPDATE OF r SKIP LOCKED)
      UPDATE recordings r SET state = 'pending' FROM waiting WHERE r.upload_id = waiting.upload_id
      RETURNING r.upload_id AS "recordingId", waiting.project_id AS "projectId", waiting.business_id AS "businessId"`);
    await raiseProjectVersions(
      tx,
      queued.map(({ projectId }) => projectId),
    );
    await enqueueAll(
      tx,
      "audio.transcribe",
      queued.map(({ recordingId, businessId }) => ({ data: { recordingId }, turnOf: businessId })),
    );
    return queued.length;
  });
}
