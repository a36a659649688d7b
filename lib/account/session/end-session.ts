import { lockCredentials } from "../email/email-change";
import type { Actor } from "@/lib/access/actor";
import type { Tx } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

/**
 * Ends one session of a user, with its streams and every copy of its cookie; false when it had ended before. Waits for a change in
 * flight that carries it over to a new `sessionVersion`.
 */
export async function endOne(tx: Tx, userId: string, id: string): Promise<boolean> {
  const user = await lockCredentials(tx, userId);
  if (!user) return false;
  const data = { id, userId, sessionVersion: user.sessionVersion };
  const { count } = await tx.endedSession.createMany({ data, skipDuplicates: true });
  return count === 1;
}

/**
 * Carries the actor's session over to the `sessionVersion` that has just ended all others, in the same transaction. Throws
 * unauthenticated when it was ended in the meantime.
 */
export async function carryOver(tx: Tx, actor: Actor, sessionVersion: number): Promise<string> {
  const { id: userId, sessionId: id } = actor;
  if (id === null || (await tx.endedSession.count({ where: { id } })) > 0)
    throw new AppError("unauthenticated", { details: { reason: "ended" } });
  await tx.signIn.updateMany({ where: { id, userId }, data: { sessionVersion } });
  return id;
}
