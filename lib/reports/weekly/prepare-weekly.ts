import { draftWeek } from "./draft-week";
import { claimWeek, type DueProject, dueProjects } from "./due-projects";
import { payFor } from "@/lib/ai/budget";
import { enqueue, enqueueAll } from "@/lib/events/jobs";
import { transaction } from "@/lib/kernel/db";
import { keepReport } from "@/lib/reports/making/keep-report";

/** Queues the weekly reports that are due, each as a job of its own. Safe to repeat: one that is prepared meanwhile is not made again. */
export async function scheduleWeekly(): Promise<void> {
  const due = await dueProjects(new Date());
  await transaction((tx) =>
    enqueueAll(
      tx,
      "reports.prepare-weekly",
      due.map(({ projectId, weekStart, businessId }) => ({
        data: { projectId, weekStart },
        turnOf: businessId,
      })),
    ),
  );
}

/** How long the service may take for all of a report: the job counts as failed after ten minutes. */
const LONGEST_MS = 8 * 60_000;

/**
 * Prepares the report of a project's week as an internal one of the owner's, in their language and time zone, and has them told. Once, however often and at
 * once the job runs; nothing for a week that is not due any more, or a plan that has ended since the job was queued.
 */
export async function prepareWeekly(
  { projectId, weekStart }: Pick<DueProject, "projectId" | "weekStart">,
  now = new Date(),
): Promise<void> {
  const [due] = await dueProjects(now, projectId);
  if (due?.weekStart !== weekStart) return;
  const { ownerId: authorId, ownerLanguage: language, businessId } = due;
  const signal = AbortSignal.timeout(LONGEST_MS);
  const draft = await draftWeek({ ...due, language }, { signal, pay: payFor({ businessId, userId: null }) });
  await transaction(async (tx) => {
    if (!(await claimWeek(tx, due))) return;
    const { id: reportId } = await keepReport(tx, null, { ...draft, authorId });
    await enqueue(tx, "mail.weekly-report", { reportId }, businessId);
  });
}
