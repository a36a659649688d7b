import { after } from "next/server";
import { fromPrisma, type JobWithMetadata, type PgBoss } from "pg-boss";
import { JOB_NAMES, type JobData, type JobHandlers, type JobKind, type JobName, JOBS } from "./job-catalogue";
import { DEAD_LETTERS, queue } from "./queue";
import { framesOf, reasonOf } from "./failure-reason";
import { afterCommit, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

/** A notification wakes a worker; it polls for those that got lost, and for late retries. */
const POLLING = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 2 } as const;

const shared = globalThis as typeof globalThis & {
  plumblineHandlers?: JobHandlers;
  plumblineDrain?: Promise<unknown>;
};

/**
 * Queues a job inside the verb's transaction: it exists exactly when the change does. Where no worker runs (JOBS=off) it is
 * done after the answer; what fails then waits for the cron route.
 */
export async function enqueue<N extends JobName>(tx: Tx, name: N, data: JobData<N>): Promise<void> {
  const boss = await queue();
  await boss.send(name, data, { ...JOBS[name].retry, deadLetter: DEAD_LETTERS, db: fromPrisma(tx) });
  if (env.JOBS === "off") afterCommit(drainAfterAnswer);
}

function drainAfterAnswer(): void {
  const handlers = shared.plumblineHandlers;
  if (handlers) after(() => drainJobs(handlers));
}

/** Makes the handlers known, and where servers are long-lived (JOBS=on) starts a worker for every kind of job. */
export async function startJobs(handlers: JobHandlers): Promise<void> {
  shared.plumblineHandlers = handlers;
  if (env.JOBS === "on") await startWorkers(handlers);
}

async function startWorkers(handlers: JobHandlers): Promise<void> {
  const boss = await queue();
  const deadLetters = await boss.work(DEAD_LETTERS, { includeMetadata: true, ...POLLING }, async (jobs) => {
    jobs.forEach(reportDead);
    return Promise.resolve();
  });
  for (const name of JOB_NAMES) {
    const { cron, retry }: JobKind = JOBS[name];
    if (cron) await boss.schedule(name, cron, null, { ...retry, deadLetter: DEAD_LETTERS });
    await startWorker(boss, { name, handlers, deadLetters });
  }
}

interface Worker {
  name: JobName;
  handlers: JobHandlers;
  /** The id of the worker that reports what is given up. */
  deadLetters: string;
}

async function startWorker(boss: PgBoss, { name, handlers, deadLetters }: Worker): Promise<void> {
  const wake = (worker: string, seconds: number) =>
    void setTimeout(() => boss.notifyWorker(worker), seconds * 1000).unref();
  const id = await boss.work(name, POLLING, async ([job]) => {
    if (!job) return;
    // Once more after this one: of several that were waiting, a worker fetches one for each time it wakes.
    boss.notifyWorker(id);
    await run(name, job, handlers).catch((error: unknown) => {
      // Nothing notifies of a retry that has become due, nor of a job that is given up.
      const delay = longestDelay(name, job.retryCount);
      if (delay < POLLING.notifyPollingIntervalSeconds) wake(id, delay + 0.5);
      wake(deadLetters, 0.5);
      throw error;
    });
  });
}

/** Seconds until a job that failed is retried at the latest, as the queue counts them. */
function longestDelay(name: JobName, retryCount: number): number {
  return JOBS[name].retry.retryDelay * 2 ** (retryCount + 1);
}

/**
 * Does what is waiting and returns how many jobs succeeded: for hosts without workers, where nobody else sees to the jobs of a
 * process that died. One drain at a time in a process: a job that waits among many fetched ones could count as abandoned
 * before its turn, and be done twice.
 */
export function drainJobs(handlers: JobHandlers): Promise<number> {
  const drained = (shared.plumblineDrain ?? Promise.resolve()).then(() => drainAll(handlers));
  shared.plumblineDrain = drained.catch(() => undefined);
  return drained;
}

async function drainAll(handlers: JobHandlers): Promise<number> {
  const boss = await queue();
  await boss.supervise();
  let done = 0;
  for (const name of JOB_NAMES) done += await drain(boss, name, handlers);
  await drainDeadLetters(boss);
  return done;
}

/** Ends with the first empty fetch; what fails comes back only after its delay. */
async function drain(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<number> {
  let done = 0;
  for (;;) {
    const [job] = await boss.fetch(name, { batchSize: 1 });
    if (!job) return done;
    done += Number(await attempt(boss, name, job, handlers));
  }
}

interface FetchedJob {
  id: string;
  data: unknown;
}

async function attempt(
  boss: PgBoss,
  name: JobName,
  job: FetchedJob,
  handlers: JobHandlers,
): Promise<boolean> {
  try {
    await run(name, job, handlers);
    await boss.complete(name, job.id);
    return true;
  } catch (error) {
    await boss.fail(name, job.id, { message: (error as Error).message });
    return false;
  }
}

/** What a failed job throws is kept in the queue: the reason without the error's own words, as in the log. */
async function run(name: JobName, { id, data }: FetchedJob, handlers: JobHandlers): Promise<void> {
  await handlers[name](data as never, id).catch((error: unknown) => {
    const reason = reasonOf(error);
    log.warn({ job: id, name, reason, at: framesOf(error) }, "job failed");
    throw new Error(reason);
  });
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

/** For a person to look into: nothing retries it. Its data are ids. */
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
