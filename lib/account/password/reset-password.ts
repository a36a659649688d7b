import { getTranslations } from "next-intl/server";
import type { ResetPasswordInput } from "../schema";
import { rememberDevice } from "../session/known-device";
import { removeOtherWays } from "../sign-in/ways-in";
import type { NoticeView } from "../view";
import { hashPassword } from "./password";
import { replacePassword } from "./replace-password";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import { usableLink } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/**
 * Sets a new password with the mailed token, once, confirms the address, ends every session of the user, and removes their other
 * ways in: whoever had the account before the reader of the address may have added theirs. Throws invalid_token. Remembers this
 * browser, so that a user whom others have locked out by guessing can sign in again.
 */
export async function resetPassword(_caller: null, input: ResetPasswordInput): Promise<NoticeView> {
  await assertUsable(input.token);
  const passwordHash = await hashPassword(input.newPassword);
  const user = await transaction(async (tx) => {
    const userId = await spendToken(tx, input.token);
    const replaced = await replacePassword(tx, { id: userId }, passwordHash, new Date());
    await removeOtherWays(tx, userId);
    await record(tx, { by: { id: userId }, type: "user.password-reset", id: userId });
    return replaced;
  });
  if (user) await rememberDevice(user);
  const t = await getTranslations("account");
  return { message: t("passwordReset") };
}

/** Whether a mailed link still works, for the page that it opens. */
export async function isResetTokenUsable(token: string): Promise<boolean> {
  return transaction(async (tx) => (await tx.passwordResetToken.count({ where: usableLink(token) })) === 1);
}

/** Skips the slow hash for tokens that do not work; `spendToken` has the last word. */
async function assertUsable(token: string): Promise<void> {
  if (!(await isResetTokenUsable(token))) throw new AppError("invalid_token");
}

/** Marks the token as used, atomically: of two resets with one token, the second finds nothing to mark. */
async function spendToken(tx: Tx, token: string): Promise<string> {
  const [spent] = await tx.passwordResetToken.updateManyAndReturn({
    where: usableLink(token),
    data: { usedAt: new Date() },
    select: { userId: true },
  });
  if (!spent) throw new AppError("invalid_token");
  return spent.userId;
}
