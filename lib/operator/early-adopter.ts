import { businessRows } from "./business-rows";
import type { OperatorBusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { sendNotices } from "@/lib/billing/notices";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

interface Target {
  businessId: string;
}

/** Gives a business free lifetime access, and tells its owner. Granting twice keeps the first date. */
export async function grantEarlyAdopter(operator: Actor, target: Target): Promise<OperatorBusinessView> {
  return setFlag(
    operator,
    target,
    { isEarlyAdopter: true, earlyAdopterGrantedAt: new Date() },
    "business.early-adopter-granted",
  );
}

/** Revokes it; the business's subscription counts again. */
export async function revokeEarlyAdopter(operator: Actor, target: Target): Promise<OperatorBusinessView> {
  return setFlag(
    operator,
    target,
    { isEarlyAdopter: false, earlyAdopterGrantedAt: null },
    "business.early-adopter-revoked",
  );
}

interface Flag {
  isEarlyAdopter: boolean;
  earlyAdopterGrantedAt: Date | null;
}

function setFlag(
  operator: Actor,
  { businessId }: Target,
  flag: Flag,
  type: "business.early-adopter-granted" | "business.early-adopter-revoked",
): Promise<OperatorBusinessView> {
  return transaction(async (tx) => {
    const where = { id: businessId, isEarlyAdopter: !flag.isEarlyAdopter };
    const changed = await tx.business.updateMany({ where, data: flag });
    const [business] = await businessRows({
      where: Prisma.sql`b.id = ${businessId}::uuid`,
      orderBy: Prisma.sql`b.id`,
      limit: 1,
    });
    if (!business) throw invalid("businessId", "unknown");
    if (changed.count === 1) {
      // A running subscription ends with its period, and is the truth once more when the flag is gone.
      await enqueue(tx, "billing.sync", { businessId }, businessId);
      await tellOwner(tx, businessId, flag);
      await record(tx, { by: operator, type, id: businessId });
    }
    return business;
  });
}

async function tellOwner(tx: Tx, businessId: string, { earlyAdopterGrantedAt: at }: Flag): Promise<void> {
  if (!at) return;
  const subject = at.toISOString();
  await sendNotices(tx, businessId, [{ kind: "early_adopter", subject, amount: null, currency: null, at }]);
}
