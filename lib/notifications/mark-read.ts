import type { ReadAllInput } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { Prisma, query } from "@/lib/kernel/db";
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

/** Locked in the order of their ids, as by the job that raises them. */
function read(actor: Actor, which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE notifications SET read_at = now() WHERE id IN (
      SELECT id FROM notifications WHERE user_id = ${actor.id}::uuid AND read_at IS NULL AND ${which} ORDER BY id FOR UPDATE)`;
}
