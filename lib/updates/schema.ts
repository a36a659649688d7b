import { z } from "zod";
import { MAX_AGE_MS, MAX_PAGE, PAGE } from "./limits";
import { hasFile, postedFiles } from "@/lib/files/kinds";
import { isTimeZone } from "@/lib/i18n/locale";
import { bodyId, isDay, listedIds, optionalText, pageSize, requiredText } from "@/lib/kernel/text";
import { eventSeq } from "@/lib/projects/schema";
import { MAX_PHOTO_PAGE, PHOTO_PAGE, REPLY_PHOTOS, UPDATE_PHOTOS } from "@/lib/photos/limits";
import { postedPhotos } from "@/lib/photos/schema";
import { MAX } from "@/lib/shared/limits";

const content = requiredText(MAX.update, "updateRequired");

/** When it was written, on a phone that could not send it at once. A time that cannot be right counts as absent. */
export const capturedAt = z.iso
  .datetime({ offset: true, error: "invalid" })
  .nullish()
  .transform((text) => {
    const time = text ? new Date(text) : null;
    const age = time ? Date.now() - time.getTime() : -1;
    return age >= 0 && age <= MAX_AGE_MS ? time : null;
  });

/** A file needs no content; that of a recording the server composes. */
export const postUpdateInput = z
  .object({
    content: optionalText(MAX.update),
    taskId: bodyId.nullish(),
    subtaskId: bodyId.nullish(),
    ...postedFiles(UPDATE_PHOTOS),
    capturedAt,
    completesSubtask: z
      .boolean("invalid")
      .default(false)
      .describe("Completes its subtask as well, if that is open."),
  })
  .refine((posted) => posted.content ?? hasFile(posted), { path: ["content"], error: "updateRequired" })
  .refine((posted) => !posted.completesSubtask || posted.subtaskId, {
    path: ["completesSubtask"],
    error: "invalid",
  });
export const editUpdateInput = z.object({ content });
export const moveToTaskInput = z.object({ taskId: bodyId.nullable() });
export const moveToSubtaskInput = z.object({ subtaskId: bodyId });
/** Of what is said beneath an update: refused, since leaving it out would lose what somebody said. */
const noRecording = { audioUrl: z.null("noRecordingHere").optional() };
/** Photos need no content. */
export const commentInput = z
  .object({ content: optionalText(MAX.comment), ...postedPhotos(REPLY_PHOTOS), ...noRecording, capturedAt })
  .refine((posted) => posted.content ?? hasFile(posted), { path: ["content"], error: "commentRequired" });
/** Whom a question is for: one who sees where it is asked, or without anybody all who manage the project. */
const toId = bodyId.nullish();
export const askOnUpdateInput = commentInput.safeExtend({ toId });
export const askInProjectInput = postUpdateInput.safeExtend({ toId });
export const answerInput = z.object({
  content: requiredText(MAX.comment, "commentRequired"),
  ...noRecording,
  capturedAt,
});
/** The place whose list was seen: a task's or a subtask's, else the unassigned updates; with `all`, down to the update `from`. */
export const markPlaceViewedInput = z.object({
  taskId: bodyId.nullish(),
  subtaskId: bodyId.nullish(),
  all: z.boolean({ error: "invalid" }).default(false),
  from: bodyId.nullish(),
  upTo: eventSeq,
});
/** A page of an update's comments or revisions. */
export const pageInput = z.object({
  limit: pageSize(MAX_PAGE, PAGE),
  before: bodyId.optional(),
});
/** For a task's or a subtask's updates. */
export const listPlacedUpdatesInput = pageInput.extend({
  includeComments: z.stringbool({ error: "invalid" }).default(false),
});
export const listUpdatesInput = listPlacedUpdatesInput.extend({
  placement: z.literal("unassigned", { error: "invalid" }).optional(),
  ids: listedIds,
});

export const timeZoneName = z.string("unknownTimeZone").refine(isTimeZone, "unknownTimeZone");
const day = z.string("dayInvalid").refine(isDay, { error: "dayInvalid" });
/** Of a project's photos: in one place, of one person, of whole days. */
export const listPhotosInput = z.object({
  limit: pageSize(MAX_PHOTO_PAGE, PHOTO_PAGE),
  before: bodyId.optional(),
  placement: z
    .union([z.literal("unassigned"), bodyId], { error: "invalid" })
    .optional()
    .describe("`unassigned`, or the id of a task or subtask; a task's are also those of its subtasks."),
  authorId: bodyId.optional(),
  from: day.optional(),
  to: day.optional(),
  timeZone: timeZoneName.optional(),
});

export type ListPhotosInput = z.output<typeof listPhotosInput> & { id: string };
export type PostUpdateInput = z.output<typeof postUpdateInput> & { id: string };
export type MoveToTaskInput = z.output<typeof moveToTaskInput> & { id: string };
export type MoveToSubtaskInput = z.output<typeof moveToSubtaskInput> & { id: string };
export type CommentInput = z.output<typeof commentInput> & { id: string };
export type AskOnUpdateInput = z.output<typeof askOnUpdateInput> & { id: string };
export type AnswerInput = z.output<typeof answerInput> & { id: string };
export type AskInProjectInput = z.output<typeof askInProjectInput> & { id: string };
export type MarkPlaceViewedInput = z.output<typeof markPlaceViewedInput> & { id: string };
export type PageInput = z.output<typeof pageInput> & { id: string };
export type ListUpdatesInput = z.output<typeof listUpdatesInput> & { id: string };
export type ListPlacedUpdatesInput = z.output<typeof listPlacedUpdatesInput> & { id: string };
