import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";

const MOST_MS = 20_000;
/** Besides the notes of the queue's clock, which it reads every 30 seconds: the jobs that it then queues are waited for. */
const OPEN = `SELECT FROM pgboss.job
  WHERE state < 'completed' AND (state = 'active' OR start_after <= now()) AND name <> '__pgboss__send-it' LIMIT 1`;

/** Waits until no job is running or due, so that what a test sees from now on is its own. */
export async function untilIdle(sql: Pick<ClientBase, "query">): Promise<void> {
  const until = performance.now() + MOST_MS;
  for (;;) {
    const { rowCount } = await sql.query(OPEN);
    if (rowCount === 0 || performance.now() > until) return;
    await sleep(20);
  }
}
