import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { ROOT } from "@/sandbox/run/folders";
import { migrate, runOrFail, script } from "@/sandbox/run/run";

const LOCAL_HOSTS = ["127.0.0.1", "localhost", "[::1]"];
const TEMPLATE_LOCK = 5_318_008;

export interface TestDatabase {
  url: string;
  /** Closes every connection to it and deletes it. */
  drop(): Promise<void>;
}

let template: Promise<string> | undefined;

/** A database with the newest schema for one test file, copied from a migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  template ??= ensureTemplate();
  return createDatabase(await template);
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(`CREATE DATABASE ${name} TEMPLATE ${from}`);
  return { url: urlOf(name), drop: () => asAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** An open connection to a test's database. The test closes it. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

// Named after the migrations' hash, so that a stale one is never copied; marked as a template only when it is complete.
async function ensureTemplate(): Promise<string> {
  const name = `plumbline_template_${migrationsHash()}`;
  const admin = await connect(urlOf("postgres"));
  try {
    await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate", [
      name,
    ]);
    if (!rowCount) await buildTemplate(admin, name);
  } finally {
    await admin.end();
  }
  return name;
}

async function buildTemplate(admin: Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  await migrate(urlOf(name));
  await prepareQueue(urlOf(name));
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
}

async function prepareQueue(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DIRECT_URL: databaseUrl, JOBS: "off" };
  await runOrFail(
    "The job queue could not be prepared.",
    "node",
    script("sandbox/run/prepare-queue.ts"),
    env,
  );
}

function migrationsHash(): string {
  const folder = join(ROOT, "prisma/migrations");
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name, "migration.sql");
    if (existsSync(file)) hash.update(`${name}\0`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? missing());
  if (!LOCAL_HOSTS.includes(url.hostname))
    throw new Error(`Tests write and delete data: TEST_POSTGRES_URL must be local, not ${url.hostname}`);
  url.pathname = `/${database}`;
  return url.href;
}

function missing(): never {
  throw new Error(
    "TEST_POSTGRES_URL is unset: run the tests through vitest or Playwright, whose setup starts a Postgres",
  );
}

async function asAdministrator(statement: string): Promise<void> {
  const admin = await connect(urlOf("postgres"));
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
