import type { DueProject } from "./due-projects";
import { dayAfter } from "@/lib/i18n/days";
import { readInsights } from "@/lib/insights/read-insights";
import type { Insights } from "@/lib/insights/view";
import { Prisma } from "@/lib/kernel/db";
import type { ReportWeek, WeekFigures } from "@/lib/reports/view";

/** The numbers of a project's week and of the one before, as its insights have them for those who manage it. */
export async function readWeek({
  projectId,
  weekStart,
  timeZone,
}: Pick<DueProject, "projectId" | "weekStart" | "timeZone">): Promise<Omit<ReportWeek, "isUnwritten">> {
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
