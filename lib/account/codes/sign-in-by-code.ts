import { replaceCredentials } from "../password/replace-password";
import { spendGuess } from "../password/verify-credentials";
import type { SignInByCodeInput } from "../schema";
import { knownDevice } from "../session/known-device";
import { startSession } from "../session/session";
import { createAccount } from "../sign-in/register";
import { tellOfWayIn } from "../sign-in/mail-way-in-changed";
import { type ProvenUser, signIn } from "../sign-in/sign-in";
import { removeOtherWays } from "../sign-in/ways-in";
import { type SignedInByCodeView, toUserView } from "../view";
import { sendCode, spendCode } from "./email-code";
import { record } from "@/lib/events/record";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { addressProblem } from "@/lib/kernel/email-text";
import { spendIn } from "@/lib/kernel/rate-limit";
import { invalid } from "@/lib/shared/errors";

/**
 * Mails a code that signs in, or signs up where the address has no account: known and unknown addresses get the same answer and
 * the same mail. Throws as `sendCode`.
 */
export async function requestSignInCode(_caller: null, { email }: { email: string }): Promise<void> {
  await sendCode({ email, purpose: "sign-in" });
}

/**
 * Signs in with the mailed code, once, and confirms the address; without an account creates one, without a password. Throws
 * rate_limited as signing in by password does, validation_failed at `code` when that is wrong, used or expired, forbidden for a
 * suspended account. The code stays usable after validation_failed at `name`, when an account needs one.
 */
export async function signInByCode(_caller: null, input: SignInByCodeInput): Promise<SignedInByCodeView> {
  const { email, code } = input;
  const select = { id: true, sessionVersion: true } as const;
  await spendGuess(email, await db().user.findUnique({ where: { email }, select }));
  const user = await transaction(async (tx) =>
    (await spendCode(tx, { email, purpose: "sign-in" }, code)) ? enter(tx, input) : null,
  );
  if (!user) throw invalid("code", "codeWrong");
  return user;
}

async function enter(tx: Tx, { email, name }: SignInByCodeInput): Promise<SignedInByCodeView> {
  const known = await lockReader(tx, email);
  if (known?.emailVerifiedAt) return signIn(known, "code");
  if (known) {
    const confirmed = await confirm(tx, known);
    const waysRemoved = confirmed.sessionVersion !== known.sessionVersion;
    return { ...(await signIn(confirmed, "code")), ...(waysRemoved && { waysRemoved }) };
  }
  const problem = addressProblem(email);
  if (problem) throw invalid("email", problem);
  if (name === undefined) throw invalid("name", "nameRequired");
  // Only now: before, the limit would tell known addresses from unknown ones.
  await spendIn(tx, "signUp", clientNetwork());
  const user = await createAccount(tx, { name, email, emailVerifiedAt: new Date() }, "code");
  await startSession(user);
  return toUserView(user);
}

/** The account with this address, which waits for it to be changed: an account that leaves the address is not opened by its code. */
async function lockReader(tx: Tx, email: string) {
  const [known] = await tx.$queryRaw<(ProvenUser & { emailVerifiedAt: Date | null })[]>(Prisma.sql`
    SELECT id, session_version AS "sessionVersion", email_verified_at AS "emailVerifiedAt"
    FROM users WHERE email = ${email} FOR UPDATE`);
  return known;
}

/**
 * Nobody has shown before that the address is theirs. So whoever signed up with it may not be its reader, and must not stay in:
 * unless this browser has signed in to the account before, password, passkeys and linked accounts go, and every session ends.
 */
async function confirm(tx: Tx, user: ProvenUser): Promise<ProvenUser> {
  const emailVerifiedAt = new Date();
  if (await knownDevice(user)) {
    await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt }, select: { id: true } });
    return user;
  }
  await removeOtherWays(tx, user.id);
  await tellOfWayIn(tx, user.id, { change: "address-confirmed" });
  await record(tx, { by: user, type: "user.signed-out-everywhere", id: user.id });
  return (await replaceCredentials(tx, { id: user.id }, { passwordHash: null, emailVerifiedAt })) ?? user;
}
