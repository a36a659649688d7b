import { after } from "next/server";
import { fromPrisma, type JobWithMetadata, PgBoss } from "pg-boss";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Tx } from "@/lib/db";

/** Every kind of job with what it carries: ids only, so that no queue holds a secret or a text in clear. */
export interface Jobs {
  "mail.password-reset": { userId: string | null };
  "mail.password-changed": { userId: string };
  "mail.email-changed": { emailChangeId: string };
  "mail.admin-added": { businessId: string; userId: string };
  "mail.admin-invitation": { invitationId: string };
  "maintenance.prune": Record<string, never>;
}

export type JobName = keyof Jobs;
/** The second argument is the job's id: the same in every try. */
export type JobHandlers = { [N in JobName]: (data: Jobs[N], jobId: string) => Promise<void> };

const DEAD_LETTERS = "dead-letters";
/**
 * A failed job is tried again after 2 to 4 seconds, then ever later, from the eleventh time on every hour: for 14 hours in
 * all, so that a mail server may be down for a working day. One whose process died is taken up after 5 minutes.
 */
const RETRY = {
  retryLimit: 24,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 5 * 60,
  deadLetter: DEAD_LETTERS,
} as const;

const shared = globalThis as typeof globalThis & {
  plumblineBoss?: Promise<PgBoss>;
  plumblineHandlers?: JobHandlers;
};

/**
 * Queues a job inside the verb's transaction: it exists exactly when the change does. Where no worker lives (JOBS=off) it is
 * worked off after the answer; what fails then waits for the cron route.
 */
export async function enqueue<N extends JobName>(tx: Tx, name: N, data: Jobs[N]): Promise<void> {
  const boss = await queue();
  await boss.send(name, data, { ...RETRY, db: fromPrisma(tx) });
  const handlers = shared.plumblineHandlers;
  if (env.JOBS === "off" && handlers) after(() => drainJobs(handlers));
}

/** Makes the handlers known, and where servers live long (JOBS=on) starts a worker for every kind of job. */
export async function startJobs(handlers: JobHandlers): Promise<void> {
  shared.plumblineHandlers = handlers;
  if (env.JOBS === "on") await startWorkers(handlers);
}

async function startWorkers(handlers: JobHandlers): Promise<void> {
  const boss = await queue();
  await boss.work(DEAD_LETTERS, { includeMetadata: true }, async (jobs) => {
    jobs.forEach(reportDead);
    return Promise.resolve();
  });
  await boss.schedule("maintenance.prune", "17 3 * * *", null, RETRY);
  for (const name of NAMES) {
    await boss.work(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (job) await run(name, job, handlers);
    });
  }
}

/**
 * Works off what is waiting and returns how many jobs succeeded: for hosts where no worker lives, and nobody else sees to the
 * jobs of a process that died.
 */
export async function drainJobs(handlers: JobHandlers): Promise<number> {
  const boss = await queue();
  await boss.supervise();
  let done = 0;
  for (const name of NAMES) done += await drain(boss, name, handlers);
  await drainDeadLetters(boss);
  return done;
}

/**
 * Ends with the first empty fetch; what fails comes back only after its delay. One at a time: a job that waits among many
 * fetched ones could count as abandoned before its turn, and be done twice.
 */
async function drain(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<number> {
  let done = 0;
  for (;;) {
    const [job] = await boss.fetch(name, { batchSize: 1 });
    if (!job) return done;
    done += Number(await attempt(boss, name, job, handlers));
  }
}

async function attempt(boss: PgBoss, name: JobName, job: PickedUp, handlers: JobHandlers): Promise<boolean> {
  try {
    await run(name, job, handlers);
    await boss.complete(name, job.id);
    return true;
  } catch (error) {
    await boss.fail(name, job.id, { message: String(error) });
    return false;
  }
}

interface PickedUp {
  id: string;
  data: unknown;
}

async function run(name: JobName, { id, data }: PickedUp, handlers: JobHandlers): Promise<void> {
  try {
    await handlers[name](data as never, id);
  } catch (error) {
    log.warn({ err: error, job: id, name }, "job failed");
    throw error;
  }
}

async function drainDeadLetters(boss: PgBoss): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch(DEAD_LETTERS, { batchSize: 20, includeMetadata: true });
    if (jobs.length === 0) return;
    jobs.forEach(reportDead);
    await boss.complete(
      DEAD_LETTERS,
      jobs.map(({ id }) => id),
    );
  }
}

/** What a person has to look into: nobody tries it again. Its data are ids. */
function reportDead({
  sourceId,
  sourceName,
  sourceRetryCount,
  sourceOutput,
  data,
}: JobWithMetadata<unknown>): void {
  const reason = (sourceOutput as { message?: string } | null)?.message;
  log.error({ job: sourceId, name: sourceName, data, retries: sourceRetryCount, reason }, "job given up");
}

/** Whether the queue answers; throws when it does not. */
export async function pingQueue(): Promise<void> {
  const boss = await queue();
  await boss.getQueues([DEAD_LETTERS]);
}

/** Lets running jobs end, then stops. */
export async function stopJobs(): Promise<void> {
  const starting = shared.plumblineBoss;
  if (!starting) return;
  delete shared.plumblineBoss;
  const boss = await starting;
  await boss.stop({ graceful: true, timeout: 10_000 });
}

const NAMES = [
  "mail.password-reset",
  "mail.password-changed",
  "mail.email-changed",
  "mail.admin-added",
  "mail.admin-invitation",
  "maintenance.prune",
] as const satisfies JobName[];

function queue(): Promise<PgBoss> {
  shared.plumblineBoss ??= openQueue().catch((error: unknown) => {
    delete shared.plumblineBoss;
    throw error;
  });
  return shared.plumblineBoss;
}

async function openQueue(): Promise<PgBoss> {
  const works = env.JOBS === "on";
  const boss = new PgBoss({
    connectionString: env.DIRECT_URL ?? env.DATABASE_URL ?? "",
    max: 3,
    supervise: works,
    schedule: works,
  });
  boss.on("error", (error) => {
    log.error({ err: error }, "job queue");
  });
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const name of NAMES) await boss.createQueue(name);
  return boss;
}
