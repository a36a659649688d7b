import { z } from "zod";
import { isTimeZone, LOCALES } from "@/lib/i18n/locale";
import { atMost, emailText, requiredText } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

/** At least 6 characters at sign-in and sign-up. */
const password = z
  .string({ error: "passwordTooShort" })
  .min(6, "passwordTooShort")
  .check(atMost(MAX.password));
/** At least 8 at reset and change. */
const newPassword = z
  .string({ error: "newPasswordTooShort" })
  .min(8, "newPasswordTooShort")
  .check(atMost(MAX.password));
const TYPED_TWICE = { path: ["confirmPassword"], message: "passwordsDiffer" };

export const registerInput = z.object({
  name: requiredText(MAX.name, "nameRequired"),
  email: emailText,
  password,
});
export const logInInput = z.object({ email: emailText, password });
export const profileInput = z.object({
  name: requiredText(MAX.name, "nameRequired"),
  email: emailText,
  currentPassword: z.string({ error: "invalid" }).check(atMost(MAX.password)).optional(),
});
export const requestResetInput = z.object({ email: emailText });
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
    currentPassword: z.string({ error: "required" }).min(1, "required").check(atMost(MAX.password)),
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
export type RequestResetInput = z.output<typeof requestResetInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
export type ChangePasswordInput = z.output<typeof changePasswordInput>;
export type TakeBackEmailInput = z.output<typeof takeBackEmailInput>;
export type PreferencesInput = z.output<typeof preferencesInput>;

function isTypedTwice(input: { newPassword: string; confirmPassword: string }): boolean {
  return input.newPassword === input.confirmPassword;
}
