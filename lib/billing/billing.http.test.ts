import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { ago, CARDS, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { succeed } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";
import { changeCard } from "@/sandbox/stripe/pages";

let rosa: Subscriber;

const LOGGED: Record<string, string> = {
  "cancel-subscription": "business.subscription-cancelled",
  "reactivate-subscription": "business.subscription-reactivated",
  "change-subscription-plan": "business.plan-changed",
};
const AFTERWARDS: Record<string, string> = {
  "cancel-subscription": "trialing monthly ending entitled",
  "reactivate-subscription": "trialing monthly entitled",
  "change-subscription-plan": "trialing yearly entitled",
};

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));

beforeEach(async () => {
  server.stripe.clear();
  server.stripe.setTime(ago(100));
  rosa = await Subscriber.create(server);
});

afterEach(() => {
  server.stripe.trouble(null);
});

afterAll(() => server.stripe.delivered());

/** Postgres's version of the business's row, which every write replaces. */
const rowVersion = async () => {
  const statement = "SELECT xmin::text AS version FROM businesses WHERE id = $1";
  const { rows } = await sql.query<{ version: string }>(statement, [rosa.businessId]);
  return rows[0]?.version;
};

test("subscribing without a business, with an unknown one or an unknown plan is refused at the field", async () => {
  const ask = (body: object) => () => rosa.owner.post("/api/create-subscription", body);
  const { businessId } = rosa;
  const missing = await expectRefusal(sql, ask({ plan: "monthly" }), 400, "validation_failed");
  expect(missing.message).toBe("Business ID is required to subscribe");
  for (const body of [
    { businessId: "x", plan: "monthly" },
    { businessId: "00000000-0000-4000-8000-000000000000", plan: "monthly" },
    { businessId, plan: "weekly" },
    { businessId, plan: "monthly", returnTo: "https://evil.example/" },
  ])
    await expectRefusal(sql, ask(body), 400, "validation_failed");
});

test("the same wish gets the same page, another plan expires it, and a paid one is refused", async () => {
  const open = (plan: string) => rosa.call<{ sessionUrl: string }>("create-subscription", { plan });
  const first = await open("monthly");
  expect((await open("monthly")).body.sessionUrl).toBe(first.body.sessionUrl);
  const other = await open("yearly");
  expect(other.body.sessionUrl).not.toBe(first.body.sessionUrl);
  expect(Object.values(server.stripe.state.sessions).map(({ status }) => status)).toEqual([
    "expired",
    "open",
  ]);
  await rosa.subscribe("yearly");
  expect((await open("monthly")).status).toBe(409);
});

test("the page for card and invoices leads back to another address than a purchase", async () => {
  await rosa.subscribe();
  expect((await rosa.call("billing-portal")).body).toMatchObject({
    url: expect.stringContaining("/p/session/"),
  });
  const [bought] = Object.values(server.stripe.state.sessions);
  const [portal] = Object.values(server.stripe.state.portals);
  expect(bought?.success_url).toBe(`${server.url}/billing?business=${rosa.businessId}`);
  expect(portal?.return_url).toBe(`${server.url}/billing?portal=${rosa.businessId}`);
});

test("the customer's address at Stripe follows the owner's", async () => {
  await rosa.subscribe();
  const { name, password } = rosa.owner.user;
  const email = "rosa.new@example.com";
  const change = { name, email, currentPassword: password };
  await succeed(rosa.owner.put("/api/user/profile", change));
  await rosa.facts();
  expect(server.stripe.state.customers[await rosa.customer(sql)]).toMatchObject({ email });
});

test("an address that Stripe refuses keeps nothing else from being read", async () => {
  await rosa.subscribe();
  await sql.query("UPDATE users SET email = 'rosa..ortiz@example.com' WHERE id = $1", [rosa.owner.user.id]);
  server.stripe.setTime(ago(61));
  expect(await rosa.call("check-subscription-status")).toMatchObject({ status: 200 });
});

test("a refresh says that something has changed only then, and writes only then", async () => {
  const refresh = async () => {
    const { body } = await rosa.call<{ updated: boolean }>("check-subscription-status");
    return [body.updated, await rowVersion()] as const;
  };
  // The jobs of Stripe's events would sync too, perhaps before a refresh.
  server.stripe.holdEvents(true);
  await rosa.subscribe();
  await refresh();
  const before = await rowVersion();
  expect([await refresh(), await refresh()]).toEqual([
    [false, before],
    [false, before],
  ]);
  server.stripe.setTime(ago(92));
  await refresh();
  const paid = await rowVersion();
  expect(paid).not.toBe(before);
  expect(await refresh()).toEqual([false, paid]);
  changeCard(server.stripe.state, await rosa.customer(sql), CARDS.fails);
  const [updated, changed] = await refresh();
  server.stripe.holdEvents(false);
  expect([updated, changed === paid]).toEqual([true, false]);
});

test("invoices before one that is not the business's are refused at `before`", async () => {
  await rosa.subscribe();
  await rosa.facts();
  for (const before of ["in_unknown", ""]) {
    const { body } = await rosa.owner.get(`/api/businesses/${rosa.businessId}/invoices?before=${before}`);
    expect(body).toMatchObject({ code: "validation_failed", issues: [{ path: "before" }] });
  }
});

test.each(["cancel-subscription", "reactivate-subscription", "change-subscription-plan"])(
  "%s is done and logged once, although Stripe cannot be read afterwards",
  async (call) => {
    await rosa.subscribe();
    if (call === "reactivate-subscription") await succeed(rosa.call("cancel-subscription"));
    await rosa.facts();
    await server.stripe.delivered();
    const [id] = Object.keys(server.stripe.state.subscriptions);
    server.stripe.holdEvents(true);
    server.stripe.trouble({ status: 500, after: `POST /v1/subscriptions/${id}` });
    const { status } = await rosa.call(call, { newPlan: "yearly" });
    server.stripe.trouble(null);
    server.stripe.holdEvents(false);
    server.stripe.publish();
    const { rows } = await sql.query(
      "SELECT action FROM action_logs WHERE entity_id = $1 AND user_id = $2 ORDER BY created_at DESC LIMIT 1",
      [rosa.businessId, rosa.owner.user.id],
    );
    expect([status, rows]).toEqual([200, [{ action: LOGGED[call] }]]);
    expect(await rosa.summary()).toBe(AFTERWARDS[call]);
  },
);

describe.each([
  ["hangs for 30 seconds", { delayMs: 30_000 }],
  ["answers 500", { status: 500 }],
  ["hangs up after it did what was asked", { cut: true }],
])("while Stripe %s,", (_, trouble) => {
  test("each call says so within ten seconds, and afterwards all is right", async () => {
    await rosa.subscribe();
    await rosa.facts();
    await server.stripe.delivered();
    server.stripe.trouble(trouble);
    const begun = performance.now();
    const { status, body } = await rosa.call("cancel-subscription");
    expect([status, body.code, performance.now() - begun < 10_000]).toEqual([502, "upstream_failed", true]);
    server.stripe.trouble(null);
    expect(await rosa.summary()).toMatch(/^trialing monthly/);
    expect((await rosa.facts()).entitled).toBe(true);
  });
});
