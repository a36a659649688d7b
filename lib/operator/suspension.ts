import { userRows } from "./user-rows";
import type { OperatorUserView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { endOperatorSessions } from "@/lib/account/session/operator-sessions";
import { record } from "@/lib/events/record";
import { Prisma, transaction } from "@/lib/kernel/db";
import { conflict, invalid } from "@/lib/shared/errors";

interface Target {
  userId: string;
}

/** Locks a user out, at once and everywhere. Throws conflict for the operator's own account. */
export async function suspendUser(operator: Actor, { userId }: Target): Promise<OperatorUserView> {
  if (userId === operator.id) throw conflict("ownAccount");
  return setSuspension(operator, userId, new Date(), "user.suspended");
}

/** Lifts a suspension; the user has to sign in again. */
export async function unsuspendUser(operator: Actor, { userId }: Target): Promise<OperatorUserView> {
  if (userId === operator.id) throw conflict("ownAccount");
  return setSuspension(operator, userId, null, "user.unsuspended");
}

function setSuspension(
  operator: Actor,
  userId: string,
  suspendedAt: Date | null,
  type: "user.suspended" | "user.unsuspended",
): Promise<OperatorUserView> {
  return transaction(async (tx) => {
    const where = { id: userId, suspendedAt: suspendedAt ? null : { not: null } };
    const changed = await tx.user.updateMany({
      where,
      data: { suspendedAt, sessionVersion: { increment: 1 } },
    });
    const [user] = await userRows({
      where: Prisma.sql`u.id = ${userId}::uuid`,
      orderBy: Prisma.sql`u.id`,
      limit: 1,
    });
    if (!user) throw invalid("userId", "unknown");
    await endOperatorSessions(tx, userId);
    if (changed.count === 1) await record(tx, { by: operator, type, id: userId });
    return user;
  });
}
