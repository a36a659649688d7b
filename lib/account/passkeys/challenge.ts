import { db, Prisma, query } from "@/lib/kernel/db";
import { newSecret } from "@/lib/kernel/secrets";
import { refusedPasskey } from "./verify-passkey";

/** How long a challenge can be answered: five minutes. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** What a challenge is for, and what came with the request for it, which its answer cannot change. */
export type Asked =
  | { purpose: "sign-in" }
  | { purpose: "adding"; userId: string }
  | { purpose: "sign-up"; newId: string; name: string; email: string };

/** Stores a new challenge, base64url. */
export async function newChallenge(asked: Asked): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await db().passkeyChallenge.create({
    data: { challenge, ...asked, expiresAt },
    select: { challenge: true },
  });
  return challenge;
}

type Taken = Record<"userId" | "newId" | "name" | "email", string | null>;

/**
 * Takes a stored challenge, once: the statement that reads it deletes it, and is committed whatever becomes of the answer. Throws
 * validation_failed for one that we never made, that was used, has expired, or is for another purpose or another user.
 */
export async function takeChallenge(
  challenge: string,
  purpose: Asked["purpose"],
  userId: string | null = null,
): Promise<Taken> {
  const [taken] = await query<Taken>(Prisma.sql`
    DELETE FROM passkey_challenges
    WHERE challenge = ${challenge} AND purpose = ${purpose} AND user_id IS NOT DISTINCT FROM ${userId}::uuid AND expires_at > now()
    RETURNING user_id AS "userId", new_id AS "newId", name, email`);
  if (!taken) throw refusedPasskey();
  return taken;
}
