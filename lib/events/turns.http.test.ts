import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Whose turn a queued job takes; turns.long.proof.http.test.ts measures what comes of it. */

const QUEUE = "mail.billing";

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));

afterAll(async () => {
  await sql.query("DELETE FROM pgboss.job WHERE start_after = 'infinity'");
});

/** Queues a job that never becomes due, and returns its turn; 0 for none. */
async function turnOf(whose: string | null, by = sql, state = "created"): Promise<number> {
  const { rows } = await by.query<{ turn: number }>(
    `INSERT INTO pgboss.job (name, group_id, state, start_after) VALUES ($1, $2, $3, 'infinity') RETURNING -priority AS turn`,
    [QUEUE, whose, state],
  );
  return rows[0]?.turn ?? Number.NaN;
}

const serve = (turn: number) =>
  sql.query(
    `INSERT INTO job_turns (queue, whose, turn) VALUES ($1, '', $2)
     ON CONFLICT (queue, whose) DO UPDATE SET turn = EXCLUDED.turn`,
    [QUEUE, turn],
  );

test("each job of a business comes one turn after its last, somebody else's at the turn that is being served", async () => {
  const [busy, stranger] = [randomUUID(), randomUUID()];
  await serve(10);
  expect([await turnOf(busy), await turnOf(busy), await turnOf(busy)]).toEqual([10, 11, 12]);
  await serve(11);
  expect([await turnOf(stranger), await turnOf(busy), await turnOf(stranger)]).toEqual([11, 13, 12]);
});

test("who has waited for nothing since does not lose what others have had since", async () => {
  const returning = randomUUID();
  await serve(20);
  expect(await turnOf(returning)).toBe(20);
  await serve(300);
  expect(await turnOf(returning)).toBe(300);
});

test("a retry takes a new turn; the installation's own jobs, and those of an earlier release, come first", async () => {
  const failing = randomUUID();
  await serve(400);
  expect(await turnOf(failing)).toBe(400);
  expect(await turnOf(failing, sql, "retry")).toBe(401);
  expect(await turnOf(null)).toBe(0);
});

test("two transactions of one business do not wait for each other", async () => {
  const busy = randomUUID();
  const other = await connect(server.databaseUrl);
  await serve(500);
  await sql.query("BEGIN");
  expect([await turnOf(busy), await turnOf(busy)]).toEqual([500, 501]);
  expect(await turnOf(busy, other)).toBe(500);
  await sql.query("COMMIT");
  expect(await turnOf(busy, other)).toBe(502);
  await other.end();
});
