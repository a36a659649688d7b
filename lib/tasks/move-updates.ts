import { Prisma, type Tx } from "@/lib/kernel/db";

/**
 * Moves the updates that `which`, a condition on `u`, selects; returns how many. They arrive with the event that the verb
 * records next, so that in their new place they are new exactly to readers who had not seen them in the old one.
 * The verb has locked the destination.
 */
export async function moveUpdates(
  tx: Tx,
  projectId: string,
  which: Prisma.Sql,
  { taskId, subtaskId }: { taskId: string | null; subtaskId: string | null },
): Promise<number> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM updates u WHERE ${which} ORDER BY u.id FOR NO KEY UPDATE`,
  );
  const seq = await nextEvent(tx, projectId);
  await keepSeen(tx, which);
  return tx.$executeRaw(Prisma.sql`
    UPDATE updates u SET task_id = ${taskId}::uuid, subtask_id = ${subtaskId}::uuid, arrived_seq = ${seq} WHERE ${which}`);
}

/** The number of the project's next event, which is this transaction's: the row stays locked. */
async function nextEvent(tx: Tx, projectId: string): Promise<number> {
  const [project] = await tx.$queryRaw<{ seq: number }[]>(Prisma.sql`
    SELECT event_seq + 1 AS seq FROM projects WHERE id = ${projectId}::uuid FOR NO KEY UPDATE`);
  return project?.seq ?? 0;
}

/** Notes who has seen the updates where they are now. */
async function keepSeen(tx: Tx, which: Prisma.Sql): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO moved_views (user_id, project_id, update_id)
    SELECT v.user_id, v.project_id, u.id
    FROM updates u JOIN project_views v ON v.project_id = u.project_id AND v.user_id <> u.author_id
    LEFT JOIN place_views p ON p.user_id = v.user_id AND p.project_id = v.project_id
      AND p.place_id = COALESCE(u.subtask_id, u.task_id, u.project_id)
    WHERE ${which} AND u.arrived_seq <= GREATEST(v.since_seq, p.seq)
    ON CONFLICT DO NOTHING`);
}
