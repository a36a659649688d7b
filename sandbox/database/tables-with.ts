import type { Client } from "pg";

/** The tables, those of the queue included, with a row that contains the text in any column. */
export async function tablesWith(sql: Client, text: string): Promise<string[]> {
  const { rows: tables } = await sql.query<{ name: string }>(
    "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')",
  );
  const lookUp = tables.map(
    ({ name }) => `SELECT '${name}' AS name FROM ${name} t WHERE strpos(t::text, $1) > 0`,
  );
  const { rows } = await sql.query<{ name: string }>(lookUp.join(" UNION "), [text]);
  return rows.map(({ name }) => name.replace("public.", "")).sort();
}
