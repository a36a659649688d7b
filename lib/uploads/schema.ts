import { z } from "zod";
import { atMost, uuid } from "@/lib/kernel/text";

export const partParams = z.object({
  id: uuid(),
  n: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});
/** A file whose bytes are still to come. */
export const announcedFile = z.object({
  size: z.number("invalid").int("invalid").min(1, "invalid"),
  sha256: z
    .string("invalid")
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, "invalid"),
  // What the phone takes it for; often nothing. What counts is what the bytes are.
  contentType: z
    .string("invalid")
    .trim()
    .check(atMost(100))
    .default("")
    .transform((type) => type || "application/octet-stream"),
});

export type AnnouncedFile = z.output<typeof announcedFile>;
