import type { AdminParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { unlessMissing } from "@/lib/access/authorize";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record, recordInEach } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/**
 * Removes an admin, or steps down as one. Their `owner` rows in the business's projects pass to the business's owner, and
 * they leave those projects, in the same transaction. They stay in projects where they are contributors; the open codes that they
 * made expire.
 */
export async function removeAdmin(actor: Actor, { id, userId }: AdminParams): Promise<void> {
  await transaction(async (tx) => {
    const facts = { isSelf: userId === actor.id };
    const { business } = await authorizeExclusively(
      tx,
      actor,
      "admin:remove",
      { businessId: id },
      facts,
    ).catch(unlessMissing(() => tx.businessAdmin.count({ where: { businessId: id, userId } })));
    const removed = await tx.businessAdmin.deleteMany({ where: { businessId: business.id, userId } });
    if (removed.count === 0) throw notFound();
    await expireCodes(tx, { businessId: business.id, createdBy: userId });
    const projectIds = await handOver(tx, { businessId: business.id, from: userId, to: business.ownerId });
    await record(tx, { by: actor, type: "business.admin-removed", id: business.id, details: { userId } });
    const [from, to] = [userId, business.ownerId];
    const placement = { before: { userId: from }, after: { userId: to } };
    const details = { from, to };
    await recordInEach(tx, projectIds, { by: actor, type: "project.handed-over", ...placement, details });
  });
}

/** Expires the open codes that they created: with one of those they could come back in. */
async function expireCodes(
  tx: Tx,
  { businessId, createdBy }: { businessId: string; createdBy: string },
): Promise<void> {
  const now = new Date();
  await tx.connectCode.updateMany({
    where: { createdBy, usedAt: null, expiresAt: { gt: now }, project: { businessId } },
    data: { expiresAt: now },
  });
}

/** Deletes the owner rows of `from` and makes `to` the owner; the business's lock serializes removals. */
async function handOver(
  tx: Tx,
  { businessId, from, to }: { businessId: string; from: string; to: string },
): Promise<string[]> {
  const left = await tx.$queryRaw<{ project_id: string }[]>(Prisma.sql`
    DELETE FROM project_members m USING projects p
    WHERE p.id = m.project_id AND p.business_id = ${businessId}::uuid AND m.user_id = ${from}::uuid AND m.role = 'owner'
    RETURNING m.project_id`);
  const projectIds = left.map((row) => row.project_id).sort();
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO project_members (user_id, project_id, role)
    SELECT ${to}::uuid, unnest(${projectIds}::uuid[]), 'owner'
    ON CONFLICT (user_id, project_id) DO UPDATE SET role = 'owner'`);
  return projectIds;
}
