import type { Client as Database } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addBusiness } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { invited, mailedToken, newAddress } from "@/sandbox/fixtures/invitation-fixture";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const CRON_SECRET = "the secret of the scheduler";
const PATIENCE = { timeout: 30_000, interval: 100 };
/** It may be tried once more at the very moment. */
const WAITING = "name = 'mail.admin-invitation' AND state IN ('retry', 'active')";

describe.each([
  ["workers", { JOBS: "on" }],
  ["a scheduler in their place", { JOBS: "off", CRON_SECRET }],
])("while the mail server is down, with %s,", (_, env) => {
  let server: TestServer;
  let database: Database;
  let rosa: SignedInClient;
  let business: string;

  beforeAll(async () => {
    server = await startTestServer({ env });
    database = await connect(server.databaseUrl);
    rosa = await signUp(server, { name: "Rosa Ortiz" });
    business = await addBusiness(database, rosa.user.id);
  });

  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  /** Runs due jobs where no worker does, and retries the assertion until it holds. */
  function eventually(hold: () => void | Promise<void>): Promise<void> {
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    return vi.waitFor(async () => {
      if (env.JOBS === "off") await new Client(server.url).get("/api/cron/jobs", { headers });
      await hold();
    }, PATIENCE);
  }

  async function jobsIn(state: string): Promise<number> {
    const statement =
      "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail.admin-invitation' AND state::text = $1";
    const { rows } = await database.query<{ n: number }>(statement, [state]);
    return rows[0]?.n ?? 0;
  }

  /** How long a mail is retried, when jitter shortens every wait. */
  async function leastHours(): Promise<number> {
    const statement = `SELECT retry_limit, retry_delay, retry_delay_max FROM pgboss.job WHERE ${WAITING}`;
    const { rows } = await database.query<Record<string, number>>(statement);
    const { retry_limit: tries = 0, retry_delay: delay = 0, retry_delay_max: most = 0 } = rows[0] ?? {};
    const waits = Array.from({ length: tries }, (_, n) => Math.min(most, delay * 2 ** n));
    return waits.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  }

  const logged = (message: string) =>
    server
      .log()
      .filter((line) => line.includes(`"msg":"${message}"`))
      .map((line) => JSON.parse(line) as { level: number; job: string });

  test("an invitation is created, and mailed once when the server is back", async () => {
    const [email, cancelled] = [newAddress(), newAddress()];
    await server.inbox.stopMail();
    await invited(rosa, business, email);
    const { id } = await invited(rosa, business, cancelled);
    await eventually(async () => expect(await jobsIn("retry")).toBe(2));
    expect(await leastHours()).toBeGreaterThan(12);
    expect((await rosa.delete(`/api/businesses/${business}/invitations/${id}`)).status).toBe(204);
    await server.inbox.startMail();

    await eventually(async () => expect(await jobsIn("completed")).toBe(2));
    const [mail, ...more] = await server.inbox.store.list(email);
    expect([more, await server.inbox.store.list(cancelled)]).toEqual([[], []]);
    const token = await mailedToken(server, email);
    expect(await rosa.get(`/api/admin-invitations/${token}`)).toMatchObject({ status: 200, body: { email } });
    const [messageId] = (mail?.headers ?? []).filter(({ name }) => name === "Message-ID");
    expect(logged("job failed").map(({ job }) => `<${job}@127.0.0.1>`)).toContain(messageId?.value);
  });

  test("mails wait for a slow server in the queue, not in the worker that sends the first", async () => {
    const emails = [newAddress(), newAddress(), newAddress()];
    await server.inbox.stopMail();
    for (const email of emails) await invited(rosa, business, email);
    await eventually(async () => expect(await jobsIn("retry")).toBe(3));
    await server.inbox.startMail();
    const release = server.inbox.holdMail();
    await database.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
    const sending = eventually(async () => expect(await jobsIn("retry")).toBe(0));
    await vi.waitFor(async () => expect(await jobsIn("active")).toBe(1), PATIENCE);
    expect(await jobsIn("retry")).toBe(2);
    release();
    await sending;
    await eventually(async () => expect(await jobsIn("active")).toBe(0));
    for (const email of emails) expect(await server.inbox.store.list(email)).toHaveLength(1);
  });

  test("a recipient whom the mail server refuses is not tried again, and named neither in the log nor in the queue", async () => {
    const email = newAddress();
    const accept = server.inbox.refuseMail();
    const { id } = await invited(rosa, business, email);
    await eventually(() => expect(logged("mail refused")).toHaveLength(1));
    accept();
    const [refusal] = logged("mail refused");
    expect(refusal).toMatchObject({ level: 50, reason: "Error EENVELOPE 550 RCPT TO" });
    const job = async () => {
      const statement = "SELECT state::text, data, output FROM pgboss.job WHERE id = $1";
      return (await database.query<Record<string, unknown>>(statement, [refusal?.job])).rows;
    };
    await eventually(async () => {
      expect(await job()).toMatchObject([{ state: "completed", data: { invitationId: id } }]);
    });
    expect(JSON.stringify([server.log(), await job()])).not.toMatch(/[\w.+-]@[\w-]+\.\w/);
    expect(await server.inbox.store.list(email)).toEqual([]);
  });

  test("a mail that is given up is an error in the log, with ids only", async () => {
    const email = newAddress();
    await server.inbox.stopMail();
    const { id } = await invited(rosa, business, email);
    await eventually(async () => expect(await jobsIn("retry")).toBe(1));
    const { rows } = await database.query<{ limit: number }>(
      `UPDATE pgboss.job SET retry_limit = retry_count + 1, start_after = now() WHERE ${WAITING} RETURNING retry_limit AS limit`,
    );
    await eventually(() => expect(logged("job given up")).toHaveLength(1));
    expect(logged("job given up")).toMatchObject([
      {
        level: 50,
        name: "mail.admin-invitation",
        data: { invitationId: id },
        retries: rows[0]?.limit,
        reason: "Error ESOCKET CONN connect",
      },
    ]);
    expect(JSON.stringify(logged("job given up"))).not.toContain(email);
    await server.inbox.startMail();
  });
});
