import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPOSITE_REFERENCES, ENUMERATIONS, KEYS, LENGTHS, TABLES, UNIQUE_INDEXES } from "./schema.expected";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import type { TestDatabase } from "@/sandbox/database/test-database";
import { run } from "@/sandbox/run/run";

const COLUMNS = `
  SELECT t.relname AS table, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN NOT a.attnotnull THEN 'null' END,
    CASE WHEN a.attgenerated = 's' THEN 'generated' ELSE '= ' || pg_get_expr(d.adbin, d.adrelid) END,
    CASE WHEN EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = t.oid AND i.indisunique AND NOT i.indisprimary
        AND i.indkey::text = a.attnum::text AND i.indpred IS NULL
    ) THEN 'unique' END,
    (SELECT '→ ' || c.confrelid::regclass::text || ' ' || c.confdeltype::text FROM pg_constraint c
      WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.conkey = ARRAY[a.attnum])) AS column
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
  WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND t.relname <> '_prisma_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped`;

const KEY_LIST =
  "SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS key FROM pg_constraint WHERE contype = 'p'";

const REFERENCES = `
  SELECT c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) AS reference FROM pg_constraint c
  WHERE c.contype = 'f' AND cardinality(c.conkey) > 1`;

const INDEXES = `
  SELECT i.indrelid::regclass || regexp_replace(pg_get_indexdef(i.indexrelid), '.* USING btree', '') AS index
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
  WHERE i.indisunique AND NOT i.indisprimary AND t.relnamespace = 'public'::regnamespace
    AND (i.indpred IS NOT NULL OR i.indnkeyatts > 1)`;

// An index serves a reference when it begins with the reference's columns, in any order, and covers all rows.
const UNINDEXED = `
  SELECT c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) AS reference FROM pg_constraint c
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indpred IS NULL
      AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`;

const CHECKS = `
  SELECT c.conrelid::regclass || '.' || a.attname AS column, pg_get_constraintdef(c.oid) AS rule
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND ARRAY[a.attnum] = c.conkey
  WHERE c.contype = 'c' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`;

const DELETE_ACTIONS: Record<string, string> = { a: "no action", r: "restrict", c: "cascade", n: "set null" };

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await connect(database.url);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function column(sql: string, name: string): Promise<string[]> {
  const { rows } = await client.query<Record<string, string>>(sql);
  return rows.map((row) => row[name] ?? "");
}

function inOurWords(definition: string): string {
  return definition
    .replace("character varying(", "varchar(")
    .replace("timestamp(3) with time zone", "timestamptz")
    .replace("CURRENT_TIMESTAMP", "now")
    .replace(/::[a-z ]+(\[\])?/, "")
    .replace(
      /(→ \w+) (\w)$/,
      (_, target: string, action: string) => `${target} ${DELETE_ACTIONS[action] ?? action}`,
    );
}

function shortReference(definition: string): string {
  const action = /ON DELETE ([A-Z ]+)$/.exec(definition)?.[1]?.toLowerCase() ?? "no action";
  return `${definition
    .replace("FOREIGN KEY ", "")
    .replace(/ ON .*/, "")
    .replace("REFERENCES", "→")
    .replace(/(→ \w+)\(/, "$1 (")} ${action}`;
}

function shortIndex(definition: string): string {
  return definition.replace(
    / WHERE \((.*)\)$/,
    (_, condition: string) => ` where ${condition.replace(/\((\w+)\)/, "$1").replaceAll("::text", "")}`,
  );
}

describe("the migrated schema", () => {
  test("has exactly the expected tables", async () => {
    const tables = await column(COLUMNS, "table");
    expect([...new Set(tables)].sort()).toEqual(Object.keys(TABLES).sort());
  });

  test.each(Object.entries(TABLES))(
    "%s has its columns, types, lengths, defaults and references",
    async (table, columns) => {
      const { rows } = await client.query<{ column: string }>(`${COLUMNS} AND t.relname = '${table}'`);
      const expected = columns.split("·").map((text) => text.trim().replaceAll(/\s+/g, " "));
      expect(rows.map((row) => inOurWords(row.column)).sort()).toEqual(expected.sort());
    },
  );

  test("has the primary keys", async () => {
    const { rows } = await client.query<{ table: string; key: string }>(KEY_LIST);
    const keys = rows.filter(({ table }) => table in TABLES).map(({ table, key }) => [table, key]);
    const expected = Object.keys(TABLES).map((table) => [table, `PRIMARY KEY (${KEYS[table] ?? "id"})`]);
    expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(expected));
  });

  test("has the multi-column references and unique indexes", async () => {
    expect((await column(REFERENCES, "reference")).map(shortReference).sort()).toEqual(COMPOSITE_REFERENCES);
    expect((await column(INDEXES, "index")).map(shortIndex).sort()).toEqual(UNIQUE_INDEXES);
  });

  test("refuses values outside the enumerations, and texts that are empty or too long", async () => {
    const { rows } = await client.query<{ column: string; rule: string }>(CHECKS);
    const words = rows.filter(({ rule }) => rule.includes("ANY") || / = '/.test(rule));
    const lengths = rows.filter(({ rule }) => rule.includes("char_length"));
    expect(
      words.map(({ column, rule }) => [column, [...rule.matchAll(/'(\w+)'/g)].map(([, word]) => word)]),
    ).toEqual(ENUMERATIONS);
    expect(lengths.map(({ column, rule }) => [column, [...rule.matchAll(/[<>]= \d+/g)].join(", ")])).toEqual(
      LENGTHS,
    );
  });

  test("has an index for every reference", async () => {
    expect(await column(UNINDEXED, "reference")).toEqual([]);
  });

  test("agrees with schema.prisma", async () => {
    const from = ["--from-config-datasource", "--to-schema", "prisma/schema.prisma"];
    const env = { DATABASE_URL: database.url, DIRECT_URL: database.url };
    const { code, output } = await run("prisma", ["migrate", "diff", ...from, "--exit-code"], { env });
    expect(code, output).toBe(0);
  }, 60_000);
});
