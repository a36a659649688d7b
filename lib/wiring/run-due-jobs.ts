import { jobHandlers } from "./job-handlers";
import { prune } from "./prune";
import type { jobsDoneView } from "./view-schema";
import { drainJobs } from "@/lib/events/jobs";
import type { ViewOf } from "@/lib/kernel/returns";
import { transcribeWaiting } from "@/lib/recordings/transcribe/transcribe-waiting";
import { cleanUpUploads } from "@/lib/uploads/clean-up-uploads";

/** Runs waiting jobs where there are no workers (JOBS=off), when the host's scheduler calls. */
export async function runDueJobs(): Promise<ViewOf<typeof jobsDoneView>> {
  await prune();
  await cleanUpUploads();
  await transcribeWaiting();
  return { done: await drainJobs(jobHandlers) };
}
