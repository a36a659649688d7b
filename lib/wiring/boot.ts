import { jobHandlers } from "./job-handlers";
import { canKeepFiles } from "@/lib/blob/blobs";
import { startJobs } from "@/lib/events/jobs";
import { closeQueue } from "@/lib/events/queue";
import { closeEventStreams } from "@/lib/http/answer/event-stream";
import { endConnections, guardServer } from "@/lib/http/guard/guard-server";
import { disconnect } from "@/lib/kernel/db";
import { assertBootable, env, notConfigured } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";
import { transcribeWaiting } from "@/lib/recordings/transcribe/transcribe-waiting";
import { watchEvents } from "@/lib/notifications/make/watch-events";
import { determineLanguages } from "@/lib/translation/determine-languages";

const NO_FILES =
  "recordings cannot be stored: DATA_DIR is read-only, and no file service is set (BLOB_READ_WRITE_TOKEN, or S3_BUCKET_URL)";

/** Runs once before a server's first request: checks the configuration, logs what is off, starts the workers. */
export async function boot(): Promise<void> {
  assertBootable();
  guardServer();
  log.info({ mode: env.APP_MODE, off: notConfigured() }, "starting");
  if (!(await canKeepFiles())) log.error({ folder: env.DATA_DIR }, NO_FILES);
  await startJobs(jobHandlers);
  const stopWatching = env.JOBS === "on" ? watchEvents() : undefined;
  if (stopWatching) await transcribeWaiting();
  // Not waited for: a server starts while its database is away.
  void determineLanguages().catch((error: unknown) => log.warn({ err: error }, "languages not determined"));
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void shutDown(signal, stopWatching));
}

/** Next itself waits for open requests on a signal; this waits for running jobs. */
async function shutDown(signal: string, stopWatching?: () => Promise<void>): Promise<void> {
  log.info({ signal }, "stopping");
  // Next would wait for these streams as long as anyone has a page open.
  closeEventStreams();
  endConnections();
  await Promise.all([stopWatching?.(), closeQueue()]);
  process.once("beforeExit", () => void disconnect());
}
