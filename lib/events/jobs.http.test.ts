import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Client as Database } from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { JOB_NAMES, JOBS } from "./job-catalogue";
import { addBusiness } from "@/sandbox/database/rows";
import { countStatements, type StatementCounter } from "@/sandbox/database/statement-counter";
import { connect, createTestDatabase, type TestDatabase } from "@/sandbox/database/test-database";
import { untilIdle } from "@/sandbox/database/until-idle";
import { ago, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { newAddress } from "@/sandbox/fixtures/invitation-fixture";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { ROOT } from "@/sandbox/run/folders";
import { within } from "@/sandbox/run/steps/proof";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

describe("without workers and without a scheduler", () => {
  let server: TestServer;
  let rosa: SignedInClient;

  beforeAll(async () => {
    server = await startTestServer({ env: { JOBS: "off" } });
    rosa = await signUp(server, { name: "Rosa Ortiz" });
  });

  afterAll(() => server.stop());

  test("the mail of a request goes out after its answer", async () => {
    const { email } = rosa.user;
    const { status } = await rosa.post("/api/request-password-reset", { email });
    expect(status).toBe(200);
    await untilMailed(server, email);
  });

  test("so does the mail of a request with a key, whose transaction the door opens", async () => {
    const sql = await connect(server.databaseUrl);
    const business = await addBusiness(sql, rosa.user.id);
    await sql.end();
    const email = newAddress();
    const headers = { "idempotency-key": randomUUID() };
    const { status } = await rosa.post(`/api/businesses/${business}/admins`, { email }, { headers });
    expect(status).toBe(201);
    await untilMailed(server, email);
  });
});

describe("without workers, with a scheduler that calls once a day", () => {
  const CRON_SECRET = "the secret of the scheduler";
  const CLOCK_SHIFT_FILE = join(process.env.TEST_FOLDER!, "clock-of-jobs");
  let server: TestServer;
  let sql: Database;

  beforeAll(async () => {
    writeFileSync(CLOCK_SHIFT_FILE, "0");
    const NODE_OPTIONS = `--import ${join(ROOT, "sandbox/run/shifted-clock.mjs")}`;
    server = await startTestServer({ env: { JOBS: "off", CRON_SECRET, NODE_OPTIONS, CLOCK_SHIFT_FILE } });
    sql = await connect(server.databaseUrl);
  });

  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  const countOf = async (where: string) => {
    const { rows } = await sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE ${where}`,
    );
    return rows[0]?.n;
  };

  const callScheduler = async () => {
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    expect((await new Client(server.url).get("/api/cron/jobs", { headers })).status).toBe(200);
  };

  test("a mail that failed is retried with somebody's next request, whatever it is", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { email } = rosa.user;
    await server.inbox.stopMail();
    await rosa.post("/api/request-password-reset", { email });
    await vi.waitFor(async () => expect(await countOf("state = 'retry'")).toBe(1), { timeout: 20_000 });
    await server.inbox.startMail();
    await sql.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
    // Requests retry every 30 seconds.
    writeFileSync(CLOCK_SHIFT_FILE, "31000");
    await vi.waitFor(async () => {
      await rosa.get("/api/user");
      expect(await server.inbox.store.list(email)).toHaveLength(1);
    });
    writeFileSync(CLOCK_SHIFT_FILE, "0");
  });

  test("its call also runs what the workers' clock would queue, each on its own, and no more often", async () => {
    const scheduled = JOB_NAMES.filter((name) => "cron" in JOBS[name]);
    const names = `name IN (${scheduled.map((name) => `'${name}'`).join()})`;
    for (let calls = 0; calls < 2; calls += 1) {
      await callScheduler();
      await vi.waitFor(async () =>
        expect(await countOf(`state = 'completed' AND ${names}`)).toBe(scheduled.length),
      );
    }
    expect(await countOf(names)).toBe(scheduled.length);
  });

  test("a job that runs keeps beating, and one that was taken over meanwhile settles nothing", async () => {
    const { promise: until, resolve: release } = Promise.withResolvers<null>();
    server.stripe.setTime(ago(30));
    const rosa = await Subscriber.create(server);
    await rosa.subscribe();
    await rosa.facts();
    await server.stripe.delivered();
    await untilIdle(sql);
    server.stripe.trouble({ until });
    const held = `name = 'billing.sync' AND state = 'active'`;
    server.stripe.setTime(new Date());
    await vi.waitFor(async () => expect(await countOf(held)).toBe(1), { timeout: 20_000 });
    const { rows } = await sql.query<{ id: string }>(`SELECT id FROM pgboss.job WHERE ${held}`);
    const job = `id = '${rows[0]?.id}' AND state = 'active'`;
    await sql.query(`UPDATE pgboss.job SET heartbeat_on = now() - interval '9 seconds' WHERE ${job}`);
    const beats = `${job} AND heartbeat_on > now() - interval '5 seconds'`;
    await vi.waitFor(async () => expect(await countOf(beats)).toBe(1), { timeout: 7_000 });
    await sql.query(`UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE ${job}`);
    server.stripe.trouble(null);
    release(null);
    await callScheduler();
    expect(await countOf(job)).toBe(1);
  });

  test("one that has much to do for half an hour, and beats, is not begun once more beside itself", async () => {
    const holder = await connect(server.databaseUrl);
    await holder.query("BEGIN; LOCK TABLE uploads");
    await sql.query("DELETE FROM pgboss.job WHERE name = 'uploads.clean-up'");
    const working = callScheduler();
    const held = "name = 'uploads.clean-up' AND state = 'active'";
    await vi.waitFor(async () => expect(await countOf(held)).toBe(1), { timeout: 20_000 });
    await sql.query(`UPDATE pgboss.job SET started_on = now() - interval '30 minutes' WHERE ${held};
      UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL WHERE name = 'uploads.clean-up'`);
    const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
    await boss.start();
    await boss.supervise();
    await boss.stop();
    expect(await countOf(held)).toBe(1);
    await holder.end();
    await working;
  });
});

describe("with workers", () => {
  const SECONDS = 5;
  let database: TestDatabase;
  let counter: StatementCounter;
  let server: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    counter = await countStatements(database.url);
    server = await startTestServer({ databaseUrl: counter.url });
  });

  afterAll(async () => {
    await server.stop();
    await counter.stop();
    await database.drop();
  });

  test("an idle server rarely queries the database, and a job still runs at once", async () => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    const { email } = rosa.user;
    expect(await statementsPerSecond()).toBeLessThanOrEqual(2);
    await rosa.post("/api/request-password-reset", { email });
    await within(2_000, untilMailed(server, email));
  });

  /** The median of several seconds: in one of them the queue may run its maintenance, as it does each minute. */
  async function statementsPerSecond(): Promise<number> {
    const counts: number[] = [];
    counter.take();
    for (let second = 0; second < SECONDS; second += 1) {
      await pause(1_000);
      counts.push(counter.take());
    }
    return counts.sort((a, b) => a - b)[Math.floor(SECONDS / 2)]!;
  }
});

async function untilMailed(server: TestServer, email: string): Promise<void> {
  const mails = () => server.inbox.store.list(email);
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
}
