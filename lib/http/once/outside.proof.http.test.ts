import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { at, startExamples } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

/** How long the service waits before and after it charges, so that a kill can come before, between and after. */
const THINKING_MS = 40;

/** What the service has charged for each key. */
let charges: Map<string, string>;
let calls: number;
let thinking: Promise<unknown> | null;
let isRefusing: boolean;

const product = await forThisFile(startTestServer());
const service = await startPayments();
afterAll(() => void service.close());
const { port } = service.address() as AddressInfo;
const examples = await forThisFile(startExamples(product, `http://127.0.0.1:${port}`));
const database = await forThisFile(connect(product.databaseUrl));
const rosa = at(examples.url, (await rosasSite(product)).rosa);

beforeEach(() => {
  charges = new Map();
  calls = 0;
  thinking = null;
  isRefusing = false;
});

/** A service that honours keys: the first call under one charges, every later one gets the same answer. */
function startPayments(): Promise<Server> {
  const server = createServer((request, response) => {
    calls += 1;
    const key = String(request.headers["idempotency-key"]);
    void (async () => {
      request.resume();
      await (thinking ?? sleep(THINKING_MS));
      if (!isRefusing && !charges.has(key)) charges.set(key, `charge-${charges.size}`);
      await sleep(THINKING_MS);
      response.writeHead(isRefusing ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ charge: charges.get(key) }));
    })();
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

function order(name: string, key = name, path = "/orders") {
  return rosa.post<{ id: string; charge: string; code: string }>(
    path,
    { name },
    { headers: { "idempotency-key": key } },
  );
}

async function inside(name: string): Promise<{ businesses: number; logs: number }> {
  const { rows } = await database.query<{ businesses: number; logs: number }>(
    `SELECT count(*)::int AS businesses,
            (SELECT count(*)::int FROM action_logs l JOIN businesses b ON b.id = l.entity_id WHERE b.name = $1) AS logs
     FROM businesses WHERE name = $1`,
    [name],
  );
  return rows[0]!;
}

const orderBriefly = (name: string) => order(name, name, "/orders/briefly-held");

/** Retries with the same key until the answer is no longer a request to wait. */
async function untilDone(name: string) {
  for (;;) {
    const answer = await orderBriefly(name);
    if (answer.status !== 409) return answer;
    expect(answer.headers.get("retry-after")).not.toBeNull();
  }
}

test(
  "killed at random moments and repeated with its key, it is done once outside and once inside",
  { timeout: 600_000 },
  async (context) => {
    const kills = proofCount(50, 4);
    let before = 0;
    for (let n = 0; n < kills; n += 1) {
      const name = `Order ${n}`;
      const charged = charges.size;
      const first = orderBriefly(name).catch(() => "lost" as const);
      await sleep(Math.random() * 3.5 * THINKING_MS);
      if (charges.size === charged) before += 1;
      await examples.kill();
      await first;
      await examples.restart();
      const { status, body } = await untilDone(name);
      expect([status, charges.size]).toEqual([201, charged + 1]);
      expect([...charges.values()]).toContain(body.charge);
      expect(await inside(name)).toEqual({ businesses: 1, logs: 1 });
      expect((await orderBriefly(name)).body).toEqual(body);
    }
    report(context, { kills, "before the charge": before, charges: charges.size, "rows inside": kills });
  },
);

test("simultaneous requests with one key are one charge and one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => order("At once")));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect([charges.size, calls]).toEqual([1, 1]);
  expect(await inside("At once")).toEqual({ businesses: 1, logs: 1 });
});

test("after a refusal by the service, a retry does the work once", async () => {
  isRefusing = true;
  expect(await order("Refused")).toMatchObject({ status: 502, body: { code: "upstream_failed" } });
  expect(await inside("Refused")).toEqual({ businesses: 0, logs: 0 });
  isRefusing = false;
  expect(await order("Refused")).toMatchObject({ status: 201 });
  expect(charges.size).toBe(1);
  expect(await inside("Refused")).toEqual({ businesses: 1, logs: 1 });
});

test("no transaction is open while the service works", async () => {
  const { promise, resolve: charge } = Promise.withResolvers<null>();
  thinking = promise;
  const pending = order("Slowly");
  await expect.poll(() => calls).toBe(1);
  const open =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
  // The product beside may have one for a moment.
  await expect.poll(async () => (await database.query(open)).rowCount).toBe(0);
  expect(charges.size).toBe(0);
  charge(null);
  expect((await pending).status).toBe(201);
});

test("the same key with another body is a conflict, and calls nobody", async () => {
  await order("One", "reused");
  expect(await order("Two", "reused")).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(calls).toBe(1);
});
