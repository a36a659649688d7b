import type { ReadAllInput } from "./schema";
import { isSeen } from "./seen";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma, query } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Marks one notification as read, on all devices. Safe to repeat. Throws not_found for somebody else's. */
export async function markRead(actor: Actor, { id }: { id: string }): Promise<void> {
  const found = await query(Prisma.sql`
    WITH read AS (${read(actor, Prisma.sql`id = ${id}::uuid`)})
    SELECT 1 AS found FROM notifications WHERE id = ${id}::uuid AND user_id = ${actor.id}::uuid`);
  if (found.length === 0) throw notFound();
}

/** The same for all that there are at this moment, or for those about one update and its comments. */
export async function markAllRead(actor: Actor, { updateId }: ReadAllInput): Promise<void> {
  await query(
    read(
      actor,
      updateId
        ? Prisma.sql`(${updateId}::uuid = ANY (subject_ids) OR place_id = ${updateId}::uuid)`
        : Prisma.sql`true`,
    ),
  );
}

/** Stores of everybody's what was read by opening it, so that counting need not look at it. */
export async function settleSeen(): Promise<void> {
  const place = Prisma.sql`ARRAY[COALESCE(u.subtask_id, u.task_id, u.project_id)]`;
  const newest = Prisma.sql`n.subject_ids[cardinality(n.subject_ids)]`;
  const filed = Prisma.sql`
    CASE n.subject_type
      WHEN 'update' THEN (SELECT ${place} FROM updates u WHERE u.id = ${newest})
      WHEN 'comment' THEN (SELECT ${place} FROM comments c JOIN updates u ON u.id = c.update_id WHERE c.id = ${newest})
      WHEN 'message' THEN (
        SELECT ARRAY[CASE WHEN m.recipient_id IS NULL THEN m.project_id ELSE m.author_id END] FROM chat_messages m WHERE m.id = ${newest})
      ELSE ARRAY[n.place_id, ${newest}] END`;
  await db().$executeRaw(Prisma.sql`
    UPDATE notifications SET read_at = created_at WHERE id IN (
      SELECT n.id FROM notifications n WHERE n.read_at IS NULL AND ${isSeen(filed)} ORDER BY n.id FOR UPDATE)`);
}

/** Locked in the order of their ids, as by the job that raises them. */
function read(actor: Actor, which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE notifications SET read_at = now() WHERE id IN (
      SELECT id FROM notifications WHERE user_id = ${actor.id}::uuid AND read_at IS NULL AND ${which} ORDER BY id FOR UPDATE)`;
}
