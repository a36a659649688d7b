import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { PlanChangeView } from "./view";
import { newStripe } from "@/lib/billing/stripe/client";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { ago, CARDS, payOnPage, Subscriber } from "@/sandbox/fixtures/billing-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import { startTestServer } from "@/sandbox/servers/test-server";
import { refund } from "@/sandbox/stripe/charges";
import { deleteCustomer } from "@/sandbox/stripe/customers";
import { changeCard } from "@/sandbox/stripe/pages";
import { idOf } from "@/sandbox/stripe/state";
import { cancelNow, startSubscription } from "@/sandbox/stripe/subscriptions";

/* The lives of a subscription, with Stripe's clock moved from the past towards the present. */
let rosa: Subscriber;

const server = await forThisFile(startTestServer());
const sql = await forThisFile(connect(server.databaseUrl));

beforeEach(async () => {
  server.stripe.clear();
  server.stripe.setTime(ago(500));
  rosa = await Subscriber.create(server);
});

afterAll(() => server.stripe.delivered());

const mails = async () => {
  await server.stripe.delivered();
  const sent = await server.inbox.store.list(rosa.owner.user.email);
  return sent.map(({ subject }) => subject).reverse();
};
/** What the owner was told, in order. */
const notices = async () => {
  const statement = "SELECT kind FROM billing_notices WHERE business_id = $1 ORDER BY created_at, id";
  const { rows } = await sql.query<{ kind: string }>(statement, [rosa.businessId]);
  return rows.map(({ kind }) => kind);
};
const mail = (subject: string) => server.inbox.store.waitFor(rosa.owner.user.email, subject);
const stripeCalls = () =>
  newStripe(server.stripe.env["STRIPE_SECRET_KEY"] ?? "", server.stripe.env["STRIPE_API_URL"]);
const latestSubscription = () => Object.values(server.stripe.state.subscriptions).at(-1)!;

describe("a trial", () => {
  test("becomes a paid month, and then another", async () => {
    await rosa.subscribe();
    expect(await rosa.summary()).toBe("trialing monthly entitled");
    const { trialEndsAt, nextCharge, trialAvailable } = await rosa.stored();
    expect(nextCharge).toEqual({ amount: 1999, currency: "usd", at: trialEndsAt });
    expect([trialAvailable, await rosa.charges(sql)]).toEqual([false, []]);
    await sql.query(
      "INSERT INTO notification_preferences (user_id, device_time_zone) VALUES ($1, 'America/Los_Angeles')",
      [rosa.owner.user.id],
    );
    server.stripe.setTime(ago(496));
    expect((await mail("free trial of Ortiz Framing ends on")).text).toMatch(/ends on .* P[SD]T\./);
    server.stripe.setTime(ago(492));
    expect(await rosa.summary()).toBe("active monthly entitled");
    expect(await rosa.charges(sql)).toEqual([1999]);
    expect((await mail("Receipt")).text).toContain("$19.99");
    server.stripe.setTime(ago(460));
    expect([await rosa.summary(), await rosa.charges(sql)]).toEqual([
      "active monthly entitled",
      [1999, 1999],
    ]);
    const { body } = await rosa.owner.get<object[]>(`/api/businesses/${rosa.businessId}/invoices`);
    expect(body).toMatchObject([
      { amountPaid: 1999, status: "paid" },
      { amountPaid: 1999 },
      { amountPaid: 0 },
    ]);
  });

  test("that is cancelled on day 7 is never charged", async () => {
    await rosa.subscribe();
    server.stripe.setTime(ago(493.5));
    expect((await rosa.call("cancel-subscription")).status).toBe(200);
    expect(await rosa.summary()).toBe("trialing monthly ending entitled");
    server.stripe.setTime(ago(400));
    expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["canceled monthly", []]);
    expect((await mail("is cancelled")).text).toContain("will not be charged again");
  });
});

test("cancelled, a paid month lasts to its end, and a new subscription has no second trial", async () => {
  await rosa.subscribe();
  server.stripe.setTime(ago(490));
  expect((await rosa.call("cancel-subscription")).status).toBe(200);
  expect(await rosa.summary()).toBe("active monthly ending entitled");
  server.stripe.setTime(ago(450));
  expect(await rosa.summary()).toBe("canceled monthly");
  await rosa.subscribe("yearly");
  expect(await rosa.summary()).toBe("active yearly entitled");
  expect(await rosa.charges(sql)).toEqual([1999, 17999]);
});

test("cancelled and reactivated, it renews", async () => {
  await rosa.subscribe();
  await rosa.call("cancel-subscription");
  expect((await rosa.call("reactivate-subscription")).status).toBe(200);
  server.stripe.setTime(ago(490));
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["active monthly entitled", [1999]]);
  expect((await rosa.call("reactivate-subscription")).status).toBe(409);
});

describe("a date that is named at Stripe, without the end of the period,", () => {
  const endOn = async (at: Date | null) =>
    (await stripeCalls()).subscriptions.update(latestSubscription().id, {
      cancel_at: at ? Math.floor(at.getTime() / 1000) : "",
    });

  test("is an end: access until then, one mail, no further charge, and it can be taken back", async () => {
    await rosa.subscribe();
    server.stripe.setTime(ago(490));
    const end = ago(480);
    await endOn(end);
    expect(await rosa.summary()).toBe("active monthly ending entitled");
    const { nextCharge, subscriptionCurrentPeriodEnd } = await rosa.stored();
    expect([nextCharge, subscriptionCurrentPeriodEnd?.slice(0, 19)]).toEqual([
      null,
      end.toISOString().slice(0, 19),
    ]);
    expect((await mail("is cancelled")).text).toContain("will not be charged again");
    expect((await rosa.call("change-subscription-plan", { newPlan: "yearly" })).status).toBe(409);
    expect((await rosa.call("cancel-subscription")).status).toBe(409);
    expect((await rosa.call("reactivate-subscription")).status).toBe(200);
    expect(await rosa.summary()).toBe("active monthly entitled");
    await endOn(end);
    server.stripe.setTime(ago(479));
    expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["canceled monthly", [1999]]);
  });

  test("several periods ahead, is shown with the charges that come before it", async () => {
    await rosa.subscribe();
    server.stripe.setTime(ago(490));
    await endOn(ago(440));
    expect(await rosa.summary()).toBe("active monthly ending entitled");
    expect((await rosa.stored()).nextCharge).toMatchObject({ amount: 1999 });
    expect(await mails()).not.toContainEqual(expect.stringContaining("is cancelled"));
    server.stripe.setTime(ago(450));
    expect([await rosa.summary(), await rosa.charges(sql)]).toEqual([
      "active monthly ending entitled",
      [1999, 1999],
    ]);
    expect((await rosa.stored()).nextCharge).toBeNull();
    await mail("is cancelled");
    server.stripe.setTime(ago(439));
    expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["canceled monthly", [1999, 1999]]);
  });
});

test("past due keeps no entitlement until another card pays", async () => {
  await rosa.subscribe("monthly", CARDS.fails);
  server.stripe.setTime(ago(492));
  expect(await rosa.summary()).toBe("past_due monthly");
  expect((await rosa.stored()).card).toEqual({ brand: "visa", last4: "0341" });
  expect((await mail("payment for Ortiz Framing failed")).text).toContain("no project can be created");
  changeCard(server.stripe.state, await rosa.customer(sql), CARDS.works);
  server.stripe.publish();
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["active monthly entitled", [1999]]);
  expect((await rosa.stored()).card).toEqual({ brand: "visa", last4: "4242" });
  expect((await mails()).filter((subject) => subject.includes("failed"))).toHaveLength(1);
});

test("unpaid after every try, it stays past due, and cancelling it ends it for good", async () => {
  await rosa.subscribe("monthly", CARDS.fails);
  server.stripe.setTime(ago(480));
  expect((await rosa.call<{ stripeStatus: string }>("check-subscription-status")).body.stripeStatus).toBe(
    "unpaid",
  );
  expect(await rosa.summary()).toBe("past_due monthly");
  expect((await rosa.call("cancel-subscription")).status).toBe(200);
  expect(await rosa.summary()).toBe("canceled monthly");
  changeCard(server.stripe.state, await rosa.customer(sql), CARDS.works);
  server.stripe.publish();
  expect(await rosa.charges(sql)).toEqual([]);
  const { text } = await mail("The subscription of Ortiz Framing has ended");
  expect(text).toContain("nothing more is charged");
  expect(text).not.toContain("reactivate it");
});

test.each([
  ["paused", "past_due", 409],
  ["incomplete_expired", "canceled", 200],
  ["not invented yet", "incomplete", 200],
])("Stripe's %s counts as %s, and a new checkout is answered with %s", async (status, stored, answer) => {
  await rosa.subscribe();
  Object.assign(latestSubscription(), { status });
  expect(await rosa.summary()).toBe(`${stored} monthly`);
  expect((await rosa.call("create-subscription", { plan: "monthly" })).status).toBe(answer);
});

test("an end without a date before it is mailed once, and none from long ago", async () => {
  await rosa.subscribe("monthly", CARDS.fails);
  server.stripe.setTime(ago(480));
  await rosa.facts();
  // As Stripe does after its last try.
  cancelNow(server.stripe.state, latestSubscription());
  server.stripe.publish();
  await mail("The subscription of Ortiz Framing has ended");
  await rosa.facts();
  expect((await notices()).filter((kind) => kind === "ended")).toHaveLength(1);
  await sql.query("DELETE FROM billing_notices WHERE business_id = $1", [rosa.businessId]);
  await rosa.facts();
  expect(await notices()).not.toContain("ended");
});

test("a card that is refused on the page leaves everything as it was", async () => {
  await rosa.subscribe("monthly", CARDS.refused);
  expect(await rosa.summary()).toBe("");
  const { body } = await rosa.call<{ sessionUrl: string }>("create-subscription", { plan: "monthly" });
  expect(await payOnPage(body.sessionUrl, "4000002500003155")).toBe(200);
  expect(await rosa.summary()).toBe("");
  expect(await payOnPage(body.sessionUrl, "4000002500003155", { proof: "complete" })).toBe(303);
  expect(await rosa.summary()).toBe("trialing monthly entitled");
});

test("a change of the plan costs what was shown before", async () => {
  await rosa.subscribe();
  server.stripe.setTime(ago(480));
  const { body } = await rosa.call<PlanChangeView>("preview-plan-change", { newPlan: "yearly" });
  expect(body.dueNow).toBe(17999 - body.credit);
  expect(body.credit).toBeGreaterThan(500);
  const { prorationDate } = body;
  expect((await rosa.call("change-subscription-plan", { newPlan: "yearly", prorationDate })).status).toBe(
    200,
  );
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual([
    "active yearly entitled",
    [1999, body.dueNow],
  ]);
  expect((await rosa.call("change-subscription-plan", { newPlan: "yearly" })).status).toBe(409);
  server.stripe.setTime(ago(300));
  const { body: back } = await rosa.call<PlanChangeView>("preview-plan-change", { newPlan: "monthly" });
  expect([back.dueNow, back.creditLeft]).toEqual([0, back.credit - 1999]);
  expect((await rosa.call("change-subscription-plan", { newPlan: "monthly" })).status).toBe(200);
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual([
    "active monthly entitled",
    [1999, body.dueNow],
  ]);
  const { nextCharge } = await rosa.stored();
  expect(nextCharge?.amount).toBe(Math.max(0, 1999 - back.creditLeft));
  // What their credit pays is revenue all the same.
  const olga = await createOperator(server, "Olga Novak");
  const listed = await olga.get(`businesses?search=${rosa.owner.user.email}`);
  expect(listed.body).toMatchObject([{ monthlyRevenue: 1999 }]);
});

test("a change from a moment that no preview has named within the hour is refused, and changes nothing", async () => {
  await rosa.subscribe("yearly");
  const today = ago(140);
  server.stripe.setTime(today);
  expect(await rosa.summary()).toBe("active yearly entitled");
  const now = Math.floor(today.getTime() / 1000);
  const { current_period_start: start } = latestSubscription().items.data[0]!;
  for (const prorationDate of [start + 1, now - 3_601, now + 3_601])
    expect(await rosa.call("change-subscription-plan", { newPlan: "monthly", prorationDate })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", issues: [{ path: "prorationDate" }] },
    });
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["active yearly entitled", [17999]]);
  const change = { newPlan: "monthly", prorationDate: now - 3_500 };
  expect((await rosa.call("change-subscription-plan", change)).status).toBe(200);
});

test("a change that the card refuses changes nothing", async () => {
  await rosa.subscribe();
  server.stripe.setTime(ago(480));
  server.stripe.state.cards[await rosa.customer(sql)] = CARDS.fails;
  expect(await rosa.call("change-subscription-plan", { newPlan: "yearly" })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["active monthly entitled", [1999]]);
});

test("refunded and ended in the dashboard, the paid period no longer counts", async () => {
  server.stripe.setTime(ago(10));
  await rosa.subscribe();
  server.stripe.setTime(ago(2));
  expect(await rosa.summary()).toBe("active monthly entitled");
  cancelNow(server.stripe.state, latestSubscription());
  server.stripe.publish();
  expect(await rosa.summary()).toBe("canceled monthly entitled");
  const [charge] = Object.values(server.stripe.state.charges);
  refund(server.stripe.state, idOf(charge?.payment_intent), undefined);
  server.stripe.publish();
  expect(await rosa.summary()).toBe("canceled monthly");
  const { rows } = await sql.query("SELECT amount_paid, refunded FROM paid_invoices WHERE business_id = $1", [
    rosa.businessId,
  ]);
  expect(rows).toEqual([{ amount_paid: 1999, refunded: 1999 }]);
});

test("after its customer is deleted in Stripe's dashboard, a business can subscribe again, without a trial", async () => {
  await rosa.subscribe();
  await rosa.facts();
  deleteCustomer(server.stripe.state, await rosa.customer(sql));
  server.stripe.publish();
  expect((await rosa.facts()).subscriptionStatus).toBe("canceled");
  await rosa.subscribe();
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["active monthly entitled", [1999]]);
});

test("a second live subscription is refunded and cancelled", async () => {
  await rosa.subscribe();
  await rosa.facts();
  const { state } = server.stripe;
  const customer = await rosa.customer(sql);
  const price = state.prices["price_sandbox_yearly"]!;
  startSubscription(state, { customer, price, trialDays: 0, metadata: {} });
  expect([await rosa.summary(), await rosa.charges(sql)]).toEqual(["trialing monthly entitled", []]);
  expect(latestSubscription().status).toBe("canceled");
  expect(await notices()).not.toContain("receipt");
});

test("a year is announced a week before it renews", async () => {
  await rosa.subscribe("yearly");
  server.stripe.setTime(ago(500 - 7 - 360));
  expect(await rosa.summary()).toBe("active yearly entitled");
  expect((await mail("renews soon")).text).toContain("$179.99");
  server.stripe.setTime(ago(100));
  expect(await rosa.charges(sql)).toEqual([17999, 17999]);
  expect((await mails()).filter((subject) => subject.includes("renews soon"))).toHaveLength(1);
});

test("an owner who reads Spanish gets each mail in Spanish, with its amount", async () => {
  rosa = await Subscriber.create(server, "es");
  await rosa.subscribe("yearly");
  server.stripe.setTime(ago(496));
  expect((await mail("La prueba gratis de Ortiz Framing termina el")).text).toContain("$179.99");
  server.stripe.setTime(ago(492));
  expect((await mail("Recibo de Ortiz Framing")).text).toContain("Recibimos $179.99");
  await rosa.call("cancel-subscription");
  expect((await mail("Se canceló la suscripción de Ortiz Framing")).text).toContain("El acceso dura hasta");
  await rosa.call("reactivate-subscription");
  server.stripe.setTime(ago(133));
  expect((await mail("El plan anual de Ortiz Framing se renueva pronto")).text).toContain("$179.99");
  server.stripe.state.cards[await rosa.customer(sql)] = CARDS.fails;
  server.stripe.setTime(ago(127));
  expect((await mail("Falló el pago de Ortiz Framing")).text).toContain("No pudimos cobrar $179.99");
});
