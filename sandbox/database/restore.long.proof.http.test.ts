import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresRunner, type Runner } from "./postgres-account";
import { connect } from "./test-database";
import { temporaryFolder } from "@/sandbox/run/folders";
import { freePort } from "@/sandbox/run/ports";
import { migrate, runOrFail, script } from "@/sandbox/run/run";
import { report } from "@/sandbox/run/steps/proof";
import { SANDBOX_KEY } from "@/sandbox/stripe/server";

/* Backing up and restoring as docs/operations.md says, on the machine's own Postgres: the one from npm has no pg_dump. */

const NEEDED = ["initdb", "pg_ctl", "pg_dump", "pg_restore"];

let bin: string;
let folder: string;
let runner: Runner;
let port: number;

beforeAll(async () => {
  bin = ownPostgres();
  folder = temporaryFolder("restore");
  const cluster = join(folder, "cluster");
  mkdirSync(cluster);
  runner = postgresRunner(folder, cluster);
  runner.give(folder, 0o700);
  runner.give(cluster, 0o700);
  port = await freePort();
  run("initdb", "-D", cluster, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  writeFileSync(join(folder, "log"), "");
  runner.give(join(folder, "log"), 0o600);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run("pg_ctl", "start", "-D", cluster, "-w", "-l", join(folder, "log"), "-o", options);
});

afterAll(() => {
  run("pg_ctl", "stop", "-D", join(folder, "cluster"), "-m", "immediate");
  rmSync(folder, { recursive: true, force: true });
});

/** The folder of the newest Postgres that is installed with its tools. */
function ownPostgres(): string {
  const folders = [...globSync("/usr/lib/postgresql/*/bin"), ...(process.env.PATH ?? "").split(":")];
  const whole = folders.filter((path) => NEEDED.every((name) => existsSync(join(path, name))));
  const [newest] = whole.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  if (!newest) throw new Error(`The rehearsal takes an installed Postgres (${NEEDED.join(", ")}).`);
  return newest;
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = runner.run(join(bin, program), args);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

const urlOf = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;

async function createDatabase(name: string): Promise<void> {
  const admin = await connect(urlOf("postgres"));
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
}

/** The number of rows of every table, and a hash of them all; sequences and what else makes a schema are counted by kind. */
async function contentsOf(name: string): Promise<{ rows: number; tables: Record<string, string> }> {
  const sql = await connect(urlOf(name));
  const { rows: named } = await sql.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const tables: Record<string, string> = { ...(await schemaOf(sql)) };
  let rows = 0;
  for (const { name: table } of named) {
    const { rows: all } = await sql.query<{ row: string }>(
      `SELECT t::text AS row FROM ${table} t ORDER BY 1`,
    );
    rows += all.length;
    tables[table] = `${all.length} ${hashOf(all.map(({ row }) => row))}`;
  }
  await sql.end();
  return { rows, tables };
}

async function schemaOf(sql: Client): Promise<Record<string, string>> {
  const parts = {
    // By what they are about: Postgres writes a condition that it has read once more in other words, and numbers columns anew.
    triggers: `SELECT concat_ws(' ', tgname, tgrelid::regclass, tgtype, tgfoid::regproc) AS text
               FROM pg_trigger WHERE NOT tgisinternal`,
    indexes: "SELECT indexdef AS text FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog')",
    constraints: `SELECT concat_ws(' ', conname, conrelid::regclass, contype, confrelid::regclass) AS text
                  FROM pg_constraint`,
    functions: `SELECT pg_get_functiondef(p.oid) AS text FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
                WHERE nspname NOT IN ('pg_catalog', 'information_schema') AND prokind = 'f'`,
    sequences: "SELECT schemaname || sequencename || coalesce(last_value, 0) AS text FROM pg_sequences",
  };
  const found: Record<string, string> = {};
  for (const [part, statement] of Object.entries(parts)) {
    const { rows } = await sql.query<{ text: string }>(`${statement} ORDER BY 1`);
    found[part] = `${rows.length} ${hashOf(rows.map(({ text }) => text))}`;
  }
  return found;
}

function hashOf(lines: string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

test("a dump of the demo's data restores into a new database with equal counts and hashes", async (context) => {
  await createDatabase("plumbline");
  await migrate(urlOf("plumbline"));
  const [url, data] = [urlOf("plumbline"), join(folder, "data")];
  // As the demo's server has them, where nobody is billed.
  const unbilled = { BILLING: "off", STRIPE_SECRET_KEY: SANDBOX_KEY };
  const env = { DATABASE_URL: url, DIRECT_URL: url, DATA_DIR: data, APP_MODE: "demo", ...unbilled };
  await runOrFail("The demo's data could not be written.", "node", script("prisma/seed/index.ts"), env);
  const dump = join(folder, "plumbline.dump");
  run("pg_dump", `--dbname=${urlOf("plumbline")}`, "--format=custom", `--file=${dump}`);
  await createDatabase("restored");
  run("pg_restore", `--dbname=${urlOf("restored")}`, "--no-owner", "--exit-on-error", dump);
  const [before, after] = [await contentsOf("plumbline"), await contentsOf("restored")];
  expect(after).toEqual(before);
  expect(before.rows).toBeGreaterThan(100);
  await migrate(urlOf("restored"));
  expect(await contentsOf("restored")).toEqual(before);
  report(context, { tables: Object.keys(before.tables).length, rows: before.rows });
}, 300_000);
