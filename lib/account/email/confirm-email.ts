import { sendCode, spendCode } from "../codes/email-code";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { db, transaction } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError, invalid } from "@/lib/shared/errors";

/** Mails the actor's address a code that confirms it. Throws as `sendCode`. */
export async function requestConfirmation({ email }: Actor): Promise<void> {
  await sendCode({ email, purpose: "confirmation" });
}

/** Confirms the actor's address with the code that it was mailed. Throws validation_failed at `code`, or rate_limited. */
export async function confirmEmail({ id, email }: Actor, { code }: { code: string }): Promise<void> {
  await spend("currentPassword", id);
  const confirmed = await transaction(async (tx) => {
    if (!(await spendCode(tx, { email, purpose: "confirmation" }, code))) return false;
    // The address as it was when the code was typed: it may have changed since.
    await tx.user.updateMany({ where: { id, email }, data: { emailVerifiedAt: new Date() } });
    await record(tx, { by: { id }, type: "user.email-confirmed", id });
    return true;
  });
  if (!confirmed) throw invalid("code", "codeWrong");
}

/** Throws forbidden while the actor's address is not confirmed. For what mails strangers in the actor's name: a typo could not be answered. */
export async function assertEmailConfirmed({ id }: Actor): Promise<void> {
  const confirmed = await db().user.count({ where: { id, emailVerifiedAt: { not: null } } });
  if (confirmed === 0) throw new AppError("forbidden", { key: "confirmEmailFirst" });
}
