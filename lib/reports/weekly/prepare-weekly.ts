import { claimWeek, type DueProject, dueProjects } from "./due-projects";
import { readWeek } from "./read-week";
import { isUnpaid, payFor } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import { dayAfter, spanOf } from "@/lib/i18n/days";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { transaction } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import { MOST_UPDATES } from "@/lib/reports/limits";
import { keepReport } from "@/lib/reports/making/keep-report";
import { type DraftReport, makeReport, type ReportRequest } from "@/lib/reports/making/make-report";
import { foldersIn } from "@/lib/reports/selection";

/** How long the service may take for all of a report: the job counts as failed after ten minutes. */
const LONGEST_MS = 8 * 60_000;

/**
 * Prepares the report of a project's week as an internal one of the owner's, in their language and time zone: the week's numbers beside
 * those of the week before, and what its updates say. Once, however often and at once the job runs; nothing for a week that is not due any
 * more, or a plan that has ended since the job was queued. Where the service is missing, fails or costs too much, it quotes the updates and says so.
 */
export async function prepareWeekly(
  { projectId, weekStart }: Pick<DueProject, "projectId" | "weekStart">,
  now = new Date(),
): Promise<void> {
  const [due] = await dueProjects(now, projectId);
  if (due?.weekStart !== weekStart) return;
  const days = { start: weekStart, end: dayAfter(weekStart, 6) };
  const request = await requestFor(due, days);
  const { draft, isUnwritten } = await drafted(request, due);
  const week = { ...(await readWeek(due)), isUnwritten };
  const report = {
    ...request,
    authorId: due.ownerId,
    isWeekly: true,
    includeNames: true,
    folderSelection: request.folders.map(({ id }) => id),
    days,
    draft: { ...draft, body: { ...draft.body, week } },
  };
  await transaction(async (tx) => {
    if (await claimWeek(tx, due)) await keepReport(tx, null, report);
  });
}

async function requestFor(
  { projectId, timeZone, ownerLanguage }: DueProject,
  days: { start: string; end: string },
): Promise<ReportRequest> {
  const language = isLocale(ownerLanguage) ? ownerLanguage : DEFAULT_LOCALE;
  const span = spanOf(days, timeZone);
  const folders = await foldersIn(projectId, span, language);
  return { projectId, folders, span, timeZone, reportType: "internal", language, includesNames: true };
}

async function drafted(
  request: ReportRequest,
  { businessId }: DueProject,
): Promise<{ draft: DraftReport; isUnwritten: boolean }> {
  const count = request.folders.reduce((sum, { updateCount }) => sum + updateCount, 0);
  const signal = AbortSignal.timeout(LONGEST_MS);
  if (isAiConfigured() && count > 0 && count <= MOST_UPDATES)
    try {
      const pay = payFor({ businessId, userId: null });
      const draft = await makeReport(request, { signal, report: () => undefined, pay });
      return { draft, isUnwritten: false };
    } catch (error) {
      if (!(error instanceof AiError) && !isUnpaid(error) && !signal.aborted) throw error;
      log.warn({ err: error, project: request.projectId }, "a weekly report was not written by the service");
    }
  return { draft: await makeReport(request, null), isUnwritten: count > 0 };
}
