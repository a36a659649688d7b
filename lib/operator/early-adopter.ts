import { businessRows } from "./business-rows";
import type { OperatorBusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type NoticeKind, sendNotices } from "@/lib/billing/billing-notices";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

interface Target {
  businessId: string;
}

/** Gives a business free lifetime access, and tells its owner. Granting twice keeps the first date. */
export function grantEarlyAdopter(operator: Actor, target: Target): Promise<OperatorBusinessView> {
  return setGrant(operator, target, new Date());
}

/** Revokes it, and tells the owner; the business's subscription counts again. */
export function revokeEarlyAdopter(operator: Actor, target: Target): Promise<OperatorBusinessView> {
  return setGrant(operator, target, null);
}

function setGrant(operator: Actor, { businessId }: Target, at: Date | null): Promise<OperatorBusinessView> {
  return transaction(async (tx) => {
    const changed = await tx.business.updateMany({
      where: { id: businessId, isEarlyAdopter: at === null },
      data: { isEarlyAdopter: at !== null, earlyAdopterGrantedAt: at },
    });
    const [business] = await businessRows({
      where: Prisma.sql`b.id = ${businessId}::uuid`,
      orderBy: Prisma.sql`b.id`,
      limit: 1,
    });
    if (!business) throw invalid("businessId", "unknown");
    if (changed.count === 1) {
      // A running subscription ends with its period, and is the truth once more when the flag is gone.
      await enqueue(tx, "billing.sync", { businessId }, businessId);
      await tellOwner(tx, businessId, at ? "early_adopter" : "early_adopter_ended");
      const type = at ? "business.early-adopter-granted" : "business.early-adopter-revoked";
      await record(tx, { by: operator, type, id: businessId });
    }
    return business;
  });
}

async function tellOwner(tx: Tx, businessId: string, kind: NoticeKind): Promise<void> {
  const at = new Date();
  await sendNotices(tx, businessId, [{ kind, subject: at.toISOString(), amount: null, currency: null, at }]);
}
