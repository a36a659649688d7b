import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { photosShape } from "@/lib/photos/view-schema";
import { doubtView } from "@/lib/translation/view-schema";

/** Words as the reader reads them. */
const words = () => ({
  text: z
    .string()
    .describe(
      "In the reader's language, where that is stored, else as it was written; empty for a recording without words.",
    ),
  language: z.string().nullable().describe("BCP 47, of the original; null for numbers, codes and names."),
  original: z.string().nullable().describe("As it was written or said; null where `text` is that."),
  doubts: z.array(doubtView()).describe("What the translation may have lost."),
});

const person = () => z.strictObject({ name: z.string() });

export const diaryCommentView = view("DiaryComment", "A comment on an update.", () => ({
  id: z.uuid(),
  at: z.iso.datetime(),
  author: person(),
  ...words(),
  ...photosShape(),
}));

export const diaryEntryView = view(
  "DiaryEntry",
  "An update; or, where `updateId` is null, a task or subtask that was completed while nobody wrote in its folder.",
  () => ({
    updateId: z.uuid().nullable(),
    at: z.iso.datetime().describe("When it was written, or completed."),
    author: person().nullable().describe("Who wrote or completed it; null where that is not known."),
    taskId: z.uuid().nullable(),
    subtaskId: z.uuid().nullable(),
    place: z
      .string()
      .nullable()
      .describe("The name of its folder, in the reader's language where that is stored; null: unassigned."),
    ...words(),
    isSpoken: z.boolean(),
    audioDurationMs: z.int().nullable(),
    editedAt: z.iso.datetime().nullable(),
    ...photosShape(),
    done: z
      .array(z.string())
      .describe(
        "What was completed in its folder within half an hour of it, and nearer to it than to others.",
      ),
    comments: z.array(diaryCommentView()).exactOptional().describe("The newest ones, oldest first."),
    earlierComments: z.int().exactOptional().describe("How many came before those."),
  }),
);

export const diaryDayView = view(
  "DiaryDay",
  "What was posted and completed on one day, as far as the asker sees it.",
  () => ({
    date: z.iso.date(),
    people: z
      .array(z.strictObject({ name: z.string(), updates: z.int() }))
      .describe("Who posted, in the order of their first update."),
    entries: z.array(diaryEntryView()).describe("Oldest first."),
  }),
);
