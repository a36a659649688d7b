import { db, type Tx } from "@/lib/kernel/db";
import { hashSecret, newSecret } from "@/lib/kernel/secrets";

/** How long a reset link works: one hour. */
const LIFETIME_MS = 60 * 60 * 1000;

/** Makes a token that resets this user's password once within the hour; only its hash is stored. */
export async function createResetToken(userId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await db().passwordResetToken.create({
    data: { userId, token: hashSecret(token), expiresAt },
    select: { id: true },
  });
  return token;
}

/** Voids every open reset link of the user. */
export async function spendResetTokens(tx: Tx, userId: string): Promise<void> {
  await tx.passwordResetToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}
