import { z } from "zod";
import { MAX } from "@/lib/shared/limits";

export const deletionInput = z.object({
  currentPassword: z.string({ error: "required" }).max(MAX.password, "wrongPassword").optional(),
  /** Whether the projects of one's businesses may go too, and those made until then; without it a business is in the way. */
  withProjects: z.boolean({ error: "invalid" }).default(false),
});
/** From a form it comes as text, if it is ticked. */
export const deletionForm = deletionInput.extend({
  withProjects: z
    .enum(["yes"], { error: "invalid" })
    .optional()
    .transform((value) => value === "yes"),
});

export type DeletionInput = z.output<typeof deletionInput>;
