import { afterAll, beforeEach, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addProject, countRows, entitle } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { ago, CARDS, payOnPage, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";
import { signed } from "@/sandbox/stripe/deliver";

let rosa: Subscriber;

// A server of its own: one proof kills it.
const server = await forThisFile(startTestServer({ env: {} }));
const sql = await forThisFile(connect(server.databaseUrl));

beforeEach(async () => {
  server.stripe.clear();
  server.stripe.setTime(ago(500));
  rosa = await Subscriber.create(server);
});

afterAll(async () => {
  server.stripe.holdEvents(false);
});

const live = () =>
  Object.values(server.stripe.state.subscriptions).filter(({ status }) => status !== "canceled");

test("a life's events in any order, repeated and dropped, end in one state", async (context) => {
  const orders = proofCount(200, 5);
  server.stripe.holdEvents(true);
  await rosa.subscribe("monthly", CARDS.works);
  server.stripe.setTime(ago(480));
  await rosa.call("change-subscription-plan", { newPlan: "yearly" });
  await rosa.call("cancel-subscription");
  await rosa.call("reactivate-subscription");
  const expected = await rosa.facts();
  const secret = server.stripe.env["STRIPE_WEBHOOK_SECRET"] ?? "";
  for (let order = 0; order < orders; order += 1) {
    await forget();
    const events = server.stripe.state.events.flatMap((event) => [event, event, event]);
    for (const event of events.filter(() => Math.random() < 0.5).sort(() => Math.random() - 0.5)) {
      const { payload, signature } = signed(event, secret);
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const { status } = await fetch(`${server.url}/api/webhooks/stripe`, {
        method: "POST",
        body: payload,
        headers,
      });
      expect(status).toBe(200);
    }
    expect(await rosa.facts()).toEqual(expected);
  }
  server.stripe.holdEvents(false);
  report(context, { orders, states: 1 });
}, 900_000);

/** As if nothing had been heard of Stripe yet. */
async function forget(): Promise<void> {
  await sql.query("DELETE FROM stripe_events");
  await sql.query(
    `UPDATE businesses SET subscription_status = NULL, subscription_plan = NULL, stripe_subscription_id = NULL,
       cancel_at_period_end = false, next_charge_amount = NULL WHERE id = $1`,
    [rosa.businessId],
  );
}

test("of 40 creations at once at 19 of 20 exactly one succeeds", async (context) => {
  await entitle(sql, rosa.businessId, "monthly");
  for (let n = 0; n < 19; n += 1) await addProject(sql, rosa.businessId);
  const { businessId, owner } = rosa;
  const calls = Array.from({ length: 40 }, (_, n) =>
    owner.post("/api/projects", { name: `Deck ${n}`, businessId }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(await countRows(sql, "projects", { business_id: businessId, status: "active" })).toBe(20);
  report(context, { creations: 40, succeeded: 1 });
});

test("of 20 checkouts at once one subscription lives", async (context) => {
  const wishes = Array.from({ length: 20 }, (_, n) =>
    rosa.call<{ sessionUrl?: string }>("create-subscription", { plan: n % 2 ? "monthly" : "yearly" }),
  );
  const urls = (await Promise.all(wishes)).flatMap(({ body }) => body.sessionUrl ?? []);
  expect(urls.length).toBeGreaterThan(0);
  await Promise.all(urls.map((url) => payOnPage(url, CARDS.works)));
  await rosa.facts();
  expect(live()).toHaveLength(1);
  report(context, { checkouts: 20, live: 1 });
});

test("killed between Stripe's answer and our commit, nothing is charged twice", async (context) => {
  const kills = proofCount(50, 2);
  for (let kill = 0; kill < kills; kill += 1) {
    server.stripe.clear();
    server.stripe.setTime(ago(500));
    rosa = await Subscriber.create(server);
    await rosa.subscribe();
    server.stripe.setTime(ago(480));
    await rosa.facts();
    server.stripe.trouble({ delayMs: 20 });
    const change = () => rosa.call("change-subscription-plan", { newPlan: "yearly" }).catch(() => null);
    const lost = change();
    await new Promise((passed) => setTimeout(passed, Math.random() * 300));
    await server.kill();
    await lost;
    server.stripe.trouble(null);
    await server.restart();
    // The killed server's lease, as ten seconds later.
    await sql.query("DELETE FROM billing_leases");
    await change();
    expect(await rosa.summary()).toBe("active yearly entitled");
    expect(await rosa.charges(sql)).toHaveLength(2);
  }
  report(context, { kills, twice: 0 });
}, 900_000);
