import { fromPrisma, type JobWithMetadata, type PgBoss } from "pg-boss";
import {
  type DeadJobHandlers,
  JOB_NAMES,
  type JobData,
  type JobHandlers,
  type JobKind,
  type JobName,
  JOBS,
} from "./job-catalogue";
import { DEAD_LETTERS, queue } from "./queue";
import { noteTurn } from "./turns";
import { afterAnswer } from "@/lib/kernel/after-answer";
import { afterCommit, type Tx } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { framesOf, reasonOf } from "@/lib/kernel/failure-reason";
import { keepRenewing, newClaim } from "@/lib/kernel/lease";
import { log } from "@/lib/kernel/log";
import { currentRequest } from "@/lib/kernel/request-context";

/** Every kind of job's handler, and the cleanup after its last failed retry. */
export interface AllHandlers {
  run: JobHandlers;
  giveUp: DeadJobHandlers;
}

/** A notification wakes a worker; polling covers lost notifications and late retries. */
const POLLING = { notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 2 } as const;

const shared = globalThis as typeof globalThis & {
  plumblineHandlers?: AllHandlers;
  plumblineDrain?: Promise<unknown>;
  /** When jobs were last run after an answer, in milliseconds. */
  plumblineDrainedAt?: number;
};

/**
 * Queues a job inside the verb's transaction: it exists if and only if the change does. Where no worker runs (JOBS=off) it
 * runs after the answer; if it fails, with a later request, or by the cron route. `turnOf` is whose turn it takes among the jobs of its kind: the
 * id of a business, or of a person where no business is concerned; null for the installation's own work.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  data: JobData<N>,
  turnOf: string | null,
): Promise<void> {
  await enqueueAll(tx, name, [{ data, turnOf }]);
}

/** The same for many jobs of one kind, in one statement; those with `startAfter` wait until then. */
export async function enqueueAll<N extends JobName>(
  tx: Tx,
  name: N,
  all: { data: JobData<N>; turnOf: string | null; startAfter?: Date }[],
): Promise<void> {
  if (all.length === 0) return;
  const boss = await queue();
  await boss.insert(
    name,
    all.map(({ turnOf, ...job }) => ({ ...job, ...optionsOf(name, turnOf) })),
    { db: fromPrisma(tx) },
  );
  if (env.JOBS === "off") afterCommit(drainAfterAnswer);
}

function optionsOf(name: JobName, turnOf: string | null) {
  return { ...JOBS[name].retry, deadLetter: DEAD_LETTERS, ...(turnOf !== null && { group: { id: turnOf } }) };
}

/** How often requests retry what has failed. */
const RETRY_EVERY_MS = 30_000;

/** After a request's answer, where no worker runs: retries what has failed and is due, which must not wait for a scheduler that calls once a day. */
export function retryAfterAnswer(): void {
  if (env.JOBS === "on" || Date.now() < (shared.plumblineDrainedAt ?? 0) + RETRY_EVERY_MS) return;
  drainAfterAnswer();
}

/** Where no server listens for events: makes the notifications of what was just recorded, once it is committed and answered. */
export function tellAfterAnswer(): void {
  if (env.JOBS === "off" && currentRequest()) afterCommit(makeNotifications);
}

function makeNotifications(): void {
  const handlers = shared.plumblineHandlers;
  if (handlers) afterAnswer(() => handlers.run["notifications.make"]({}, ""), "notifications not made");
}

function drainAfterAnswer(): void {
  const handlers = shared.plumblineHandlers;
  if (!handlers) return;
  shared.plumblineDrainedAt = Date.now();
  afterAnswer(() => drainJobs(handlers), "jobs not run");
}

/** Seconds for which a job of the schedule is not queued once more, where a scheduler calls instead of the workers' clock. */
const [DAY, OFTEN] = [24 * 60 * 60, 10 * 60];

/** Queues what the workers' clock would: nightly jobs once a day, the others at most every ten minutes. */
export async function enqueueScheduled(): Promise<void> {
  const boss = await queue();
  for (const name of JOB_NAMES) {
    const { cron }: JobKind = JOBS[name];
    if (!cron) continue;
    const singletonSeconds = /^\d+ \d+ /.test(cron) ? DAY : OFTEN;
    await boss.send(name, {}, { ...optionsOf(name, null), singletonSeconds });
  }
}

/** Registers the handlers, and where servers are long-lived (JOBS=on) starts a worker for every kind of job. */
export async function startJobs(handlers: AllHandlers): Promise<void> {
  shared.plumblineHandlers = handlers;
  if (env.JOBS === "on") await startWorkers(handlers);
}

async function startWorkers(handlers: AllHandlers): Promise<void> {
  const boss = await queue();
  const deadLetters = await boss.work(DEAD_LETTERS, { includeMetadata: true, ...POLLING }, async (jobs) => {
    for (const job of jobs) await bury(job, handlers.giveUp);
  });
  for (const name of JOB_NAMES) {
    const { cron, retry, workers = 1 }: JobKind = JOBS[name];
    if (cron) await boss.schedule(name, cron, null, { ...retry, deadLetter: DEAD_LETTERS });
    for (let n = 0; n < workers; n += 1) await startWorker(boss, { name, handlers, deadLetters });
  }
}

interface Worker {
  name: JobName;
  handlers: AllHandlers;
  /** The id of the worker that reports dead jobs. */
  deadLetters: string;
}

async function startWorker(boss: PgBoss, { name, handlers, deadLetters }: Worker): Promise<void> {
  const wake = (worker: string, seconds: number) =>
    void setTimeout(() => boss.notifyWorker(worker), seconds * 1000).unref();
  const { ofOneBusiness }: JobKind = JOBS[name];
  const limit = ofOneBusiness === undefined ? {} : { groupConcurrency: ofOneBusiness };
  const id = await boss.work(name, { includeMetadata: true, ...POLLING, ...limit }, async ([job]) => {
    if (!job) return;
    // Wake up again after this job: a worker fetches only one of the waiting jobs each time it wakes.
    boss.notifyWorker(id);
    await run(name, job, handlers).catch((error: unknown) => {
      // Nothing notifies the workers when a retry becomes due or a job is dead.
      const delay = longestDelay(name, job.retryCount);
      if (delay < POLLING.notifyPollingIntervalSeconds) wake(id, delay + 0.5);
      wake(deadLetters, 0.5);
      throw error;
    });
  });
}

/** The longest delay before a failed job is retried, in seconds, as the queue computes it. */
function longestDelay(name: JobName, retryCount: number): number {
  return JOBS[name].retry.retryDelay * 2 ** (retryCount + 1);
}

/**
 * Runs the waiting jobs and returns how many succeeded: for hosts without workers, where nothing else retries the jobs of a
 * process that died. One drain at a time per process: a fetched job that waits behind others could expire before its turn,
 * and run twice.
 */
export function drainJobs(handlers: AllHandlers): Promise<number> {
  const drained = (shared.plumblineDrain ?? Promise.resolve()).then(() => drainAll(handlers));
  shared.plumblineDrain = drained.catch(() => undefined);
  return drained;
}

async function drainAll(handlers: AllHandlers): Promise<number> {
  const boss = await queue();
  await boss.supervise();
  let done = 0;
  let ran;
  do {
    ran = await drainRound(boss, handlers);
    done += ran.filter(Boolean).length;
  } while (ran.length > 0);
  await drainDeadLetters(boss, handlers.giveUp);
  return done;
}

/** Runs one job of each kind that has any, so that none waits for all of another; returns which succeeded. A failed job returns only after its delay. */
async function drainRound(boss: PgBoss, handlers: AllHandlers): Promise<boolean[]> {
  const ran: boolean[] = [];
  for (const name of JOB_NAMES) {
    const [job] = await boss.fetch(name, { batchSize: 1, includeMetadata: true });
    if (job) ran.push(await attempt(boss, name, job, handlers));
  }
  return ran;
}

type FetchedJob = Pick<JobWithMetadata<unknown>, "id" | "data" | "priority" | "retryCount">;

async function attempt(
  boss: PgBoss,
  name: JobName,
  job: FetchedJob,
  handlers: AllHandlers,
): Promise<boolean> {
  const stop = keepRenewing(newClaim(), { renew: () => boss.touch(name, job) });
  try {
    await run(name, job, handlers);
    // With its `retryCount`: one that another process has taken over is that one's to settle.
    await boss.complete(name, job);
    return true;
  } catch (error) {
    await boss.fail(name, job, { message: (error as Error).message });
    return false;
  } finally {
    stop();
  }
}

/** The queue stores what a failed job throws: only the reason, without the error's message, as in the log. */
async function run(name: JobName, { id, data, priority }: FetchedJob, handlers: AllHandlers): Promise<void> {
  const running = noteTurn(name, priority).then(() => handlers.run[name](data as never, id));
  await running.catch((error: unknown) => {
    const reason = reasonOf(error);
    log.warn({ job: id, name, reason, at: framesOf(error) }, "job failed");
    throw new Error(reason);
  });
}

async function drainDeadLetters(boss: PgBoss, giveUp: DeadJobHandlers): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch(DEAD_LETTERS, { batchSize: 20, includeMetadata: true });
    if (jobs.length === 0) return;
    for (const job of jobs) await bury(job, giveUp);
    await boss.complete(
      DEAD_LETTERS,
      jobs.map(({ id }) => id),
    );
  }
}

/** Logs a dead job, whose data are ids, for someone to look into, since nothing retries it; and runs its cleanup. */
async function bury(dead: JobWithMetadata<unknown>, giveUp: DeadJobHandlers): Promise<void> {
  const { sourceId: job, sourceName: name, sourceRetryCount: retries, data } = dead;
  const { message: reason } = (dead.sourceOutput ?? {}) as { message?: string };
  log.error({ job, name, data, retries, reason }, "job given up");
  await giveUp[name as JobName]?.(data as never);
}
