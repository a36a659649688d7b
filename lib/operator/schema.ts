import { z } from "zod";
import { MAX } from "@/lib/limits";
import { uuid } from "@/lib/text";

/** Reveals nothing about lengths: a value that is too long is simply wrong. */
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
export const businessTarget = z.object({ businessId: uuid() });
export const userTarget = z.object({ userId: uuid() });

export type OperatorLogInInput = z.output<typeof operatorLogInInput>;
