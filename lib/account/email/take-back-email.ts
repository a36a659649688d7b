import { replaceCredentials } from "../password/replace-password";
import { createResetToken } from "../password/reset-token";
import { removeOtherWays } from "../sign-in/ways-in";
import type { TakenBackView } from "../view";
import { emailTaken, lockCredentials } from "./email-change";
import { record } from "@/lib/events/record";
import { db, onUniqueViolation, transaction, type Tx } from "@/lib/kernel/db";
import { usableLink } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/** What a mailed link leads to: the address to take back, and whether another account has it. */
export interface TakeableEmail {
  email: string;
  isTaken: boolean;
}

/**
 * Restores an address that an account left in the last 7 days, once, with the mailed token. Ends every session and operator
 * key, and deletes the password and every other way in, since the person who changed the address knew it. Throws invalid_token, or conflict when
 * another account has the address.
 */
export async function takeBackEmail(_caller: null, { token }: { token: string }): Promise<TakenBackView> {
  if (!(await readTakeableEmail(token))) throw linkInvalid();
  return transaction(async (tx) => {
    const { userId, email } = await spendLink(tx, token);
    const owner = { email, emailVerifiedAt: new Date(), passwordHash: null };
    await replaceCredentials(tx, { id: userId }, owner).catch(onUniqueViolation(emailTaken));
    await removeOtherWays(tx, userId);
    const resetToken = await createResetToken(userId);
    await record(tx, { by: { id: userId }, type: "user.email-taken-back", id: userId });
    return { email, resetToken };
  });
}

/** For the page that the link opens; null when the link was used, has expired or never existed. */
export async function readTakeableEmail(token: string): Promise<TakeableEmail | null> {
  const change = await db().emailChange.findUnique({
    where: usableLink(token),
    select: { oldEmail: true, userId: true },
  });
  if (!change) return null;
  const { oldEmail: email, userId } = change;
  return { email, isTaken: (await db().user.count({ where: { email, id: { not: userId } } })) > 0 };
}

/**
 * Uses up the link, and those of all later changes: they went to addresses that a thief may have chosen. Links of earlier
 * changes stay usable, in case this one is the thief's.
 */
async function spendLink(tx: Tx, token: string): Promise<{ userId: string; email: string }> {
  const found = await tx.emailChange.findUnique({ where: usableLink(token), select: { userId: true } });
  // Waits for a change in flight, whose link would otherwise survive.
  if (found) await lockCredentials(tx, found.userId);
  const change = await tx.emailChange.findUnique({
    where: usableLink(token),
    select: { userId: true, oldEmail: true, number: true },
  });
  if (!change) throw linkInvalid();
  const { userId, oldEmail, number } = change;
  await tx.emailChange.updateMany({
    where: { userId, number: { gte: number }, usedAt: null },
    data: { usedAt: new Date() },
  });
  return { userId, email: oldEmail };
}

function linkInvalid(): AppError {
  return new AppError("invalid_token", { key: "linkInvalid" });
}
