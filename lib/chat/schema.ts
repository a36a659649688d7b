import { z } from "zod";
import { hasFile, postedFiles } from "@/lib/files/kinds";
import { bodyId, listedIds, optionalText } from "@/lib/kernel/text";
import { eventSeq } from "@/lib/projects/schema";
import { REPLY_PHOTOS } from "@/lib/photos/limits";
import { MAX } from "@/lib/shared/limits";
import { capturedAt, pageInput } from "@/lib/updates/schema";

/**
 * A page of a channel: the team's, or the direct messages with a person; with `search`, of what has its words, in all
 * channels of the caller if `channels` says so; with `ids`, of these.
 * `before`, `after` and `around` are ids of messages; only one of them can be asked for.
 */
export const listMessagesInput = pageInput
  .extend({
    after: bodyId.optional(),
    around: bodyId.optional(),
    with: bodyId.optional(),
    search: optionalText(MAX.search).describe(
      "Words that a message has, each as a word or in one, in any order. Case, accents and punctuation make no difference; the longest 20 words count.",
    ),
    channels: z
      .literal("all", { error: "invalid" })
      .optional()
      .describe("With `search`: in the team's channel and in all direct ones of the caller."),
    ids: listedIds,
  })
  .refine(({ before, after }) => !before || !after, { path: ["after"], error: "invalid" })
  .refine(({ before, after, around }) => !around || !(before ?? after), {
    path: ["around"],
    error: "invalid",
  })
  .refine((asked) => !asked.channels || (asked.search && !(asked.with ?? asked.after ?? asked.around)), {
    path: ["channels"],
    error: "invalid",
  });
/** A file needs no content. */
export const postMessageInput = z
  .object({
    content: optionalText(MAX.message),
    recipientId: bodyId.nullish(),
    ...postedFiles(REPLY_PHOTOS),
    capturedAt,
  })
  .refine((posted) => posted.content ?? hasFile(posted), { path: ["content"], error: "messageRequired" });
/** `upTo` is the `seq` of the newest message that was seen; without it the whole channel counts as read. */
export const markChannelReadInput = z.object({ with: bodyId.nullish(), upTo: eventSeq.nullish() });

export type ListMessagesInput = z.output<typeof listMessagesInput> & { id: string };
export type PostMessageInput = z.output<typeof postMessageInput> & { id: string };
export type MarkChannelReadInput = z.output<typeof markChannelReadInput> & { id: string };
