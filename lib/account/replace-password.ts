import { endOperatorSessions } from "./operator-sessions";
import { spendResetTokens } from "./reset-token";
import type { Tx } from "@/lib/db";
import { enqueue } from "@/lib/events/jobs";

interface Owner {
  id: string;
  /** Replaces nothing when this is no longer the stored hash. */
  passwordHash?: string;
}

/**
 * Stores a new password: every session and operator key of the user ends, every open reset link is worthless, and a mail
 * tells them. Returns what a new session needs; null when there was nothing to replace.
 */
export async function replacePassword(
  tx: Tx,
  owner: Owner,
  passwordHash: string,
): Promise<{ id: string; sessionVersion: number } | null> {
  const [user] = await tx.user.updateManyAndReturn({
    where: owner,
    data: { passwordHash, sessionVersion: { increment: 1 } },
    select: { id: true, sessionVersion: true },
  });
  if (!user) return null;
  await endOperatorSessions(tx, user.id);
  await spendResetTokens(tx, user.id);
  await enqueue(tx, "mail.password-changed", { userId: user.id });
  return user;
}
