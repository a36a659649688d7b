import { type AddressInfo, connect as dial, createServer, type Socket } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { Prisma } from "@/lib/kernel/db";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const ends = new Set<Socket>();

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
const url = new URL(database.url);
const { port, hostname } = url;
/** The application's way to the database, which a test can cut. */
const line = createServer((socket) => {
  const far = dial(Number(port), hostname);
  for (const end of [socket, far]) ends.add(end.on("error", () => undefined));
  socket.pipe(far).pipe(socket);
});
await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready));
url.port = String((line.address() as AddressInfo).port);
vi.stubEnv("DATABASE_URL", url.href);
const db = await import("@/lib/kernel/db");
const translate = await import("./translate-error");

afterAll(async () => {
  await db.disconnect();
  line.close();
  vi.unstubAllEnvs();
});

const thrown = (error: unknown) => error;
const LOSSES: Record<string, () => void> = {
  // What a database that is killed or a firewall leaves: a reset, which the system reports.
  reset: () => ends.forEach((end) => end.resetAndDestroy()),
  closed: () => ends.forEach((end) => end.destroy()),
};
const STATEMENTS: Record<string, (slow: Prisma.Sql) => Promise<unknown>> = {
  "a raw query": (slow) => db.db().$queryRaw(slow),
  "a raw change": (slow) => db.db().$executeRaw(slow),
  "a query of the driver": (slow) => db.query(slow),
  "a query of a transaction": (slow) => db.transaction(() => db.query(slow)),
};
const CASES = Object.keys(LOSSES).flatMap((loss) =>
  Object.keys(STATEMENTS).map((name) => [loss, name] as const),
);

afterEach(async () => {
  await sql.query("SELECT pg_advisory_unlock_all()");
});

test.each(CASES)(
  "a connection that is %s under %s is unavailable, and the next query works",
  async (loss, name) => {
    await sql.query("SELECT pg_advisory_lock(1)");
    const lost = STATEMENTS[name]?.(db.Prisma.sql`SELECT pg_advisory_lock(1)::text`).catch(thrown);
    await untilWaiting(sql, 1);
    LOSSES[loss]?.();
    expect(translate.toAppError(await lost)).toMatchObject({ code: "unavailable", status: 503 });
    // The pool may not have noticed yet that its idle connections are lost too.
    await vi.waitFor(() => db.db().$queryRaw`SELECT 1`);
  },
);

test("a statement that outlasts its transaction is busy, as what comes after it would be", async () => {
  const slow = db.Prisma.sql`SELECT pg_sleep(60)::text`;
  const lost = await db.transaction(() => db.query(slow), 100).catch(thrown);
  expect(translate.toAppError(lost)).toMatchObject({ code: "conflict", key: "busy" });
});

test("a database that nobody answers for is unavailable, under a raw query too", async () => {
  await db.disconnect();
  await new Promise<unknown>((closed) => line.close(closed));
  const refused = await db.db().$queryRaw`SELECT 1`.catch(thrown);
  expect(translate.toAppError(refused)).toMatchObject({ code: "unavailable" });
});
