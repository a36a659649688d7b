import type { DueProject } from "./due-projects";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { dayAfter, spanOf } from "@/lib/i18n/days";
import { localeOf } from "@/lib/i18n/locale";
import { readInsights } from "@/lib/insights/read-insights";
import type { Insights } from "@/lib/insights/view";
import { Prisma } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import { MOST_UPDATES, WEEKLY_PHOTOS } from "@/lib/reports/limits";
import { type DraftReport, makeReport, type ReportRequest } from "@/lib/reports/making/make-report";
import { captioned, newestPhotos } from "@/lib/reports/report-photos";
import { foldersIn } from "@/lib/reports/selection";
import type { ReportWeek, WeekFigures } from "@/lib/reports/view";

/** A week of a project, and the language of its report. */
export type ProjectWeek = Pick<DueProject, "projectId" | "weekStart" | "timeZone"> & {
  language: string | null;
  lateSince?: Date;
};

/**
 * The internal report of a project's week, to be kept: the week's numbers beside those of the week before, what its updates say,
 * and its newest photos. Where the service is missing, fails or costs too much, it quotes the updates and says so; `failure` is why it
 * failed.
 */
export async function draftWeek(week: ProjectWeek, service: { signal: AbortSignal; pay: Pay }) {
  const days = { start: week.weekStart, end: dayAfter(week.weekStart, 6) };
  const request = await requestFor(week, days);
  const { draft, isUnwritten, failure } = await drafted(request, service);
  const numbers = { ...(await readWeek(week)), isUnwritten };
  const newest = await newestPhotos(
    draft.updates.map(({ id }) => id),
    WEEKLY_PHOTOS,
  );
  return {
    ...request,
    photos: await captioned({ ...request, body: draft.body }, newest),
    failure,
    isWeekly: true,
    includeNames: true,
    folderSelection: request.folders.map(({ id }) => id),
    days,
    draft: { ...draft, body: { ...draft.body, week: numbers } },
  };
}

async function requestFor(
  { projectId, timeZone, language: chosen, lateSince }: ProjectWeek,
  days: { start: string; end: string },
): Promise<ReportRequest> {
  const language = localeOf(chosen);
  const span = { ...spanOf(days, timeZone), lateSince };
  const folders = await foldersIn(projectId, span, language);
  return { projectId, folders, span, timeZone, reportType: "internal", language, includesNames: true };
}

async function drafted(
  request: ReportRequest,
  { signal, pay }: { signal: AbortSignal; pay: Pay },
): Promise<{ draft: DraftReport; isUnwritten: boolean; failure: unknown }> {
  let failure: unknown = null;
  const count = request.folders.reduce((sum, { updateCount }) => sum + updateCount, 0);
  if (isAiConfigured() && count > 0 && count <= MOST_UPDATES)
    try {
      const draft = await makeReport(request, { signal, report: () => undefined, pay });
      return { draft, isUnwritten: false, failure };
    } catch (error) {
      if (!(error instanceof AiError) && !isUnpaid(error) && !signal.aborted) throw error;
      log.warn({ err: error, project: request.projectId }, "a weekly report was not written by the service");
      failure = error;
    }
  return { draft: await makeReport(request, null), isUnwritten: count > 0, failure };
}

/** The numbers of a project's week and of the one before, as its insights have them for those who manage it. */
async function readWeek(of: ProjectWeek): Promise<Omit<ReportWeek, "isUnwritten">> {
  const { projectId, weekStart, timeZone } = of;
  const [week, before] = await Promise.all([weekFrom(weekStart), weekFrom(dayAfter(weekStart, -7))]);
  return {
    figures: figuresOf(week),
    before: figuresOf(before),
    days: week.days.map(({ day, percentage, typed, spoken }) => ({ day, percentage, typed, spoken })),
  };

  async function weekFrom(from: string): Promise<Insights> {
    const projects = Prisma.sql`p.id = ${projectId}::uuid`;
    const scope = { projects, memberId: null, reads: null, places: "tasks" } as const;
    return (await readInsights(scope, { from, to: dayAfter(from, 6), timeZone })).insights;
  }
}

function figuresOf({ updates, spokenMs, people, ticked, lateItems }: Insights): WeekFigures {
  return { updates, spokenMs, people: people?.length ?? 0, ticked, lateItems };
}
