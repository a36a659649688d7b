import { z } from "zod";
import { atMost, emailText, MAX, requiredText } from "@/lib/text";

/** workspace.txt section 5: 6 characters at sign-in and sign-up. */
const password = z
  .string({ error: "passwordTooShort" })
  .min(6, "passwordTooShort")
  .check(atMost(MAX.password));
/** 8 at reset. */
const newPassword = z
  .string({ error: "newPasswordTooShort" })
  .min(8, "newPasswordTooShort")
  .check(atMost(MAX.password));

export const registerInput = z.object({
  name: requiredText(MAX.name, "nameRequired"),
  email: emailText,
  password,
});
export const logInInput = z.object({ email: emailText, password });
export const profileInput = z.object({ name: requiredText(MAX.name, "nameRequired"), email: emailText });
export const requestResetInput = z.object({ email: emailText });
export const resetPasswordInput = z
  .object({
    token: z.string({ error: "invalid" }).min(10, "invalid").max(100, "invalid"),
    newPassword,
    confirmPassword: newPassword,
  })
  .refine((input) => input.newPassword === input.confirmPassword, {
    path: ["confirmPassword"],
    message: "passwordsDiffer",
  });
export const nothing = z.object({});

export type RegisterInput = z.output<typeof registerInput>;
export type LogInInput = z.output<typeof logInInput>;
export type ProfileInput = z.output<typeof profileInput>;
export type RequestResetInput = z.output<typeof requestResetInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
