import { getTranslations } from "next-intl/server";
import type { ResetPasswordInput } from "../schema";
import { provenDevice, rememberDevice } from "../session/known-device";
import { removeOtherWays } from "../sign-in/ways-in";
import type { NoticeView, RequestedResetView } from "../view";
import { hashPassword } from "./password";
import { replacePassword } from "./replace-password";
import { createResetToken } from "./reset-token";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, transaction, type Tx } from "@/lib/kernel/db";
import { canMail, isSandboxed } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { spend } from "@/lib/kernel/rate-limit";
import { newSecret, usableLink } from "@/lib/kernel/secrets";
import { columns } from "@/lib/kernel/sql/columns";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Mails a link that resets the password. Known and unknown addresses get the same answer after the same work; a browser that has
 * signed in to the account before, whose address is proven, has its own limit. Outside production the answer includes a link,
 * which does not work for an unknown address.
 */
export async function requestPasswordReset(
  _caller: null,
  { email }: { email: string },
): Promise<RequestedResetView> {
  if (!canMail) throw new AppError("not_configured", { key: "mailNotConfigured" });
  const select = columns("id", "sessionVersion", "emailVerifiedAt");
  const user = await db().user.findUnique({ where: { email }, select });
  const device = await provenDevice(user);
  await spend("resetRequest", device ? `${email}|${device}` : email);
  if (!device) await spend("resetPerAddress", clientNetwork());
  const userId = user?.id ?? null;
  await transaction((tx) => enqueue(tx, "mail.password-reset", { userId }, userId ?? UNKNOWN));
  const t = await getTranslations("account");
  const message = t("resetRequested");
  if (!isSandboxed) return { message };
  const token = user ? await createResetToken(user.id) : newSecret();
  return { message, resetLink: appUrl(paths.resetPassword(token)) };
}

/** Whose turn the mails of addresses without an account take. */
const UNKNOWN = "unknown";

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
