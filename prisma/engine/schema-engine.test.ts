import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import * as scratch from "./scratch-project";
import { ROOT } from "@/sandbox/run/folders";

// Each CLI command takes a second or two, and a test runs several.
vi.setConfig({ testTimeout: 90_000 });

const DATABASE = `engine_${crypto.randomUUID().replaceAll("-", "")}`;
const DEV_DATABASE = `${DATABASE}_dev`;

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

const project = new scratch.ScratchProject(DATABASE);
const query = (sql: string) => scratch.query(DATABASE, sql);

project.write("prisma/schema.prisma", SCHEMA);

afterAll(async () => {
  for (const name of [DATABASE, DEV_DATABASE])
    await scratch.query("postgres", `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  project.remove();
});

function addMigration(name: string, sql: string): void {
  project.write(`prisma/migrations/${name}/migration.sql`, sql);
}

test("the WebAssembly engine is the one that this version of Prisma expects", () => {
  const require = createRequire(join(ROOT, "node_modules/@prisma/engines/package.json"));
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  const own = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };

  expect(own.devDependencies["@prisma/schema-engine-wasm"]).toBe(version("@prisma/engines-version"));
});

test("a client is generated without a database", async () => {
  expect(await project.prisma(["generate"], null)).toMatchObject({ code: 0 });
  expect(project.has("prisma/generated/client.ts")).toBe(true);
});

test("an unreachable database or a missing address is reported", async () => {
  const away = await project.prisma(["migrate", "deploy"], "postgresql://nobody@127.0.0.1:1/nothing");
  const missing = await project.prisma(["migrate", "deploy"], null);

  expect(away).toMatchObject({ code: 1, output: expect.stringContaining("P1001") as string });
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining("datasource.url") as string });
});

describe("a history of migrations, in order", () => {
  test("deploy creates the database and applies enums, indexes, foreign keys and CHECKs", async () => {
    addMigration("1_first", scratch.sqlIn(await project.diffOn("postgres", "--script")) + BY_HAND);
    const deployed = await project.prisma(["migrate", "deploy"]);

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

  test("a schema change is drift, what Prisma cannot express is not, and it becomes a second migration", async () => {
    project.write(
      "prisma/schema.prisma",
      SCHEMA.replace("title    String\n", "title    String\n  pages    Int?\n"),
    );
    const drift = await project.diff("--script", "--exit-code");
    expect(drift).toMatchObject({ code: 2, output: expect.stringContaining("pages") as string });

    addMigration("2_pages", scratch.sqlIn(drift));
    expect(await project.prisma(["migrate", "status"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("2_pages") as string,
    });
    expect(await project.prisma(["migrate", "deploy"])).toMatchObject({ code: 0 });
    expect(await project.prisma(["migrate", "status"])).toMatchObject({ code: 0 });
    expect(await project.diff("--exit-code")).toMatchObject({ code: 0 });
  });

  test("two deploys at once apply a migration once", async () => {
    addMigration("3_once", 'CREATE TABLE "Once" (id int PRIMARY KEY);\nDROP TABLE "Once";');
    const both = await Promise.all([
      project.prisma(["migrate", "deploy"]),
      project.prisma(["migrate", "deploy"]),
    ]);

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
    const failed = await project.prisma(["migrate", "deploy"]);

    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining("Half_pkey") as string });
    expect(await query(`SELECT to_regclass('"Half"')`)).toEqual([null]);
    expect(await project.prisma(["migrate", "deploy"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("P3009") as string,
    });
    expect(await project.diff("--exit-code")).toMatchObject({
      code: 1,
      output: expect.stringContaining("P3006") as string,
    });

    project.remove("prisma/migrations/4_broken");
    expect(await project.prisma(["migrate", "resolve", "--rolled-back", "4_broken"])).toMatchObject({
      code: 0,
    });
    expect(await project.prisma(["migrate", "deploy"])).toMatchObject({ code: 0 });
  });

  test("the calls of `migrate dev` find a change and write its migration", async () => {
    const files = [{ path: "schema.prisma", content: SCHEMA }];
    const lockfile = { path: "migration_lock.toml", content: null };
    const migrationsList = { baseDir: ".", lockfile, migrationDirectories: [], shadowDbInitScript: "" };
    const params = { migrationsList, schema: { files }, filters: { externalTables: [], externalEnums: [] } };
    await scratch.query("postgres", `CREATE DATABASE ${DEV_DATABASE}`);

    expect(await project.call("evaluateDataLoss", params, DEV_DATABASE)).toMatchObject({
      warnings: [],
      unexecutableSteps: [],
    });
    const creation = { ...params, draft: false, migrationName: "all" };
    expect(await project.call("createMigration", creation, DEV_DATABASE)).toMatchObject({
      migrationScript: expect.stringContaining('CREATE TABLE "Book"') as string,
    });
  });

  test("no shadow database is left, even after a failure", async () => {
    const shadows = "SELECT datname FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow%'";
    await expect.poll(() => query(shadows)).toEqual([]);
  });
});
