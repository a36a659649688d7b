import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "@/sandbox/test-database";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CLI = join(ROOT, "node_modules/prisma/build/index.js");
const DATABASE = `engine_${crypto.randomUUID().replaceAll("-", "")}`;

const SCHEMA = `
generator client {
  provider = "prisma-client"
  output   = "./generated"
}

datasource db {
  provider = "postgresql"
}

enum Mood {
  calm
  cross
}

model Author {
  id    Int    @id @default(autoincrement())
  email String @unique @db.VarChar(255)
  mood  Mood   @default(calm)
  tags  String[]
  books Book[]
}

model Book {
  id       Int    @id @default(autoincrement())
  title    String
  authorId Int
  author   Author @relation(fields: [authorId], references: [id], onDelete: Cascade)

  @@index([authorId, title])
}
`;

const BY_HAND = `
ALTER TABLE "Book" ADD CONSTRAINT "book_title_check" CHECK (char_length(title) >= 1 AND title <> ';');
-- A comment; with a semicolon.
CREATE FUNCTION shout(words text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN upper(words); END $$;
`;

const folder = mkdtempSync(join(tmpdir(), "schema-engine-"));

interface Outcome {
  code: number;
  output: string;
}

function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

function prisma(args: string[], url: string | null = databaseUrl(DATABASE)): Promise<Outcome> {
  const { DATABASE_URL: _database, DIRECT_URL: _direct, ...rest } = process.env;
  const env = { ...rest, ...(url === null ? {} : { DATABASE_URL: url }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function addMigration(name: string, sql: string): void {
  write(`prisma/migrations/${name}/migration.sql`, sql);
}

/** The SQL between the migrations so far and the schema; needs some database for its shadow. */
async function sqlOfChange(database = DATABASE): Promise<string> {
  const { output } = await prisma([...TO_SCHEMA, "--script"], databaseUrl(database));
  return output.slice(output.indexOf("--"), output.lastIndexOf(";") + 1);
}

async function query(sql: string, database = DATABASE): Promise<unknown[]> {
  const client = await connect(databaseUrl(database));
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

const shadows = () =>
  query("SELECT datname FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow%'", "postgres");
const TO_SCHEMA = [
  "migrate",
  "diff",
  "--from-migrations",
  "prisma/migrations",
  "--to-schema",
  "prisma/schema.prisma",
];
const DRIFT = [...TO_SCHEMA, "--exit-code"];

beforeAll(() => {
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
  write("prisma.config.ts", readFileSync(join(ROOT, "prisma.config.ts"), "utf8"));
  write("prisma/schema.prisma", SCHEMA);
  symlinkSync(join(ROOT, "prisma/engine"), join(folder, "prisma/engine"), "dir");
  write("prisma/migrations/migration_lock.toml", 'provider = "postgresql"\n');
});

afterAll(async () => {
  await query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`, "postgres");
  rmSync(folder, { recursive: true });
});

test("the WebAssembly engine is the one that this version of Prisma expects", () => {
  const require = createRequire(join(ROOT, "node_modules/@prisma/engines/package.json"));
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  const own = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };

  expect(own.devDependencies["@prisma/schema-engine-wasm"]).toBe(version("@prisma/engines-version"));
});

test("a client is generated without a database", async () => {
  expect(await prisma(["generate"], null)).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "prisma/generated/client.ts"))).toBe(true);
});

test("a database that cannot be reached, or an address that is missing, is said", async () => {
  const away = await prisma(["migrate", "deploy"], "postgresql://nobody@127.0.0.1:1/nothing");
  const missing = await prisma(["migrate", "deploy"], null);

  expect(away).toMatchObject({ code: 1, output: expect.stringContaining("P1001") as string });
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining("datasource.url") as string });
});

describe("a history of migrations, in order", () => {
  test("deploy creates the database and applies enums, indexes, foreign keys and CHECKs", async () => {
    addMigration("1_first", (await sqlOfChange("postgres")) + BY_HAND);
    const deployed = await prisma(["migrate", "deploy"]);

    expect(deployed, deployed.output).toMatchObject({ code: 0 });
    expect(await query("SELECT enumlabel FROM pg_enum ORDER BY enumsortorder")).toEqual(["calm", "cross"]);
    expect(await query("SELECT indexname FROM pg_indexes WHERE tablename = 'Book' ORDER BY 1")).toEqual([
      "Book_authorId_title_idx",
      "Book_pkey",
    ]);
    expect(
      await query(
        `SELECT conname FROM pg_constraint WHERE contype IN ('c', 'f') AND conrelid = '"Book"'::regclass ORDER BY 1`,
      ),
    ).toEqual(["Book_authorId_fkey", "book_title_check"]);
    expect(await query("SELECT shout('whole script')")).toEqual(["WHOLE SCRIPT"]);
  });

  test("what Prisma cannot express is no drift", async () => {
    expect(await prisma(DRIFT)).toMatchObject({ code: 0 });
  });

  test("a change of the schema is drift, and becomes a second migration", async () => {
    write("prisma/schema.prisma", SCHEMA.replace("title    String\n", "title    String\n  pages    Int?\n"));
    const drift = await prisma(DRIFT);
    expect(drift).toMatchObject({ code: 2, output: expect.stringContaining("pages") as string });

    addMigration("2_pages", await sqlOfChange());
    expect(await prisma(["migrate", "status"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("2_pages") as string,
    });
    expect(await prisma(["migrate", "deploy"])).toMatchObject({ code: 0 });
    expect(await prisma(["migrate", "status"])).toMatchObject({ code: 0 });
    expect(await prisma(DRIFT)).toMatchObject({ code: 0 });
  });

  test("two deploys at once apply a migration once", async () => {
    addMigration("3_once", 'CREATE TABLE "Once" (id int PRIMARY KEY);\nDROP TABLE "Once";');
    const both = await Promise.all([prisma(["migrate", "deploy"]), prisma(["migrate", "deploy"])]);

    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(
      await query("SELECT count(*)::int FROM _prisma_migrations WHERE migration_name = '3_once'"),
    ).toEqual([1]);
  });

  test("a failing migration is reported, leaves nothing behind, and can be resolved", async () => {
    addMigration(
      "4_broken",
      'CREATE TABLE "Half" (id int PRIMARY KEY);\nINSERT INTO "Half" VALUES (1), (1);',
    );
    const failed = await prisma(["migrate", "deploy"]);

    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining("Half_pkey") as string });
    expect(await query(`SELECT to_regclass('"Half"')`)).toEqual([null]);
    expect(await prisma(["migrate", "deploy"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("P3009") as string,
    });
    expect(await prisma(DRIFT)).toMatchObject({
      code: 1,
      output: expect.stringContaining("P3006") as string,
    });

    rmSync(join(folder, "prisma/migrations/4_broken"), { recursive: true });
    expect(await prisma(["migrate", "resolve", "--rolled-back", "4_broken"])).toMatchObject({ code: 0 });
    expect(await prisma(["migrate", "deploy"])).toMatchObject({ code: 0 });
  });

  test("no shadow database is left, also after a failure", async () => {
    await expect.poll(shadows).toEqual([]);
  });
});
