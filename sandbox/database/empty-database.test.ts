import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "./empty-database";
import { untilWaiting } from "./lock-waits";
import { addBusiness, addUser } from "./rows";
import { connect, createTestDatabase } from "./test-database";
import type { TestDatabase } from "./test-database";

let database: TestDatabase;
let sql: Client;
let atFirst: Record<string, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = await connect(database.url);
  atFirst = await countRows();
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql.query<{ name: string; count: number }>(
    `SELECT tablename AS name,
            (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', tablename), true, true, '')))[1]::text::int AS count
     FROM pg_tables WHERE schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test("a database that held little is as at first, without what refers to other rows, and with the help texts", async () => {
  await addBusiness(sql, (await addUser(sql)).id);
  await sql.query("DELETE FROM help_faqs");
  expect(await countRows()).not.toEqual(atFirst);
  await emptyDatabase(database.url);
  expect(await countRows()).toEqual(atFirst);
});

test("a database that held much is as at first, and as small", async () => {
  await addBusiness(sql, (await addUser(sql)).id);
  await sql.query(
    "INSERT INTO rate_limits (key) SELECT repeat('k', 200) || n FROM generate_series(1, 10000) n",
  );
  await emptyDatabase(database.url);
  expect(await countRows()).toEqual(atFirst);
  const { rows } = await sql.query<{ size: string }>("SELECT pg_relation_size('rate_limits') AS size");
  expect(rows[0]?.size).toBe("0");
});

test("what is being written meanwhile is emptied too", async () => {
  const writer = await connect(database.url);
  await writer.query("BEGIN");
  await addUser(writer);
  const emptied = emptyDatabase(database.url);
  await untilWaiting(sql, 1);
  await writer.query("COMMIT");
  await writer.end();
  await emptied;
  expect(await countRows()).toEqual(atFirst);
});
