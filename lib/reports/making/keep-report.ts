import type { DraftReport } from "./make-report";
import type { Actor } from "@/lib/access/actor";
import { WRITE_REPORT_VERSION } from "@/lib/ai/prompts/write-report";
import { record } from "@/lib/events/record";
import type { Locale } from "@/lib/i18n/locale";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { citedBy, currentBody, type ReportBody } from "@/lib/reports/body";
import { type ChosenPhoto, photosIn, setPhotos } from "@/lib/reports/report-photos";
import { reportItemSelect, toGeneratedView } from "@/lib/reports/report-rows";
import { reportText } from "@/lib/reports/report-text";
import type { GenerateReportInput } from "@/lib/reports/schema";
import type { GeneratedReportView, ReportDays } from "@/lib/reports/view";
import { conflict } from "@/lib/shared/errors";

const UNCHANGED = { released: new Set<number>(), changed: new Map<number, never>() };

/** A report that was made for somebody who may have it. */
interface ReportToKeep extends Pick<
  GenerateReportInput,
  "folderSelection" | "reportType" | "timeZone" | "includeNames"
> {
  projectId: string;
  authorId: string;
  /** Whether it was prepared by itself. */
  isWeekly: boolean;
  language: Locale;
  days: ReportDays;
  draft: DraftReport;
  photos: readonly ChosenPhoto[];
}

/**
 * Stores a report with its selection, days, author and the ids of its sources; `by` null: the system. Throws conflict where it quotes an
 * update that was withdrawn meanwhile.
 */
export async function keepReport(
  tx: Tx,
  by: Actor | null,
  report: ReportToKeep,
): Promise<GeneratedReportView> {
  const { projectId, authorId, isWeekly, reportType, language, timeZone, folderSelection } = report;
  const { days, draft, photos } = report;
  const includesNames = reportType === "internal" || report.includeNames;
  await assertQuotable(tx, draft.body);
  const id = newId();
  const createdAt = new Date();
  const content = reportText({
    body: currentBody(draft.body, UNCHANGED),
    reportType,
    language,
    timeZone,
    madeAt: createdAt,
    updatesIncluded: draft.updates.length,
    cited: citedBy(draft.body.sources, draft.updates),
  });
  const kept = await tx.report.create({
    data: {
      id,
      projectId,
      authorId,
      isWeekly,
      reportType,
      language,
      timeZone,
      includesNames,
      folderSelection,
      createdAt,
      startDay: days.start === null ? null : new Date(days.start),
      endDay: days.end === null ? null : new Date(days.end),
      foldersIncluded: draft.body.folders.length,
      updatesIncluded: draft.updates.length,
      droppedStatements: draft.dropped,
      withheldStatements: draft.body.withheld?.length ?? 0,
      content,
      body: draft.body as unknown as Prisma.InputJsonObject,
      promptVersion: WRITE_REPORT_VERSION,
    },
    select: { ...reportItemSelect, content: true },
  });
  await setPhotos(tx, id, photos);
  const details = { projectId, updates: draft.updates.length };
  await record(tx, { by, type: "report.generated", id, details });
  return toGeneratedView(kept, await photosIn(tx, { id, includesNames }));
}

/** Locks what the report quotes: a withdrawal then waits, and finds the report. */
async function assertQuotable(tx: Tx, { sections, sources }: ReportBody): Promise<void> {
  if (sections[0]?.section !== "quoted") return;
  const quoted = await tx.$queryRaw<{ isGone: boolean }[]>(Prisma.sql`
    SELECT withdrawn_at IS NOT NULL AS "isGone" FROM updates
    WHERE id = ANY (${sources.map(({ updateId }) => updateId)}::uuid[]) ORDER BY id FOR KEY SHARE`);
  if (quoted.some(({ isGone }) => isGone)) throw conflict("busy");
}
