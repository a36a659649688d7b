import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { connect } from "./test-database";

/** What migrations and the job queue write when a database is made. */
const KEPT = ["_prisma_migrations"];
/** Milliseconds for the jobs that are in flight. */
const PATIENCE = 10_000;

/** Puts the database of a running server back to what it was when the server started: no rows, no jobs. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  const sql = await connect(databaseUrl);
  try {
    await endJobs(sql);
    await sql.query(`TRUNCATE ${(await tablesOf(sql)).join(", ")}`);
  } finally {
    await sql.end();
  }
}

/** Forgets the jobs that wait, and waits for those in flight: their mails belong to the test before. */
async function endJobs(sql: Client): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (await countActive(sql)) {
    if (performance.now() > deadline) throw new Error("Jobs of the test before are still in flight.");
    await pause(20);
  }
}

async function countActive(sql: Client): Promise<number> {
  const { rows } = await sql.query<{ active: number }>(
    `WITH forgotten AS (DELETE FROM pgboss.job WHERE state <> 'active')
     SELECT count(*)::int AS active FROM pgboss.job WHERE state = 'active'`,
  );
  return rows[0]?.active ?? 0;
}

async function tablesOf(sql: Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [KEPT],
  );
  return rows.map(({ name }) => name);
}
