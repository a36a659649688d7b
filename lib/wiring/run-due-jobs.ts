import { jobHandlers } from "./job-handlers";
import type { jobsDoneView } from "./view-schema";
import { drainJobs, enqueueScheduled } from "@/lib/events/jobs";
import type { ViewOf } from "@/lib/kernel/returns";

/** Runs scheduled and waiting jobs where there are no workers (JOBS=off), when the host's scheduler calls. */
export async function runDueJobs(): Promise<ViewOf<typeof jobsDoneView>> {
  await enqueueScheduled();
  return { done: await drainJobs(jobHandlers) };
}
