import { z } from "zod";
import { REPORT_SECTIONS, REPORT_TYPES, UNORGANIZED } from "./limits";
import { LOCALES } from "@/lib/i18n/locale";
import { view } from "@/lib/kernel/returns";
import { translationView } from "@/lib/translation/view-schema";

export const reportDays = view(
  "ReportDays",
  "Whole days, YYYY-MM-DD; null where the selection has no such end.",
  () => ({
    start: z.string().nullable(),
    end: z.string().nullable(),
  }),
);

export const reportFolderView = view(
  "ReportFolder",
  "A folder to choose from; a task counts with the updates of its subtasks.",
  () => ({
    id: folderId().describe("A task's, or `unorganized`."),
    name: z.string().nullable().describe("Null: the updates without a task."),
    updateCount: z.int(),
    characters: z.int().describe("Of all its updates, as the service would read them."),
  }),
);

export const reportFoldersView = view(
  "ReportFolders",
  "What one can choose, and how much of it can be read today.",
  () => ({
    folders: z.array(reportFolderView()).describe("The updates without a task first."),
    affordableCharacters: z
      .int()
      .nullable()
      .describe(
        "How many characters what is left of the day's budget pays for; null where prices are not set, and without a service.",
      ),
  }),
);

export const reportProgress = view("ReportProgress", "How far a report has come, as it streams in.", () => ({
  phase: z.enum(["reading", "joining"]),
  part: z.int().describe("From 1."),
  parts: z.int(),
}));

export const reportedFolder = view(
  "ReportedFolder",
  "A folder of a report as it was when the report was made.",
  () => ({
    id: folderId(),
    name: z
      .string()
      .nullable()
      .describe("Null: the updates without a task, or a name that is not for customers."),
    updateCount: z.int(),
    isCompleted: z.boolean(),
    completedSubtasks: z.int(),
    totalSubtasks: z.int(),
  }),
);

export const reportDoubt = view(
  "ReportDoubt",
  "Something in a statement that its sources do not say.",
  () => ({
    kind: z
      .enum(["number", "unit", "date", "negation", "unread"])
      .describe(
        "`unread`: all of a statement that could not be compared, for its language or that of a source.",
      ),
    text: z.string().describe("As the statement has it, from `start` to `end`."),
    start: z.number(),
    end: z.number(),
    original: z
      .string()
      .describe("As a source has it; empty where none does, and in a report for customers."),
  }),
);

export const reportStatement = view("ReportStatement", "A sentence of a report.", () => ({
  at: z.int().describe("Its place in the report, from 0, by which it is released where it is withheld."),
  text: z.string(),
  sources: z.array(z.int()).describe("Numbers of its sources, at least one."),
  doubts: z.array(reportDoubt()),
}));

export const withheldSentence = view(
  "WithheldSentence",
  "A sentence that no customer reads before somebody has released it.",
  () => ({ ...reportStatement().shape, section: z.enum(REPORT_SECTIONS) }),
);

export const reportReleaseView = view("ReportRelease", "A sentence that somebody has released.", () => ({
  at: z.int().describe("Its place in the report."),
  by: z.strictObject({ name: z.string() }),
  releasedAt: z.iso.datetime(),
}));

export const reportSourceView = view(
  "ReportSource",
  "An update that a report cites, as it is today.",
  () => ({
    number: z.int().describe("As the statements cite it, from 1."),
    updateId: z.uuid(),
    author: z.strictObject({ name: z.string() }),
    createdAt: z.iso.datetime().describe("When it was written."),
    folder: z.string().nullable().describe("Its folder when the report was made; null: without a task."),
    content: z.string().describe("Empty once it was withdrawn."),
    language: z.string().nullable(),
    translation: translationView()
      .exactOptional()
      .describe("In the reader's language, where that is stored."),
    audioUrl: z.string().nullable(),
    audioDurationMs: z
      .int()
      .nullable()
      .describe("As the phone measured the recording; null where it did not."),
    audioPeaks: z.array(z.int()).nullable(),
    withdrawnAt: z.iso.datetime().nullable(),
    isChanged: z.boolean().describe("Whether its text is another one than the report was made from."),
  }),
);

export const reportItemView = view("ReportItem", "A kept report in a list.", () => ({
  id: z.uuid(),
  reportType: z.enum(REPORT_TYPES),
  language: z.enum(LOCALES),
  dateFilter: reportDays(),
  timeZone: z.string().describe("Of the dates."),
  foldersIncluded: z.int(),
  updatesIncluded: z.int(),
  createdAt: z.iso.datetime(),
  author: z.strictObject({ name: z.string() }),
}));

export const generatedReportView = view(
  "GeneratedReport",
  "A report that was just generated and stored.",
  () => ({
    ...reportItemView().shape,
    report: z
      .string()
      .describe(
        "All of it as plain text: what Download and Copy give. Of its sources it names number, author, day and folder.",
      ),
  }),
);

export const reportView = view("Report", "A kept report with its sources.", () => ({
  ...generatedReportView().shape,
  projectId: z.uuid(),
  includesNames: z.boolean(),
  projectName: z.string().describe("As they were when the report was made."),
  businessName: z.string(),
  period: z
    .strictObject({ first: z.string(), last: z.string() })
    .nullable()
    .describe("Days of the first and the last update that were read, in `timeZone`; null without updates."),
  progressPercentage: z.int(),
  dueDate: z.iso.date().nullable(),
  folders: z.array(reportedFolder()),
  sections: z
    .array(
      z.strictObject({
        section: z.enum(REPORT_SECTIONS),
        statements: z.array(reportStatement()),
      }),
    )
    .describe("Those that say something, in their order."),
  sources: z
    .array(reportSourceView())
    .describe("With those of the withheld sentences, which are numbered after all others."),
  droppedStatements: z.int().describe("Statements that cited no selected update."),
  withheldStatements: z
    .int()
    .describe("Sentences that are withheld from the customer now; old reports have kept their number alone."),
  withheld: z.array(withheldSentence()),
  releases: z.array(reportReleaseView()),
  reviewedAt: z.iso.datetime().nullable().describe("When a customer's report was compared with its sources."),
}));

function folderId() {
  return z.union([z.uuid(), z.literal(UNORGANIZED)]);
}
