import { z } from "zod";
import { BUSINESS_SORTS, SHOWN_STATUSES, USER_SORTS } from "./limits";
import { shorterForm } from "@/lib/account/schema";
import { storedAddress } from "@/lib/kernel/email-text";
import { uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";
import { trimmed } from "@/lib/shared/trimmed";
import { pageInput } from "@/lib/updates/schema";

/** Reveals nothing about lengths: a value that is too long is simply wrong. */
export const operatorLogInInput = z.object({
  email: z
    .string({ error: "emailAndPasswordRequired" })
    .overwrite(storedAddress)
    .min(1, "emailAndPasswordRequired")
    .max(MAX.email, "invalid"),
  password: z
    .string({ error: "emailAndPasswordRequired" })
    .min(1, "emailAndPasswordRequired")
    .refine((typed) => shorterForm(typed) <= MAX.password, "invalid"),
});
export const businessTarget = z.object({ businessId: uuid() });
export const userTarget = z.object({ userId: uuid() });

export type OperatorLogInInput = z.output<typeof operatorLogInInput>;

/** Part of a name or an address; case makes no difference. */
const search = z
  .string({ error: "invalid" })
  .overwrite(trimmed)
  .toLowerCase()
  .max(MAX.email, "invalid")
  .optional();

export const listUsersInput = pageInput.extend({
  email: search,
  sort: z.enum(USER_SORTS, { error: "invalid" }).default("newest"),
});
export const listBusinessesInput = pageInput.extend({
  search,
  status: z.enum(SHOWN_STATUSES, { error: "invalid" }).optional(),
  /** With `true`, those that ever had a subscription, or are early adopters. */
  subscribed: z.stringbool({ error: "invalid" }).optional(),
  sort: z.enum(BUSINESS_SORTS, { error: "invalid" }).default("newest"),
});
/** `userId`: what somebody did. `about`: that, and what happened to their account and their businesses. */
export const listActionLogsInput = pageInput.extend({
  userId: uuid().optional(),
  about: uuid().optional(),
});
export const investigateParams = z.object({ userId: uuid() });

export type ListUsersInput = z.output<typeof listUsersInput>;
export type ListBusinessesInput = z.output<typeof listBusinessesInput>;
export type ListActionLogsInput = z.output<typeof listActionLogsInput>;
