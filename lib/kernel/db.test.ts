import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const database = await forThisFile(createTestDatabase());
await setTimeZone("America/Denver");
vi.stubEnv("DATABASE_URL", database.url);
const db = await import("./db");

/** Of new connections: as where an administrator has set that of the site. */
async function setTimeZone(zone: string): Promise<void> {
  const sql = await connect(database.url);
  await sql.query(`ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET timezone = '${zone}'`);
  await sql.end();
}

afterAll(async () => {
  await db.disconnect();
  vi.unstubAllEnvs();
});

test("work for after the commit runs once, after the outermost transaction", async () => {
  const seen: boolean[] = [];
  const work = vi.fn(() => void seen.push(db.isInTransaction()));
  await db.transaction(async () => {
    await db.transaction(async () => db.afterCommit(work));
    db.afterCommit(work);
    expect(work).not.toHaveBeenCalled();
  });
  expect(seen).toEqual([false]);
});

test("work for after the commit is dropped on a rollback, and runs at once when no transaction is open", async () => {
  const work = vi.fn();
  const failing = db.transaction(async () => {
    db.afterCommit(work);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(work).not.toHaveBeenCalled();
  db.afterCommit(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test("a moment is the same to Prisma and to the database, whatever zone that is set to", async () => {
  const at = new Date("2026-11-30T12:00:00Z");
  const seconds = at.getTime() / 1000;
  const written = db.Prisma.sql`SELECT extract(epoch FROM ${at}::timestamptz)::float8 AS seconds`;
  const read = db.Prisma.sql`SELECT to_timestamp(${seconds}) AS at`;
  const inTransaction = db.transaction(async () => [await db.query(written), await db.query(read)]);
  const outside = [await db.query(written), await db.query(read)];
  expect([await inTransaction, outside]).toEqual(Array(2).fill([[{ seconds }], [{ at }]]));
});

test("a statement ends with the time of its transaction, and the rows that it keeps others from are free", async () => {
  const lock = db.Prisma.sql`SELECT pg_advisory_xact_lock(1)::text`;
  const slow = db.transaction(async () => {
    await db.query(lock);
    await db.query(db.Prisma.sql`SELECT pg_sleep(60)::text`);
  }, 500);
  await expect(slow).rejects.toThrow("57014");
  await db.transaction(() => db.query(lock));
  const limit = db.Prisma.sql`SELECT current_setting('statement_timeout') AS limit`;
  expect(await db.snapshot(() => db.query(limit))).toEqual([{ limit: "1min" }]);
  expect(await db.db().$queryRaw(limit)).toEqual([{ limit: "0" }]);
});
