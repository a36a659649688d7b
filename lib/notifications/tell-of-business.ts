import { db, Prisma, query } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { deliverNotifications } from "@/lib/notifications/deliver/deliver-notifications";
import type { NotificationKind } from "@/lib/notifications/shared/kinds";

/** Tells a user that they were made an admin. Of a job's retries, the first counts. */
export async function tellAdminAdded(
  added: { businessId: string; userId: string },
  jobId: string,
): Promise<void> {
  const { businessId, userId } = added;
  const where = { businessId_userId: { businessId, userId } };
  const admin = await db().businessAdmin.findUnique({ where, select: { invitedBy: true } });
  if (admin)
    await tell({ userId, businessId, kind: "admin.added", actorId: admin.invitedBy, sourceId: jobId });
}

const KINDS: Record<string, NotificationKind> = {
  trial_ending: "trial.ending",
  payment_failed: "payment.failed",
};

/** Tells a business's owner that their trial ends, or that a payment failed, once for each notice. */
export async function tellOwner({ noticeId }: { noticeId: string }): Promise<void> {
  const notice = await db().billingNotice.findUnique({
    where: { id: noticeId },
    select: { kind: true, businessId: true, business: { select: { ownerId: true, isEarlyAdopter: true } } },
  });
  const kind = notice && KINDS[notice.kind];
  if (!kind || notice.business.isEarlyAdopter) return;
  const { businessId, business } = notice;
  await tell({ userId: business.ownerId, businessId, kind, actorId: null, sourceId: noticeId });
}

interface OfBusiness {
  userId: string;
  businessId: string;
  kind: NotificationKind;
  actorId: string | null;
  sourceId: string;
}

async function tell({ userId, businessId, kind, actorId, sourceId }: OfBusiness): Promise<void> {
  const made = await query<{ id: string }>(Prisma.sql`
    INSERT INTO notifications (id, user_id, kind, business_id, actor_id, subject_type, subject_ids, source_id)
    VALUES (${newId()}::uuid, ${userId}::uuid, ${kind}, ${businessId}::uuid, ${actorId}::uuid, 'business', ARRAY[${businessId}::uuid], ${sourceId}::uuid)
    ON CONFLICT DO NOTHING RETURNING id`);
  if (made.length > 0) await deliverNotifications(made.map(({ id }) => id));
}
