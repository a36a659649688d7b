import { Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/events/jobs";
import { newId } from "@/lib/new-id";
import { deriveSecret, hashSecret } from "@/lib/secrets";

/** Seven days (CONTRACT "Account"). */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The secret of the link that takes an address back; the row keeps `hashSecret` of it. */
export function takeBackToken(emailChangeId: string): string {
  return deriveSecret(`email-change:${emailChangeId}`);
}

/** Keeps the address that an account leaves for its owner, and tells it by mail. Within the transaction that changes it. */
export async function keepOldEmail(tx: Tx, userId: string, oldEmail: string): Promise<void> {
  const id = newId();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const data = { id, userId, oldEmail, token: hashSecret(takeBackToken(id)), expiresAt };
  await tx.emailChange.create({ data, select: { id: true } });
  await enqueue(tx, "mail.email-changed", { emailChangeId: id });
}

/** A link that still works. */
export function takeable(token: string) {
  return { token: hashSecret(token), usedAt: null, expiresAt: { gt: new Date() } };
}

/**
 * Throws conflict while another account may still take the address back: a thief who registered the address they have just
 * moved an account away from would make its link worthless. To be asked after the address was written: the unique index
 * has then waited for a change that is under way.
 */
export async function assertNotKept(tx: Tx, email: string, userId: string): Promise<void> {
  const kept = await tx.emailChange.count({
    where: { oldEmail: email, usedAt: null, expiresAt: { gt: new Date() }, userId: { not: userId } },
  });
  if (kept > 0) throw emailTaken();
}

/** For an address that is, or may become again, another account's. */
export function emailTaken(): AppError {
  return new AppError("conflict", {
    key: "emailTaken",
    issues: [{ path: "email", message: "emailTaken" }],
  });
}

/** The address and password that the user has now, locked until the transaction ends: of two changes one sees the other. */
export async function lockCredentials(tx: Tx, userId: string) {
  const [user] = await tx.$queryRaw<{ email: string; passwordHash: string }[]>(Prisma.sql`
    SELECT email, password_hash AS "passwordHash" FROM users WHERE id = ${userId}::uuid FOR UPDATE`);
  return user ?? null;
}
