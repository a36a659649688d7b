import { z } from "zod";
import { normalizePassword } from "./password/normalize-password";
import { PROVIDERS } from "./providers/catalogue";
import { isTimeZone, LOCALES } from "@/lib/i18n/locale";
import { emailText, knownEmailText } from "@/lib/kernel/email-text";
import { nameText } from "@/lib/kernel/name-text";
import { atMost } from "@/lib/kernel/text";
import type { IssueText } from "@/lib/shared/errors";
import { MAX } from "@/lib/shared/limits";

/** Characters of a password at sign-up. */
const LEAST = 6;

/** A password that is chosen: its length counts as it is hashed. */
function chosenPassword(min: number, tooShort: IssueText) {
  return z
    .string({ error: tooShort })
    .overwrite(normalizePassword)
    .min(min, tooShort)
    .check(atMost(MAX.password));
}

/** At least 8 characters at reset and change. */
const newPassword = chosenPassword(8, "newPasswordTooShort");
/** The same at sign-in, for a password that may be older than its normalization: either form may have the length. */
const oldPassword = z
  .string({ error: "passwordTooShort" })
  .refine((typed) => Math.max(typed.length, normalizePassword(typed).length) >= LEAST, "passwordTooShort")
  .check(atMost(MAX.password, shorterForm));
const TYPED_TWICE = { path: ["confirmPassword"], message: "passwordsDiffer" };

export const registerInput = z.object({
  name: nameText,
  email: emailText,
  password: chosenPassword(LEAST, "passwordTooShort"),
});
export const logInInput = z.object({ email: knownEmailText, password: oldPassword });
export const profileInput = z.object({
  name: nameText,
  email: knownEmailText,
  currentPassword: z.string({ error: "invalid" }).check(atMost(MAX.password, shorterForm)).optional(),
});
export const emailInput = z.object({ email: knownEmailText });
/** As it is typed or pasted: with the spaces and dashes of a mail, or with the words of its subject. */
const code = z
  .string({ error: "codeWrong" })
  .overwrite((typed) => (/(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/.exec(typed)?.[0] ?? typed).replace(/[\s-]/g, ""))
  .regex(/^\d{6}$/, "codeWrong");
/** Whoever signs up is told of a wrong name before the mail. */
export const requestCodeInput = emailInput.extend({ name: nameText.optional() });
export const codeInput = z.object({ code });
export const signInByCodeInput = z.object({ email: knownEmailText, code, name: nameText.optional() });
/** Any text will do: the database is asked for its hash. */
const token = z.string({ error: "invalid" }).min(10, "invalid").max(100, "invalid");
export const takeBackEmailInput = z.object({ token });
export const resetPasswordInput = z
  .object({
    token,
    newPassword,
    confirmPassword: newPassword,
  })
  .refine(isTypedTwice, TYPED_TWICE);
export const changePasswordInput = z
  .object({
    /** Left out by somebody who has none. */
    currentPassword: z.string({ error: "required" }).check(atMost(MAX.password, shorterForm)).optional(),
    newPassword,
    confirmPassword: newPassword,
  })
  .refine(isTypedTwice, TYPED_TWICE);
const timeZone = z.string({ error: "invalid" }).refine(isTimeZone, "unknownTimeZone").nullable();
export const preferencesInput = z.object({
  language: z.enum(LOCALES, "invalid"),
  timeZone,
  /** Left as it is without it. */
  originalsFirst: z.boolean({ error: "invalid" }).optional(),
});
/** From a form it comes as text: an empty one stands for the device's. */
export const preferencesForm = preferencesInput.extend({
  timeZone: z.preprocess((value) => (value === "" ? null : value), timeZone),
  originalsFirst: z.enum(["yes", "no"], { error: "invalid" }).transform((value) => value === "yes"),
});
const base64url = (longest: number) =>
  z
    .string("invalid")
    .regex(/^[\w-]+$/, "invalid")
    .max(longest, "invalid");
/** A credential's id has at most 1,023 bytes. */
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key", "invalid") };
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).exactOptional(),
  }),
});
export const passkeyCreated = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string("invalid").max(30, "invalid"), "invalid").max(10, "invalid").default([]),
  }),
});
export const signUpByPasskeyInput = z.object({ name: nameText, email: emailText });
/** What adding a way in takes. */
export const proofInput = z.object({
  /** Left out soon after signing in. */
  currentPassword: z.string({ error: "invalid" }).check(atMost(MAX.password, shorterForm)).optional(),
});
export const passkeyNameInput = z.object({ name: nameText });
const provider = z.enum(PROVIDERS, "invalid");
export const providerInput = z.object({ provider });
/** Where to go afterwards, and the connect code of a project to join. */
export const startQuery = z.object({
  next: z.string({ error: "invalid" }).max(2000, "invalid").optional(),
  join: z.string({ error: "invalid" }).max(200, "invalid").optional(),
});
const fromProvider = z.string().max(8000, "invalid").optional();
/** What a provider redirects back with: `user` is Apple's. */
export const returnQuery = z.object({
  code: fromProvider,
  state: fromProvider,
  iss: fromProvider,
  error: fromProvider,
  user: fromProvider,
});
export const nothing = z.object({});

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
export type PasskeyCreated = z.output<typeof passkeyCreated>;
export type ProofInput = z.output<typeof proofInput>;
export type ProviderInput = z.output<typeof providerInput>;
export type StartInput = ProviderInput & z.output<typeof startQuery>;
export type ReturnInput = ProviderInput & z.output<typeof returnQuery>;
export type RegisterInput = z.output<typeof registerInput>;
export type ProfileInput = z.output<typeof profileInput>;
export type SignInByCodeInput = z.output<typeof signInByCodeInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
export type PreferencesInput = z.output<typeof preferencesInput>;

/** A password's length as it was typed or as it is hashed, whichever is less. */
export function shorterForm(typed: string): number {
  return Math.min(typed.length, normalizePassword(typed).length);
}

function isTypedTwice(input: { newPassword: string; confirmPassword: string }): boolean {
  return input.newPassword === input.confirmPassword;
}
