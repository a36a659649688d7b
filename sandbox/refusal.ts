import type { Client } from "pg";
import { expect } from "vitest";
import type { Answer } from "./http-client";

/** The body of a refusal (CONTRACT section 2). */
export interface Refusal {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
  projectId?: string;
}

/** What trying costs is written down also when the try is refused. */
const NOT_COMPARED = ["rate_limits"];

/** Makes a call that must be refused, and asserts its status and code and that nothing in the database changed. */
export async function expectRefusal(
  sql: Client,
  call: () => Promise<Answer>,
  status: number,
  code: string,
): Promise<Refusal> {
  const before = await fingerprint(sql);
  const answer = await call();
  const after = await fingerprint(sql);
  expect({ status: answer.status, code: (answer.body as Refusal | null)?.code }).toEqual({ status, code });
  expect(after).toEqual(before);
  return answer.body as Refusal;
}

/** What each of these calls is refused with, one after the other, as "404 not_found". */
export async function refusals(calls: (() => Promise<Answer>)[]): Promise<string[]> {
  const refused: string[] = [];
  for (const call of calls) {
    const { status, body } = await call();
    refused.push(`${status} ${(body as Refusal).code}`);
  }
  return refused;
}

/** A hash of each table's rows, and of what waits to be mailed: equal before and after when nothing changed. */
export async function fingerprint(sql: Client): Promise<Record<string, string>> {
  const tables = await tablesOf(sql);
  const parts = tables.map(
    (table) =>
      `SELECT '${table}' AS name, count(*) || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM "${table}" t`,
  );
  const mails = "SELECT 'mails' AS name, count(*)::text AS hash FROM pgboss.job WHERE name LIKE 'mail.%'";
  const { rows } = await sql.query<{ name: string; hash: string }>([...parts, mails].join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

async function tablesOf(sql: Client): Promise<string[]> {
  const statement =
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'";
  const { rows } = await sql.query<{ name: string }>(statement);
  return rows.map(({ name }) => name).filter((name) => !NOT_COMPARED.includes(name));
}
