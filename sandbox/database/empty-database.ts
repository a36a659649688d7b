import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Client, DatabaseError } from "pg";
import { connect } from "./test-database";
import { ROOT } from "@/sandbox/run/folders";

const KEPT = ["_prisma_migrations"];
/** What a new database comes with: the help texts, which the migrations `…_help_…` write that change no table. */
const FIRST_ROWS = readdirSync(join(ROOT, "prisma/migrations"))
  .filter((name) => name.includes("_help_"))
  .sort()
  .map((name) => readFileSync(join(ROOT, "prisma/migrations", name, "migration.sql"), "utf8"))
  .filter((statements) => !statements.includes("ALTER TABLE"));
const DEADLOCK = "40P01";
/** Milliseconds for the jobs that are in flight: those of a killed server end when its heartbeat is missed. */
const PATIENCE = 45_000;

/** Resets the database of a running server to its state at the start: no rows but the first ones, no jobs. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  const sql = await connect(databaseUrl);
  try {
    await endJobs(sql);
    while (!(await deleteRows(sql)));
    for (const statements of FIRST_ROWS) await sql.query(statements);
  } finally {
    await sql.end();
  }
}

/**
 * Without triggers, as TRUNCATE would, which takes twenty times as long: it writes each table and index as a new file, and every
 * connection plans its statements anew. False where Postgres ended it for the sake of a request: a page that was just closed may
 * have one that holds what this waits for.
 */
async function deleteRows(sql: Client): Promise<boolean> {
  const tables = await tablesOf(sql);
  try {
    // Several statements in one query are one transaction.
    await sql.query(
      [
        `LOCK ${tables.join(", ")} IN ACCESS EXCLUSIVE MODE`,
        "SET LOCAL session_replication_role = replica",
        ...tables.map((table) => `DELETE FROM ${table}`),
      ].join("; "),
    );
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DEADLOCK) return false;
    throw error;
  }
}

/** Deletes the queued jobs, and waits for those in flight: their mails belong to the previous test. */
async function endJobs(sql: Client): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (await countActive(sql)) {
    if (performance.now() > deadline) throw new Error("Jobs of the previous test are still in flight.");
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
