import { activeProjectLimit, type Subscription } from "@/lib/access/entitlement";
import type { Tx } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

/** Throws plan_limit when one more active project would exceed the plan's limit. The caller holds the business's lock. */
export async function assertRoomForActive(tx: Tx, business: { id: string } & Subscription): Promise<void> {
  const limit = activeProjectLimit(business);
  if (!Number.isFinite(limit)) return;
  const active = await tx.project.count({ where: { businessId: business.id, status: "active" } });
  if (active >= limit) throw new AppError("plan_limit");
}
