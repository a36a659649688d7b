import { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { JOB_NAMES } from "./job-catalogue";
import { listener } from "./listen";
import { ADD_TURNS } from "./turns";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";

export const DEAD_LETTERS = "dead-letters";
const CONNECTIONS = 3;
/** Seconds. Scheduled jobs may come a little late. */
const CLOCK_POLLING = 30;
/** Seconds between looks for jobs whose process died. */
const SUPERVISION = 10;

interface Queue {
  boss: PgBoss;
  pool: Pool;
}

const shared = globalThis as typeof globalThis & { plumblineQueue?: Promise<Queue> };

/** The job queue of this process, opened at first use. */
export async function queue(): Promise<PgBoss> {
  shared.plumblineQueue ??= openQueue().catch((error: unknown) => {
    delete shared.plumblineQueue;
    throw error;
  });
  return (await shared.plumblineQueue).boss;
}

/** Whether the queue answers; throws when it does not. */
export async function pingQueue(): Promise<void> {
  const boss = await queue();
  await boss.getQueues([DEAD_LETTERS]);
}

/** Waits up to 10 seconds for running jobs, then closes the queue. */
export async function closeQueue(): Promise<void> {
  const opening = shared.plumblineQueue;
  if (!opening) return;
  delete shared.plumblineQueue;
  const { boss, pool } = await opening;
  await boss.stop({ graceful: true, timeout: 10_000 });
  await pool.end();
}

async function openQueue(): Promise<Queue> {
  const hasWorkers = env.JOBS === "on";
  const pool = openPool();
  const boss = new PgBoss({
    db: database(pool),
    supervise: hasWorkers,
    schedule: hasWorkers,
    useListenNotify: hasWorkers,
    cronWorkerIntervalSeconds: CLOCK_POLLING,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  await createQueues(boss);
  await pool.query(ADD_TURNS);
  return { boss, pool };
}

function openPool(): Pool {
  const pool = new Pool({ connectionString: env.DIRECT_URL ?? env.DATABASE_URL, max: CONNECTIONS });
  pool.on("error", (error) => log.warn({ err: error }, "connection of the job queue lost"));
  return pool;
}

/** The queue's own pool for statements, and this process's one listening connection for notifications. */
function database(pool: Pool) {
  return {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    listen(channel: string, onNotify: (payload: string) => void, onOpen: () => void) {
      return Promise.resolve({ close: listener().subscribe(channel, { onNotify, onOpen }) });
    },
  };
}

/** Every queue notifies; one created by an earlier version may not do so yet. */
async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((one) => [one.name, one]));
  for (const name of [DEAD_LETTERS, ...JOB_NAMES]) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { notify: true });
    else if (!queue.notify) await boss.updateQueue(name, { notify: true });
  }
}
