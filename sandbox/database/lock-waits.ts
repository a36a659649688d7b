import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";

/** Milliseconds. */
const PATIENCE = 10_000;

/** Resolves once `count` connections to the database of `sql` wait for a lock, besides one that tells people of what happened before. Throws after ten seconds. */
export async function untilWaiting(sql: Client, count: number): Promise<void> {
  const statement = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query NOT LIKE '%notified_up_to%'`;
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const { rows } = await sql.query<{ n: number }>(statement);
    if ((rows[0]?.n ?? 0) >= count) return;
    if (performance.now() > deadline) throw new Error(`Fewer than ${count} connections wait for a lock.`);
    await pause(10);
  }
}
