import { CAN_BE_PAID } from "./affordable";
import { raiseProjectVersions } from "@/lib/access/version";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueueAll } from "@/lib/events/jobs";
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
