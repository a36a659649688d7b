import type { DueProject } from "./due-projects";
import { readWeek } from "./read-week";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { dayAfter, spanOf } from "@/lib/i18n/days";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { log } from "@/lib/kernel/log";
import { MOST_UPDATES, WEEKLY_PHOTOS } from "@/lib/reports/limits";
import { type DraftReport, makeReport, type ReportRequest } from "@/lib/reports/making/make-report";
import { captioned, newestPhotos } from "@/lib/reports/report-photos";
import { foldersIn } from "@/lib/reports/selection";

/** A week of a project, and the language of its report. */
export type ProjectWeek = Pick<DueProject, "projectId" | "weekStart" | "timeZone"> & {
  language: string | null;
};

/**
 * The internal report of a project's week, to be kept: the week's numbers beside those of the week before, what its updates say,
 * and its newest photos. Where
 * the service is missing, fails or costs too much, it quotes the updates and says so.
 */
export async function draftWeek(week: ProjectWeek, service: { signal: AbortSignal; pay: Pay }) {
  const days = { start: week.weekStart, end: dayAfter(week.weekStart, 6) };
  const request = await requestFor(week, days);
  const { draft, isUnwritten } = await drafted(request, service);
  const numbers = { ...(await readWeek(week)), isUnwritten };
  const newest = await newestPhotos(
    draft.updates.map(({ id }) => id),
    WEEKLY_PHOTOS,
  );
  return {
    ...request,
    photos: await captioned({ ...request, body: draft.body }, newest),
    isWeekly: true,
    includeNames: true,
    folderSelection: request.folders.map(({ id }) => id),
    days,
    draft: { ...draft, body: { ...draft.body, week: numbers } },
  };
}

async function requestFor(
  { projectId, timeZone, language: chosen }: ProjectWeek,
  days: { start: string; end: string },
): Promise<ReportRequest> {
  const language = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  const span = spanOf(days, timeZone);
  const folders = await foldersIn(projectId, span, language);
  return { projectId, folders, span, timeZone, reportType: "internal", language, includesNames: true };
}

async function drafted(
  request: ReportRequest,
  { signal, pay }: { signal: AbortSignal; pay: Pay },
): Promise<{ draft: DraftReport; isUnwritten: boolean }> {
  const count = request.folders.reduce((sum, { updateCount }) => sum + updateCount, 0);
  if (isAiConfigured() && count > 0 && count <= MOST_UPDATES)
    try {
      const draft = await makeReport(request, { signal, report: () => undefined, pay });
      return { draft, isUnwritten: false };
    } catch (error) {
      if (!(error instanceof AiError) && !isUnpaid(error) && !signal.aborted) throw error;
      log.warn({ err: error, project: request.projectId }, "a weekly report was not written by the service");
    }
  return { draft: await makeReport(request, null), isUnwritten: count > 0 };
}
