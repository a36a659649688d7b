import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { connect } from "./test-database";
import { ROOT } from "@/sandbox/run/folders";

const KEPT = ["_prisma_migrations"];
/** What a new database comes with: the help texts, which the migrations `…_help_…` write that change no table. */
const FIRST_ROWS = readdirSync(join(ROOT, "prisma/migrations"))
  .filter((name) => name.includes("_help_"))
  .sort()
  .map((name) => readFileSync(join(ROOT, "prisma/migrations", name, "migration.sql"), "utf8"))
  .filter((statements) => !statements.includes("ALTER TABLE"));
/** Milliseconds for the jobs that are in flight: those of a killed server end when its heartbeat is missed. */
const PATIENCE = 45_000;
/** In bytes, of one table: more than most tests write. */
const LARGE = 1_000_000;

/** Resets the database of a running server to its state at the start: no rows but the first ones, no jobs. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  const sql = await connect(databaseUrl);
  try {
    await endJobs(sql);
    await sql.query(emptying(await tablesOf(sql)));
    for (const statements of FIRST_ROWS) await sql.query(statements);
  } finally {
    await sql.end();
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

// Truncating makes new files for every table and index, which costs several times what deleting few rows does; deleting many
// would leave large files for the next test to read. As when truncating, the locks wait for what is still being written, and no
// trigger fires: a replica has none, and checks no foreign keys.
function emptying(tables: Table[]): string {
  const names = tables.map(({ name }) => name);
  if (tables.some(({ isLarge }) => isLarge)) return `TRUNCATE ${names.join(", ")}`;
  return `
    BEGIN;
    SET LOCAL session_replication_role = replica;
    LOCK TABLE ${names.join(", ")};
    ${names.map((name) => `DELETE FROM ${name};`).join("\n")}
    COMMIT`;
}

interface Table {
  name: string;
  isLarge: boolean;
}

async function tablesOf(sql: Client): Promise<Table[]> {
  const { rows } = await sql.query<Table>(
    `SELECT format('%I', relname) AS name, pg_relation_size(oid) > $2 AS "isLarge" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)`,
    [KEPT, LARGE],
  );
  return rows;
}
