import { userRow } from "./user-rows";
import type { OperatorUserView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { endOperatorSessions } from "@/lib/account/session/end-sessions";
import { postponeDeletion } from "@/lib/deletion/own-deletion";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { conflict, invalid } from "@/lib/shared/errors";

interface Target {
  userId: string;
}

/** Locks a user out, at once and everywhere. Throws conflict for the operator's own account. */
export function suspendUser(operator: Actor, target: Target): Promise<OperatorUserView> {
  return setSuspension(operator, target, new Date());
}

/** Lifts a suspension; the user has to sign in again. */
export function unsuspendUser(operator: Actor, target: Target): Promise<OperatorUserView> {
  return setSuspension(operator, target, null);
}

async function setSuspension(
  operator: Actor,
  { userId }: Target,
  suspendedAt: Date | null,
): Promise<OperatorUserView> {
  if (userId === operator.id) throw conflict("ownAccount");
  return transaction(async (tx) => {
    await postponeDeletion(tx, userId, suspendedAt);
    const changed = await tx.user.updateMany({
      where: { id: userId, suspendedAt: suspendedAt ? null : { not: null } },
      data: { suspendedAt, sessionVersion: { increment: 1 } },
    });
    const user = await userRow(userId);
    if (!user) throw invalid("userId", "unknown");
    await endOperatorSessions(tx, userId);
    const type = suspendedAt ? "user.suspended" : "user.unsuspended";
    if (changed.count === 1) await record(tx, { by: operator, type, id: userId });
    return user;
  });
}
