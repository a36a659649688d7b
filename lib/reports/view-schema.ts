import { z } from "zod";
import { HOLD_REASONS, REPORT_SECTIONS, REPORT_TYPES, UNORGANIZED } from "./limits";
import { LOCALES } from "@/lib/i18n/locale";
import { view } from "@/lib/kernel/returns";
import { photoView } from "@/lib/photos/view-schema";
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
    offersSample: z
      .boolean()
      .describe("Whether the business may have its one sample of the weekly reports of the yearly plan."),
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
        "`unread`: all of a statement that could not be compared, as for its language or that of a source.",
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
  doubts: z.array(reportDoubt()).describe("None in what a person wrote."),
  version: z.int().describe("How often people have changed it: who changes or releases it sends this."),
  edited: byAndAt().nullable().describe("Who wrote its text; null: as it was made."),
}));

export const reportHold = view("ReportHold", "Which check held a sentence.", () => ({
  reason: z
    .enum(HOLD_REASONS)
    .describe(
      "`unsorted`: the service took it for no plain progress; `unchecked`: the check did not answer in time.",
    ),
  words: z.array(z.string()).describe("What it was held for, where that are words."),
}));

export const withheldSentence = view(
  "WithheldSentence",
  "A sentence that no customer reads before somebody has released it.",
  () => ({
    ...reportStatement().shape,
    section: z.enum(REPORT_SECTIONS),
    hold: reportHold().nullable().describe("Null in reports from before it was kept."),
  }),
);

export const leftOutSentence = view(
  "LeftOutSentence",
  "A sentence that somebody has left out of the report.",
  () => ({ ...reportStatement().shape, section: z.enum(REPORT_SECTIONS), leftOut: byAndAt() }),
);

export const reportOpenItem = view(
  "ReportOpenItem",
  "Work of the report's folders that was open when the report was made.",
  () => ({
    name: z.string(),
    folder: z.string().nullable().describe("Its task, where it is a subtask."),
    dueDate: z.iso.date().nullable(),
  }),
);

export const weekFigures = view(
  "WeekFigures",
  "What a week of a project was, as its insights count it.",
  () => ({
    updates: z.int(),
    spokenMs: z.int().describe("How long its recordings are."),
    people: z.int().describe("Who posted."),
    ticked: z.int().describe("Tasks and subtasks that were completed."),
    lateItems: z.int().describe("Open at its end, and due before."),
  }),
);

export const reportWeek = view("ReportWeek", "The numbers of a weekly report.", () => ({
  figures: weekFigures(),
  before: weekFigures().describe("The same of the week before."),
  days: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        percentage: z
          .int()
          .nullable()
          .exactOptional()
          .describe("Of the work, done at its end; missing in reports from before it was kept."),
        typed: z.int(),
        spoken: z.int(),
      }),
    )
    .describe("Its seven days from Monday, with how many updates were written on each."),
  isUnwritten: z.boolean().describe("Whether no service wrote its text: it quotes the updates."),
}));

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

export const reportPhotoView = view(
  "ReportPhoto",
  "A photo of a report; one that was deleted, or whose update was withdrawn, is not in it any more.",
  () => ({
    ...photoView().pick({ id: true, url: true, thumbUrl: true, thumbHash: true, width: true, height: true })
      .shape,
    at: z.iso.datetime().describe("When it was taken, else posted."),
    author: z
      .strictObject({ name: z.string() })
      .nullable()
      .describe("Null in a customer's report that names nobody."),
    caption: z
      .string()
      .nullable()
      .describe(
        "What it shows, as its author had written it when it was chosen; to customers only what the check for them lets through.",
      ),
  }),
);

export const reportItemView = view("ReportItem", "A kept report in a list.", () => ({
  id: z.uuid(),
  reportType: z.enum(REPORT_TYPES),
  isWeekly: z.boolean().describe("Whether it was prepared by itself, of the week that its days are."),
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
        "All of it as plain text: what Download and Copy give. For the office it names the number, author, day and folder of its sources; for customers nothing of them.",
      ),
  }),
);

export const reportView = view("Report", "A kept report with its sources.", () => ({
  ...generatedReportView().shape,
  projectId: z.uuid(),
  includesNames: z.boolean(),
  projectName: z.string().describe("As they were when the report was made."),
  businessName: z.string(),
  logoUrl: z.string().nullable().describe("Of the business's own logo, as it is today."),
  footer: z.string().nullable().describe("The business's own line at the foot of each page, as it is today."),
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
  photos: z.array(reportPhotoView()).describe("In their order, numbered from 1."),
  openItems: z.array(reportOpenItem()).describe("What comes next, the first due first."),
  week: reportWeek().nullable().describe("Null in reports that somebody asked for."),
  sources: z
    .array(reportSourceView())
    .describe("With those of the withheld sentences, which are numbered after all others."),
  droppedStatements: z.int().describe("Statements that cited no selected update."),
  untranslatedSentences: z
    .int()
    .describe(
      "Sentences that are not in the report: they were in another language, without a stored translation.",
    ),
  overtakenSentences: z
    .int()
    .describe("Sentences about what comes next that are not in the report: their tasks were finished."),
  withheldStatements: z
    .int()
    .describe("Sentences that are withheld from the customer now; old reports have kept their number alone."),
  withheld: z.array(withheldSentence()),
  leftOut: z.array(leftOutSentence()),
  releases: z.array(reportReleaseView()),
  reviewedAt: z.iso.datetime().nullable().describe("When a customer's report was compared with its sources."),
}));

function byAndAt() {
  return z.strictObject({ by: z.strictObject({ name: z.string() }), at: z.iso.datetime() });
}

function folderId() {
  return z.union([z.uuid(), z.literal(UNORGANIZED)]);
}
