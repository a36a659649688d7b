import { z } from "zod";
import { normalizePassword } from "./password/normalize-password";
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
/** As it is typed or pasted, with the spaces and dashes of a mail. */
const code = z
  .string({ error: "codeWrong" })
  .overwrite((typed) => typed.replace(/[\s-]/g, ""))
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
export const nothing = z.object({});

export type RegisterInput = z.output<typeof registerInput>;
export type LogInInput = z.output<typeof logInInput>;
export type ProfileInput = z.output<typeof profileInput>;
export type EmailInput = z.output<typeof emailInput>;
export type RequestCodeInput = z.output<typeof requestCodeInput>;
export type CodeInput = z.output<typeof codeInput>;
export type SignInByCodeInput = z.output<typeof signInByCodeInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
export type TakeBackEmailInput = z.output<typeof takeBackEmailInput>;
export type PreferencesInput = z.output<typeof preferencesInput>;

/** A password's length as it was typed or as it is hashed, whichever is less. */
export function shorterForm(typed: string): number {
  return Math.min(typed.length, normalizePassword(typed).length);
}

function isTypedTwice(input: { newPassword: string; confirmPassword: string }): boolean {
  return input.newPassword === input.confirmPassword;
}
