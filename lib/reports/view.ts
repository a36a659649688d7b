import type { REPORT_SECTIONS, REPORT_TYPES } from "./limits";
import type { Locale } from "@/lib/i18n/locale";
import type { TranslationView } from "@/lib/translation/view";

export type ReportType = (typeof REPORT_TYPES)[number];
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Whole days, YYYY-MM-DD; null where the selection has no such end. */
export interface ReportDays {
  start: string | null;
  end: string | null;
}

/** A folder to choose from; a task counts with the updates of its subtasks. */
export interface ReportFolderView {
  /** A task's, or `unorganized`. */
  id: string;
  /** Null: the updates without a task. */
  name: string | null;
  updateCount: number;
  /** Of all its updates, as the service would read them. */
  characters: number;
}

/** What one can choose, and how much of it can be read today. */
export interface ReportFoldersView {
  /** The updates without a task first. */
  folders: ReportFolderView[];
  /** How many characters what is left of the day's budget pays for; null where prices are not set. */
  affordableCharacters: number | null;
}

/** How far a report has come, as it streams in. */
export interface ReportProgress {
  phase: "reading" | "joining";
  /** From 1. */
  part: number;
  parts: number;
}

/** A folder of a report as it was when the report was made. */
export interface ReportedFolder {
  id: string;
  /** Null: the updates without a task, or a name that is not for customers. */
  name: string | null;
  updateCount: number;
  isCompleted: boolean;
  completedSubtasks: number;
  totalSubtasks: number;
}

/** Something in a statement that its sources do not say. */
export interface ReportDoubt {
  kind: "number" | "unit" | "date" | "negation";
  /** As the statement has it, from `start` to `end`. */
  text: string;
  start: number;
  end: number;
  /** As a source has it; empty where none does, and in a report for customers. */
  original: string;
}

/** A sentence of a report. */
export interface ReportStatement {
  /** Its place in the report, from 0, by which it is released where it is withheld. */
  at: number;
  text: string;
  /** Numbers of its sources, at least one. */
  sources: number[];
  doubts: ReportDoubt[];
}

/** A sentence that no customer reads before somebody has released it. */
export interface WithheldSentence extends ReportStatement {
  section: ReportSection;
}

/** A sentence that somebody has released. */
export interface ReportReleaseView {
  /** Its place in the report. */
  at: number;
  by: { name: string };
  releasedAt: string;
}

/** An update that a report cites, as it is today. */
export interface ReportSourceView {
  /** As the statements cite it, from 1. */
  number: number;
  updateId: string;
  author: { name: string };
  /** When it was written. */
  createdAt: string;
  /** Its folder when the report was made; null: without a task. */
  folder: string | null;
  /** Empty once it was withdrawn. */
  content: string;
  language: string | null;
  /** In the reader's language, where that is stored. */
  translation?: TranslationView;
  audioUrl: string | null;
  /** As the phone measured the recording; null where it did not. */
  audioDurationMs: number | null;
  audioPeaks: number[] | null;
  withdrawnAt: string | null;
  /** Whether its text is another one than the report was made from. */
  isChanged: boolean;
}

/** A kept report in a list. */
export interface ReportItemView {
  id: string;
  reportType: ReportType;
  language: Locale;
  dateFilter: ReportDays;
  /** Of the dates. */
  timeZone: string;
  foldersIncluded: number;
  updatesIncluded: number;
  createdAt: string;
  author: { name: string };
}

/** A report that was just generated and stored. */
export interface GeneratedReportView extends ReportItemView {
  /** All of it as plain text: what Download and Copy give. Of its sources it names number, author, day and folder. */
  report: string;
}

/** A kept report with its sources. */
export interface ReportView extends GeneratedReportView {
  projectId: string;
  includesNames: boolean;
  /** As they were when the report was made. */
  projectName: string;
  businessName: string;
  /** Days of the first and the last update that were read, in `timeZone`; null without updates. */
  period: { first: string; last: string } | null;
  progressPercentage: number;
  dueDate: string | null;
  folders: ReportedFolder[];
  /** Those that say something, in their order. */
  sections: { section: ReportSection; statements: ReportStatement[] }[];
  /** With those of the withheld sentences, which are numbered after all others. */
  sources: ReportSourceView[];
  /** Statements that cited no selected update. */
  droppedStatements: number;
  /** Sentences that are withheld from the customer now; old reports have kept their number alone. */
  withheldStatements: number;
  withheld: WithheldSentence[];
  releases: ReportReleaseView[];
  /** When a customer's report was compared with its sources. */
  reviewedAt: string | null;
}
