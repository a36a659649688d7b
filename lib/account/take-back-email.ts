import { emailTaken, lockCredentials, takeable } from "./email-change";
import { hashPassword } from "./password";
import { replaceCredentials } from "./replace-password";
import { createResetToken } from "./reset-token";
import type { TakeBackEmailInput } from "./schema";
import type { TakenBackView } from "./view";
import { db, onTaken, transaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { newSecret } from "@/lib/secrets";

/** What the link of a mail leads to: the address to take back, and whether another account has it by now. */
export interface TakeableEmail {
  email: string;
  isTaken: boolean;
}

/**
 * Gives an account the address back that it left in the last 7 days, with the mailed token, once (CONTRACT "Account"). Ends
 * every session and operator key, and the password too: whoever changed the address knew it. Throws invalid_token, or
 * conflict when the address is another account's by now.
 */
export async function takeBackEmail(_caller: null, { token }: TakeBackEmailInput): Promise<TakenBackView> {
  if (!(await readTakeableEmail(token))) throw linkInvalid();
  const passwordHash = await hashPassword(newSecret());
  return transaction(async (tx) => {
    const { userId, email } = await spendLink(tx, token);
    const owner = { email, emailVerifiedAt: new Date(), passwordHash };
    await replaceCredentials(tx, { id: userId }, owner).catch(onTaken(emailTaken));
    const resetToken = await createResetToken(userId);
    await record(tx, { by: { id: userId }, type: "user.email-taken-back", id: userId });
    return { email, resetToken };
  });
}

/** For the page that the link opens; null when the link was used, has expired or was never made. */
export async function readTakeableEmail(token: string): Promise<TakeableEmail | null> {
  const change = await db().emailChange.findUnique({
    where: takeable(token),
    select: { oldEmail: true, userId: true },
  });
  if (!change) return null;
  const { oldEmail: email, userId } = change;
  return { email, isTaken: (await db().user.count({ where: { email, id: { not: userId } } })) > 0 };
}

/**
 * Uses the link up, and with it those of every later change: they were mailed to addresses that whoever made the first change
 * chose. Links of earlier changes stay, for the case that this one is the thief's.
 */
async function spendLink(tx: Tx, token: string): Promise<{ userId: string; email: string }> {
  const found = await tx.emailChange.findUnique({ where: takeable(token), select: { userId: true } });
  // Waits for an address change that is under way, which could otherwise leave a link behind.
  if (found) await lockCredentials(tx, found.userId);
  const change = await tx.emailChange.findUnique({
    where: takeable(token),
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
