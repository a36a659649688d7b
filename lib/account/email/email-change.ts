import { enqueue } from "@/lib/events/jobs";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { deriveSecret, hashSecret } from "@/lib/kernel/secrets";
import { type AppError, conflictAt } from "@/lib/shared/errors";

/** How long an account can take a former address back: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The token of the link that takes an address back; the row stores `hashSecret` of it. */
export function takeBackToken(emailChangeId: string): string {
  return deriveSecret(`email-change:${emailChangeId}`);
}

/** Reserves the address that an account is leaving, and mails it the link that takes it back. */
export async function reserveOldEmail(tx: Tx, userId: string, oldEmail: string): Promise<void> {
  const id = newId();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  const data = { id, userId, oldEmail, token: hashSecret(takeBackToken(id)), expiresAt };
  await tx.emailChange.create({ data, select: { id: true } });
  await enqueue(tx, "mail.email-changed", { emailChangeId: id }, userId);
}

/**
 * Throws conflict while another account may still take the address back: otherwise a thief could register the address that
 * they moved an account away from, and void its link. Call this after writing the address: the unique index has then waited
 * for a change in flight.
 */
export async function assertNotReserved(tx: Tx, email: string, userId: string): Promise<void> {
  const reserved = await tx.emailChange.count({
    where: { oldEmail: email, usedAt: null, expiresAt: { gt: new Date() }, userId: { not: userId } },
  });
  if (reserved > 0) throw emailTaken();
}

/** The error for an address that another account has, or may take back. */
export function emailTaken(): AppError {
  return conflictAt("email", "emailTaken");
}

interface Credentials {
  email: string;
  emailVerifiedAt: Date | null;
  passwordHash: string | null;
  sessionVersion: number;
}

/** The user's current address, password hash and `sessionVersion`, locked until the transaction ends, so that concurrent changes see each other. */
export async function lockCredentials(tx: Tx, userId: string) {
  const [user] = await tx.$queryRaw<Credentials[]>(Prisma.sql`
    SELECT email, email_verified_at AS "emailVerifiedAt", password_hash AS "passwordHash", session_version AS "sessionVersion"
    FROM users WHERE id = ${userId}::uuid FOR UPDATE`);
  return user ?? null;
}
