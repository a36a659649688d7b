import { beforeEach, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const PERSON = "00000000-0000-4000-8000-000000000001";
const BUSINESS = "00000000-0000-4000-8000-000000000002";
const PROJECT = "00000000-0000-4000-8000-000000000003";

const update = (n: number) => `'00000000-0000-4000-8000-00000000020${n}'::uuid`;
const upload = (n: number) => `'00000000-0000-4000-8000-00000000010${n}'::uuid`;

const sql = await forThisFile(connect((await forThisFile(createTestDatabase())).url));
await sql.query(`
  INSERT INTO users (id, email, password_hash, name) VALUES ('${PERSON}', 'a@example.com', 'x', 'Somebody');
  INSERT INTO businesses (id, owner_id, name) VALUES ('${BUSINESS}', '${PERSON}', 'Builders');
  INSERT INTO projects (id, business_id, name) VALUES ('${PROJECT}', '${BUSINESS}', 'Site')`);
await write([1, 2, 3]);
await record(1, 40_000);
await record(2, null);

async function write(numbers: number[]): Promise<void> {
  for (const n of numbers)
    await sql.query(`
      INSERT INTO updates (id, project_id, author_id, seq, content) VALUES (${update(n)}, '${PROJECT}', '${PERSON}', ${n}, 'Update ${n}')`);
}

/** As a phone's: complete, measured and then attached, also before the update is inserted. */
async function record(n: number, durationMs: number | null, attachTo: number | null = n): Promise<void> {
  await sql.query(`
    INSERT INTO uploads (id, user_id, size, sha256, state, content_type, blob_key, completed_at)
    VALUES (${upload(n)}, '${PERSON}', 1, 'hash', 'complete', 'audio/webm', 'audio/${n}', now());
    INSERT INTO recordings (upload_id, duration_ms) VALUES (${upload(n)}, ${durationMs})`);
  if (attachTo !== null) await attach(n, update(attachTo));
}

async function attach(n: number, to: string): Promise<void> {
  await sql.query(`UPDATE uploads SET update_id = ${to} WHERE id = ${upload(n)}`);
}

/** By the updates' numbers. */
async function lengths(): Promise<Record<number, number | null>> {
  const { rows } = await sql.query<{ seq: number; ms: number | null }>(
    "SELECT seq, recording_ms AS ms FROM updates ORDER BY seq",
  );
  return Object.fromEntries(rows.map(({ seq, ms }) => [seq, ms]));
}

beforeEach(async () => {
  await sql.query(`DELETE FROM updates WHERE seq > 3`);
});

test("an update gets the length of the recording that was attached before it was inserted, or is later", async () => {
  await sql.query("BEGIN; SET CONSTRAINTS ALL DEFERRED");
  await record(4, 12_000);
  await write([4]);
  await sql.query("COMMIT");
  await write([5]);
  expect(await lengths()).toMatchObject({ 4: 12_000, 5: null });
  await record(5, 7000);
  expect(await lengths()).toMatchObject({ 4: 12_000, 5: 7000 });
});

test("the length follows a correction, a move to another update, and the recording's deletion", async () => {
  await write([6, 7]);
  await record(6, null);
  expect(await lengths()).toMatchObject({ 6: 0, 7: null });
  await sql.query(`UPDATE recordings SET duration_ms = 9500 WHERE upload_id = ${upload(6)}`);
  expect(await lengths()).toMatchObject({ 6: 9500, 7: null });
  await attach(6, update(7));
  expect(await lengths()).toMatchObject({ 6: null, 7: 9500 });
  await attach(6, "NULL");
  expect(await lengths()).toMatchObject({ 6: null, 7: null });
  await attach(6, update(6));
  expect(await lengths()).toMatchObject({ 6: 9500 });
  await sql.query(`DELETE FROM uploads WHERE id = ${upload(6)}`);
  expect(await lengths()).toMatchObject({ 6: null });
});

test("a length that is unknown or corrected for a file of nobody's update changes none", async () => {
  const before = await lengths();
  await record(8, 5000, null);
  await sql.query(`UPDATE recordings SET duration_ms = 6000 WHERE upload_id = ${upload(8)}`);
  await sql.query(`DELETE FROM uploads WHERE id = ${upload(8)}`);
  expect(before).toEqual({ 1: 40_000, 2: 0, 3: null });
  expect(await lengths()).toEqual(before);
});

test("a second recording of an update is refused, and what was heard goes with its file", async () => {
  await write([5]);
  await record(5, 7000);
  await record(6, 8000, null);
  await expect(attach(6, update(5))).rejects.toThrow("uploads_recording_of_update_key");
  await sql.query(`DELETE FROM uploads WHERE id IN (${upload(5)}, ${upload(6)})`);
  const left = `SELECT upload_id FROM recordings WHERE upload_id IN (${upload(5)}, ${upload(6)})`;
  expect((await sql.query(left)).rows).toEqual([]);
});

test("a withdrawn update says nothing", async () => {
  await write([7]);
  const withdraw = (content: string) =>
    sql.query(
      `UPDATE updates SET withdrawn_at = now(), withdrawn_by = '${PERSON}', content = $1 WHERE id = ${update(7)}`,
      [content],
    );
  await expect(withdraw("Hay agua")).rejects.toThrow("updates_withdrawn_check");
  await withdraw("");
});
