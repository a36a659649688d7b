import { dueProjects } from "./due-projects";
import { enqueueAll } from "@/lib/events/jobs";
import { transaction } from "@/lib/kernel/db";

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
