import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";

const MOST_MS = 3_000;

/** Waits until no job is running, so that what a test sees from now on is its own; not for one that a test holds up. */
export async function untilIdle(sql: Pick<ClientBase, "query">): Promise<void> {
  const until = Date.now() + MOST_MS;
  for (;;) {
    const { rowCount } = await sql.query("SELECT 1 FROM pgboss.job WHERE state = 'active' LIMIT 1");
    if (rowCount === 0 || Date.now() > until) return;
    await sleep(20);
  }
}
