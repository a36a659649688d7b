import { describe, expect, test } from "vitest";
import { ENUMERATIONS, LENGTHS, UNIQUE_INDEXES } from "./schema.expected";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const INDEXES = `
  SELECT i.indrelid::regclass || regexp_replace(pg_get_indexdef(i.indexrelid), '.* USING btree', '') AS index
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
  WHERE i.indisunique AND NOT i.indisprimary AND t.relnamespace = 'public'::regnamespace
    AND (i.indpred IS NOT NULL OR i.indexprs IS NOT NULL)`;

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

const database = await forThisFile(createTestDatabase());
const client = await forThisFile(connect(database.url));

async function column(sql: string, name: string): Promise<string[]> {
  const { rows } = await client.query<Record<string, string>>(sql);
  return rows.map((row) => row[name] ?? "");
}

async function plan(statement: string): Promise<string> {
  return (await column(`EXPLAIN ${statement}`, "QUERY PLAN")).join("\n");
}

function shortIndex(definition: string): string {
  return definition.replace(
    / WHERE \((.*)\)$/,
    (_, condition: string) => ` where ${condition.replace(/\((\w+)\)/, "$1").replaceAll("::text", "")}`,
  );
}

describe("the migrated schema", () => {
  test("has the unique indexes with a condition or an expression", async () => {
    expect((await column(INDEXES, "index")).map(shortIndex).sort()).toEqual(UNIQUE_INDEXES);
  });

  test("refuses values outside the enumerations, and texts that are empty or too long", async () => {
    const { rows } = await client.query<{ column: string; rule: string }>(CHECKS);
    const words = rows.filter(({ rule }) => rule.includes("ANY") || / = '/.test(rule));
    const lengths = rows.filter(({ rule }) => rule.includes("char_length"));
    expect(
      words.map(({ column, rule }) => [column, [...rule.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word)]),
    ).toEqual(ENUMERATIONS);
    expect(lengths.map(({ column, rule }) => [column, [...rule.matchAll(/[<>]= \d+/g)].join(", ")])).toEqual(
      LENGTHS,
    );
  });

  test("has an index for every reference", async () => {
    expect(await column(UNINDEXED, "reference")).toEqual([]);
  });

  test("has an index of the files that nobody has posted, however many there are in updates and messages", async () => {
    const unposted = "update_id IS NULL AND message_id IS NULL AND comment_id IS NULL";
    await client.query("BEGIN");
    await client.query("SET session_replication_role = replica");
    await client.query(`
      INSERT INTO uploads (id, user_id, state, completed_at, size, sha256, content_type, blob_key, update_id, message_id)
      SELECT gen_random_uuid(), md5((n % 3)::text)::uuid, 'complete', now(), 1, '', '', n,
             CASE n % 2 WHEN 0 THEN gen_random_uuid() END, CASE n % 2 WHEN 1 THEN gen_random_uuid() END
      FROM generate_series(1, 10000) n`);
    await client.query("ANALYZE uploads");
    const someone = `user_id = md5('1')::uuid AND ${unposted}`;
    const plans = [
      await plan(`SELECT sum(size) FROM uploads WHERE ${someone}`),
      await plan(`DELETE FROM uploads WHERE ${unposted} AND received_at < now() - interval '7 days'`),
    ];
    await client.query("ROLLBACK");
    for (const one of plans) expect(one).toContain("uploads_unposted_idx");
  });

  test("has indexes of the words of one project, whatever the others have written", async () => {
    const values = "gen_random_uuid(), md5((n % 3)::text)::uuid, 'Joists ' || n";
    const rows = `FROM generate_series(1, 10000) n`;
    await client.query("BEGIN");
    await client.query("SET session_replication_role = replica; SET enable_seqscan = off");
    await client.query(`
      INSERT INTO updates (id, project_id, content, author_id) SELECT ${values}, gen_random_uuid() ${rows};
      INSERT INTO chat_messages (id, project_id, content, author_id) SELECT ${values}, gen_random_uuid() ${rows};
      INSERT INTO translations (id, project_id, content, subject_type, subject_id, source_hash, from_language, to_language)
      SELECT ${values}, 'update', gen_random_uuid(), '', 'en', 'es' ${rows};
      SELECT gin_clean_pending_list(indexrelid) FROM pg_stat_user_indexes WHERE indexrelname LIKE '%\\_words\\_idx';
      ANALYZE updates, chat_messages, translations`);
    const having = "WHERE project_id = md5('1')::uuid AND folded_content LIKE '%777%'";
    const plans = [
      await plan(`SELECT id FROM updates ${having}`),
      await plan(`SELECT id FROM chat_messages ${having}`),
      await plan(`SELECT id FROM translations ${having}`),
    ];
    await client.query("ROLLBACK");
    for (const one of plans)
      expect(one).toMatch(
        /Index Scan on \w+_project_words_idx .*\n +Index Cond: .*project_id = .*folded_content ~~ /,
      );
  });
});
