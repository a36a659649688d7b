import { CAN_BE_PAID } from "./affordable";
import { raiseProjectVersions } from "@/lib/access/version";
import { isAiConfigured } from "@/lib/ai/client";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";

/** How many recordings one run queues. */
const BATCH = 100;

/** What recordings are in. */
interface Waiting {
  /** `updates`, or another table with the same columns about its recording. */
  table: Prisma.Sql;
  /** The column of `uploads` that refers to it. */
  reference: Prisma.Sql;
  enqueue: (tx: Tx, id: string) => Promise<void>;
}

/** Queues the recordings that wait for a service, or for a day that pays for them, oldest first. Safe to repeat. */
export async function queueWaiting(waiting: Waiting): Promise<void> {
  if (!isAiConfigured()) return;
  while ((await queueSome(waiting)) === BATCH);
}

function queueSome({ table, reference, enqueue }: Waiting): Promise<number> {
  return transaction(async (tx) => {
    const queued = await tx.$queryRaw<{ id: string; projectId: string }[]>(Prisma.sql`
      UPDATE ${table} SET audio_state = 'pending' WHERE id IN (
        SELECT x.id FROM ${table} x JOIN projects p ON p.id = x.project_id JOIN uploads r ON r.${reference} = x.id
        WHERE x.audio_state = 'off' AND ${CAN_BE_PAID}
        ORDER BY x.created_at LIMIT ${BATCH} FOR NO KEY UPDATE OF x SKIP LOCKED)
      RETURNING id, project_id AS "projectId"`);
    await raiseProjectVersions(
      tx,
      queued.map(({ projectId }) => projectId),
    );
    for (const { id } of queued) await enqueue(tx, id);
    return queued.length;
  });
}
