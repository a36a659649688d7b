import { z } from "zod";
import { MAX } from "@/lib/text";

/** Operators are told nothing of lengths: whatever does not fit is simply wrong. */
export const operatorLogInInput = z.object({
  email: z
    .string({ error: "emailAndPasswordRequired" })
    .trim()
    .toLowerCase()
    .min(1, "emailAndPasswordRequired")
    .max(MAX.email, "invalid"),
  password: z
    .string({ error: "emailAndPasswordRequired" })
    .min(1, "emailAndPasswordRequired")
    .max(MAX.password, "invalid"),
});
export const businessTarget = z.object({ businessId: z.uuid("unknown") });
export const userTarget = z.object({ userId: z.uuid("unknown") });

export type OperatorLogInInput = z.output<typeof operatorLogInInput>;
