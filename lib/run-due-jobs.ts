import { drainJobs } from "@/lib/events/jobs";
import { jobHandlers } from "@/lib/job-handlers";
import { prune } from "@/lib/prune";

/** Works off waiting jobs where no worker lives (JOBS=off), when the host's scheduler calls. */
export async function runDueJobs(): Promise<{ done: number }> {
  await prune();
  return { done: await drainJobs(jobHandlers) };
}
