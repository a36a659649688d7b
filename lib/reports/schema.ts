import { z } from "zod";
import { LONGEST_SENTENCE, MOST_REPORT_PHOTOS, MOST_SELECTED, REPORT_TYPES, UNORGANIZED } from "./limits";
import { DEFAULT_TIME_ZONE, LOCALES } from "@/lib/i18n/locale";
import { bodyId, idParam, optionalDay, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";
import { pageInput, timeZoneName } from "@/lib/updates/schema";

const timeZone = timeZoneName.default(DEFAULT_TIME_ZONE);

/** Whole days in the request's time zone, both ends included. */
const days = z.object({ start: optionalDay, end: optionalDay }, "invalid");

function isInOrder({ start, end }: z.output<typeof days>) {
  return !start || !end || start <= end;
}

const photoIds = z
  .array(bodyId, "invalid")
  .max(MOST_REPORT_PHOTOS, "tooManyPhotos")
  .transform((ids) => [...new Set(ids)])
  .describe("Of updates of the project, in their order; any other is left out.");

export const chooseReportPhotosInput = z.object({ photoIds });

export const generateReportInput = z.object({
  folderSelection: z
    .array(z.union([z.literal(UNORGANIZED), bodyId], { error: "unknown" }), { error: "noFolders" })
    .min(1, "noFolders")
    .max(MOST_SELECTED, "tooManyFoldersSelected")
    .transform((ids) => [...new Set(ids)]),
  reportType: z.enum(REPORT_TYPES, "unknownReportType"),
  dateFilter: days.refine(isInOrder, { path: ["end"], error: "endBeforeStart" }).nullish(),
  timeZone,
  /** Of the report; by default that of the asker's screen. */
  language: z.enum(LOCALES, "invalid").optional(),
  /** Whether a report for a customer may name the people on site. */
  includeNames: z.boolean("invalid").default(false),
  photoIds: photoIds.default([]),
});

export const reportFoldersInput = days
  .extend({ timeZone })
  .refine(isInOrder, { path: ["end"], error: "endBeforeStart" });
export const listReportsInput = pageInput.extend({
  search: optionalText(MAX.search).describe(
    "Words that the text of a report has, each as a word or in one, in any order. Case, accents and punctuation make no difference.",
  ),
});
export const reportParams = idParam.extend({ reportId: uuid() });

/** A sentence of a report, by its place. */
export const sentenceParams = reportParams.extend({
  sentence: z.coerce.number().int().min(0).max(100_000),
});

/** Of the sentence, as its view has it: what was changed since is not released or changed unseen. */
const seenVersion = z.int("invalid").min(0, "invalid").default(0);

export const releaseInput = z.object({ version: seenVersion });

/** The state that a sentence is to have. */
export const changeSentenceInput = z.object({
  content: requiredText(LONGEST_SENTENCE, "required")
    .transform((text) => text.replace(/\s+/g, " "))
    .nullable()
    .describe("One line; null: as it was made."),
  isLeftOut: z.boolean("invalid").default(false),
  version: seenVersion,
});

export type GenerateReportInput = z.output<typeof generateReportInput> & { id: string };
export type ReportFoldersInput = z.output<typeof reportFoldersInput> & { id: string };
export type ListReportsInput = z.output<typeof listReportsInput> & { id: string };
export type ReportParams = z.output<typeof reportParams>;
export type SentenceParams = z.output<typeof sentenceParams>;
export type ChooseReportPhotosInput = ReportParams & z.output<typeof chooseReportPhotosInput>;
export type ReleaseInput = SentenceParams & z.output<typeof releaseInput>;
export type ChangeSentenceInput = SentenceParams & z.output<typeof changeSentenceInput>;
