import type { HOLD_REASONS, REPORT_SECTIONS, REPORT_TYPES } from "./limits";
import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type ReportType = (typeof REPORT_TYPES)[number];
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export type HoldReason = (typeof HOLD_REASONS)[number];

export type ReportDays = ViewOf<typeof schema.reportDays>;
export type ReportFolderView = ViewOf<typeof schema.reportFolderView>;
export type ReportFoldersView = ViewOf<typeof schema.reportFoldersView>;
export type ReportProgress = ViewOf<typeof schema.reportProgress>;
export type ReportedFolder = ViewOf<typeof schema.reportedFolder>;
export type ReportDoubt = ViewOf<typeof schema.reportDoubt>;
export type ReportStatement = ViewOf<typeof schema.reportStatement>;
export type WeekFigures = ViewOf<typeof schema.weekFigures>;
export type ReportWeek = ViewOf<typeof schema.reportWeek>;
export type ReportHold = ViewOf<typeof schema.reportHold>;
export type ReportOpenItem = ViewOf<typeof schema.reportOpenItem>;
export type LeftOutSentence = ViewOf<typeof schema.leftOutSentence>;
export type WithheldSentence = ViewOf<typeof schema.withheldSentence>;
export type ReportSourceView = ViewOf<typeof schema.reportSourceView>;
export type ReportPhotoView = ViewOf<typeof schema.reportPhotoView>;
export type ReportItemView = ViewOf<typeof schema.reportItemView>;
export type GeneratedReportView = ViewOf<typeof schema.generatedReportView>;
export type ReportView = ViewOf<typeof schema.reportView>;
/** What a project's reports and diaries are printed on, as its business has it today. */
export type Letterhead = Pick<ReportView, "businessName" | "logoUrl" | "footer">;
