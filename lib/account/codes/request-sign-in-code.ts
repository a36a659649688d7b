import { sendCode } from "./email-code";

/**
 * Mails a code that signs in, or signs up where the address has no account: known and unknown addresses get the same answer and
 * the same mail. Throws as `sendCode`.
 */
export async function requestSignInCode(_caller: null, { email }: { email: string }): Promise<void> {
  await sendCode({ email, purpose: "sign-in" });
}
