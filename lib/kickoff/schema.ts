import { z } from "zod";
import * as limits from "./limits";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import { isTimeZone, LOCALES } from "@/lib/i18n/locale";
import { isDay, optionalDay, optionalText, uuid } from "@/lib/kernel/text";
import type { IssueText } from "@/lib/shared/errors";
import { trimmed } from "@/lib/shared/trimmed";

const updatePermission = z
  .enum(UPDATE_PERMISSIONS, "unknownPermission")
  .default(limits.DEFAULT_UPDATE_PERMISSION);

/** What a proposal and the form after it have in common: one schema for what the service answers and what a person sends. */
function planWith<S extends z.ZodType<boolean>>(isCompleted: S) {
  const subtask = z.object({ name: within(limits.SUBTASK_NAME, "subtaskNameLength"), isCompleted });
  const folder = z.object({
    name: within(limits.FOLDER_NAME, "folderNameLength"),
    description: within(limits.FOLDER_DESCRIPTION, "folderDescriptionLength"),
    subtasks: z.array(subtask, { error: "invalid" }).max(limits.MOST_SUBTASKS, "tooManySubtasks"),
  });
  return z.object({
    title: within(limits.TITLE, "titleLength"),
    description: within(limits.DESCRIPTION, "proposalDescriptionLength"),
    folders: z
      .array(folder, { error: "folderRequired" })
      .min(1, "folderRequired")
      .max(limits.MOST_FOLDERS, "tooManyFolders"),
  });
}

/**
 * A proposal as the service gives it, with every field: its schemas know no defaults. Null notes: there are none; a null or empty
 * due date: the prompt names none.
 */
export const proposedPlan = planWith(z.boolean()).extend({
  dueDate: z
    .string()
    .refine((day) => day === "" || isDay(day), "dayInvalid")
    .nullable(),
  assumptions: z.array(z.string()),
  risks: z.array(z.string()),
  notes: z.string().nullable(),
});

export const proposeInput = z.object({
  prompt: within(limits.PROMPT, "promptLength"),
  context: z.object(
    {
      businessId: uuid("businessIsRequired"),
      industry: optionalText(limits.INDUSTRY_LENGTH),
      dueDateISO: optionalDay,
      /** In which days like "in three weeks" are counted; by default that of the asker's settings. */
      timeZone: z.string("unknownTimeZone").refine(isTimeZone, "unknownTimeZone").optional(),
      defaultUpdatePermissions: updatePermission,
      /** Of the proposal; by default that of the asker's mails. */
      language: z.enum(LOCALES, { error: "invalid" }).optional(),
    },
    { error: "businessIsRequired" },
  ),
});

export const createFromProposalInput = planWith(z.boolean({ error: "invalid" }).default(false)).extend({
  businessId: uuid("businessRequired"),
  defaultUpdatePermissions: updatePermission,
  dueDate: optionalDay,
});

export type ProposedPlan = z.output<typeof proposedPlan>;
export type ProposeInput = z.output<typeof proposeInput>;
export type CreateFromProposalInput = z.output<typeof createFromProposalInput>;

/** A trimmed text of `min` to `max` UTF-16 units, and one message for both ends. */
function within({ min, max }: { min: number; max: number }, message: IssueText) {
  const fits = (text: string) => text.length >= min && text.length <= max;
  return z.string({ error: message }).overwrite(trimmed).refine(fits, message);
}
