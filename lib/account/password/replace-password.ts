import { endOperatorSessions } from "../session/end-sessions";
import { spendResetTokens } from "./reset-token";
import { enqueue } from "@/lib/events/jobs";
import type { Tx } from "@/lib/kernel/db";

interface Owner {
  id: string;
  /** Replaces nothing when this is no longer the stored hash; null for none. */
  passwordHash?: string | null;
}

/** What a new session of the user needs. */
interface Replaced {
  id: string;
  sessionVersion: number;
}

/**
 * Stores a new password as `replaceCredentials` does, and mails the user. With `emailVerifiedAt` when a mail was what proved
 * them. Returns null when there was nothing to replace.
 */
export async function replacePassword(
  tx: Tx,
  owner: Owner,
  passwordHash: string,
  emailVerifiedAt?: Date,
): Promise<Replaced | null> {
  const user = await replaceCredentials(tx, owner, {
    passwordHash,
    ...(emailVerifiedAt && { emailVerifiedAt }),
  });
  if (user) await enqueue(tx, "mail.password-changed", { userId: user.id }, user.id);
  return user;
}

/** Stores new credentials: ends every session and operator key of the user, and voids every open reset link. */
export async function replaceCredentials(
  tx: Tx,
  owner: Owner,
  credentials: { passwordHash: string | null; email?: string; emailVerifiedAt?: Date },
): Promise<Replaced | null> {
  const [user] = await tx.user.updateManyAndReturn({
    where: owner,
    data: { ...credentials, sessionVersion: { increment: 1 } },
    select: { id: true, sessionVersion: true },
  });
  if (!user) return null;
  await endOperatorSessions(tx, user.id);
  await spendResetTokens(tx, user.id);
  return user;
}
