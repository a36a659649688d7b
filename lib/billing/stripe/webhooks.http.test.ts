import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { untilIdle } from "@/sandbox/database/until-idle";
import { ago, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { expectNoChange } from "@/sandbox/http/expect-change";
import { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";
import { signed } from "@/sandbox/stripe/deliver";

let rosa: Subscriber;
let event: { id: string; account?: string; data: { object: object } };

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));
const secret = server.stripe.env["STRIPE_WEBHOOK_SECRET"] ?? "";

beforeEach(async () => {
  server.stripe.clear();
  server.stripe.setTime(ago(100));
  rosa = await Subscriber.create(server);
  server.stripe.holdEvents(true);
  await rosa.subscribe();
  await rosa.facts();
  const made = server.stripe.state.events.find(({ type }) => type === "customer.subscription.created");
  event = structuredClone(made) as unknown as typeof event;
});

afterAll(async () => {
  server.stripe.holdEvents(false);
});

function send(payload: string, signature: string) {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return new Client(server.url).post("/api/webhooks/stripe", payload, { headers });
}

const MINUTE = 60;
const seconds = () => Math.floor(Date.now() / 1000);

test("a forged event and one that is older than five minutes change nothing", async () => {
  const real = signed(event, secret);
  const forged = signed(event, "whsec_somebody_else");
  const stale = signed(event, secret, seconds() - 6 * MINUTE);
  const altered = real.payload.replace("customer.subscription.created", "customer.subscription.deleted");
  for (const [payload, signature] of [
    [forged.payload, forged.signature],
    [stale.payload, stale.signature],
    [altered, real.signature],
    [real.payload, "t=1,v1=00"],
  ] as const)
    await expectRefusal(sql, () => send(payload, signature), 400, "validation_failed");
});

test("an event is taken once, and its replay changes nothing", async () => {
  const { payload, signature } = signed(event, secret);
  expect(await send(payload, signature)).toMatchObject({ status: 200 });
  expect(await countRows(sql, "stripe_events", { id: event.id })).toBe(1);
  await rosa.facts();
  const jobs = () => countRows(sql, "pgboss.job", { name: "billing.sync" });
  const known = await jobs();
  expect(await send(payload, signature)).toMatchObject({ status: 200 });
  expect([await jobs(), await countRows(sql, "stripe_events", { id: event.id })]).toEqual([known, 1]);
});

test("another account's event and one about an unknown customer change nothing", async () => {
  const foreign = { ...event, id: `evt_${randomUUID()}`, account: "acct_somebody_else" };
  const object = { ...event.data.object, customer: "cus_unknown" };
  const unknown = { ...event, id: `evt_${randomUUID()}`, data: { object } };
  for (const one of [foreign, unknown]) {
    const { payload, signature } = signed(one, secret);
    await expectNoChange(sql, () => send(payload, signature), 200);
  }
});

test("an event brings the state from Stripe, whatever it says itself", async () => {
  await rosa.call("cancel-subscription");
  server.stripe.setTime(ago(50));
  const { payload, signature } = signed({ ...event, id: `evt_${randomUUID()}` }, secret);
  await send(payload, signature);
  await expect.poll(async () => (await rosa.stored()).subscriptionStatus).toBe("canceled");
});

test("a sync whose business was deleted before its turn has nothing to do", async () => {
  server.stripe.trouble({ status: 500, on: "GET /v1/subscriptions" });
  const { payload, signature } = signed({ ...event, id: `evt_${randomUUID()}` }, secret);
  await send(payload, signature);
  const sync = async (state: string) =>
    countRows(sql, "pgboss.job", { name: "billing.sync", group_id: rosa.businessId, state });
  await expect.poll(() => sync("retry")).toBe(1);
  await sql.query("DELETE FROM paid_invoices WHERE business_id = $1", [rosa.businessId]);
  await sql.query("DELETE FROM businesses WHERE id = $1", [rosa.businessId]);
  server.stripe.trouble(null);
  await expect.poll(() => sync("completed")).toBe(1);
});

test("a burst of events about a customer is answered by a few readings of Stripe, and none is lost", async () => {
  await rosa.call("cancel-subscription");
  server.stripe.calls.length = 0;
  const burst = Array.from({ length: 20 }, () => signed({ ...event, id: `evt_${randomUUID()}` }, secret));
  // The first reading lasts until all are there, however slowly they come.
  const { promise: allSent, resolve: answer } = Promise.withResolvers<null>();
  server.stripe.trouble({ until: allSent });
  const sent = await Promise.all(burst.map(({ payload, signature }) => send(payload, signature)));
  server.stripe.trouble(null);
  answer(null);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  await untilIdle(sql);
  const readings = server.stripe.calls.filter((call) => call === "GET /v1/subscriptions").length;
  expect(readings).toBeGreaterThan(0);
  expect(readings).toBeLessThanOrEqual(5);
  expect((await sql.query("SELECT 1 FROM stripe_events WHERE handled_at IS NULL")).rowCount).toBe(0);
});
