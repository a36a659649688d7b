import { assertWithinBudget } from "./budget";
import { keepReport } from "./keep-report";
import { type DraftReport, makeReport, type ReportRequest } from "./make-report";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { assertAffordable, payFor, type Payer } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { type Locale, localeOf } from "@/lib/i18n/locale";
import { transaction } from "@/lib/kernel/db";
import { outsideCall } from "@/lib/kernel/outside-call";
import { spend } from "@/lib/kernel/rate-limit";
import { spanOf } from "@/lib/i18n/days";
import { MOST_UPDATES } from "@/lib/reports/limits";
import { captioned, type ChosenPhoto } from "@/lib/reports/report-photos";
import type { GenerateReportInput } from "@/lib/reports/schema";
import { type FolderRow, foldersIn, selectFolders } from "@/lib/reports/selection";
import type { GeneratedReportView, ReportDays } from "@/lib/reports/view";
import { AppError, invalid } from "@/lib/shared/errors";

/** What the claim has decided. */
interface Claimed {
  projectId: string;
  payer: Payer;
  language: Locale;
}

/** What the service and the checks have made. */
interface MadeReport {
  draft: DraftReport;
  photos: ChosenPhoto[];
}

/**
 * Generates a report and stores it; an incomplete one is not stored. Reports progress while it reads. Throws validation_failed
 * for a folder that is not the project's, rate_limited when it would cost more than is left of the day's budget,
 * upstream_failed when the service fails or returns two unusable reports.
 */
export const generateReport = outsideCall({
  claim: async (actor: Actor, input: GenerateReportInput): Promise<Claimed> => {
    const { project, business } = await authorize(actor, "report:generate", { projectId: input.id });
    const language = localeOf(input.language ?? actor.reads);
    const selected = await selectedFolders(project.id, input, language);
    const payer = { businessId: business.id, userId: actor.id };
    if (isAiConfigured()) await assertAffordable(payer);
    await assertWithinBudget(payer, sizeOf(selected));
    await spend("ai", actor.id);
    return { projectId: project.id, payer, language };
  },
  work: async (claimed, service, input): Promise<MadeReport> => {
    const request = await requestFrom(claimed, input);
    const { signal, report } = service;
    const draft = await makeReport(request, { signal, report, pay: payFor(claimed.payer) }).catch(
      (error: unknown) => {
        throw error instanceof AiError || signal.aborted
          ? new AppError("upstream_failed", { key: "reportFailed", cause: error })
          : error;
      },
    );
    return { draft, photos: await captioned({ ...request, body: draft.body }, input.photoIds) };
  },
  finish: async (actor, input, { claimed, worked }): Promise<GeneratedReportView> => {
    // They may have lost the project while the service wrote.
    const { project } = await authorize(actor, "report:generate", { projectId: claimed.projectId });
    const report = { ...input, ...claimed, projectId: project.id, days: daysOf(input), ...worked };
    return transaction((tx) => keepReport(tx, actor, { ...report, authorId: actor.id, isWeekly: false }));
  },
});

async function selectedFolders(
  projectId: string,
  input: GenerateReportInput,
  language: Locale,
): Promise<FolderRow[]> {
  const all = await foldersIn(projectId, spanOf(daysOf(input), input.timeZone), language);
  const folders = selectFolders(all, input.folderSelection);
  const { updates } = sizeOf(folders);
  if (updates > MOST_UPDATES)
    throw invalid("folderSelection", "tooManyUpdates", { updates, most: MOST_UPDATES });
  return folders;
}

function sizeOf(folders: readonly FolderRow[]): { updates: number; characters: number } {
  const sum = (of: (folder: FolderRow) => number) => folders.reduce((total, one) => total + of(one), 0);
  return { updates: sum(({ updateCount }) => updateCount), characters: sum(({ characters }) => characters) };
}

function daysOf({ dateFilter }: GenerateReportInput): ReportDays {
  return { start: dateFilter?.start ?? null, end: dateFilter?.end ?? null };
}

async function requestFrom(
  { projectId, language }: Claimed,
  input: GenerateReportInput,
): Promise<ReportRequest> {
  const { timeZone, reportType, includeNames } = input;
  const includesNames = reportType === "internal" || includeNames;
  const folders = await selectedFolders(projectId, input, language);
  return {
    projectId,
    folders,
    span: spanOf(daysOf(input), timeZone),
    timeZone,
    reportType,
    language,
    includesNames,
  };
}
