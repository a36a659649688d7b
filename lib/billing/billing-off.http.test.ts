import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

/* A server without a Stripe account. */

const server = await forThisFile(
  startTestServer({
    env: { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined },
  }),
);
const sql = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
// It subscribed while billing was on.
await sql.query("UPDATE businesses SET is_early_adopter = false, stripe_customer_id = 'cus_before'");

test.each([
  ["create-subscription", { plan: "monthly" }],
  ["check-subscription-status", {}],
  ["cancel-subscription", {}],
  ["reactivate-subscription", {}],
  ["change-subscription-plan", { newPlan: "yearly" }],
  ["preview-plan-change", { newPlan: "yearly" }],
  ["billing-portal", {}],
])("%s says that billing is off, and changes nothing", async (name, more) => {
  const call = () => site.rosa.post(`/api/${name}`, { businessId: site.businessId, ...more });
  const { message } = await expectRefusal(sql, call, 503, "not_configured");
  expect(message).toBe(en.errors.billingOff);
});

test("a webhook is refused, whatever it is signed with", async () => {
  const headers = { "stripe-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` };
  const call = () => new Client(server.url).post("/api/webhooks/stripe", { id: "evt_1" }, { headers });
  await expectRefusal(sql, call, 503, "not_configured");
});

test("the billing page says so in the reader's language", async () => {
  for (const [language, texts] of [
    ["en", en],
    ["es", es],
  ] as const) {
    site.rosa.setCookie("language", language);
    const { status, body } = await site.rosa.get<string>("/billing");
    expect(status).toBe(200);
    expect(body).toContain(texts.billing.offTitle);
  }
});

describe("where nobody is billed (BILLING=off), although there is an account", () => {
  let free: TestServer;

  beforeAll(async () => {
    free = await startTestServer({ env: { BILLING: "off" } });
  });

  afterAll(() => free.stop());

  test("a newcomer's business may do everything at once, and nothing can be bought", async () => {
    const rosa = await signUp(free, { name: "Rosa Ortiz" });
    const business = await rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" });
    expect(business).toMatchObject({
      status: 201,
      body: {
        entitled: true,
        subscriptionStatus: "not_billed",
        activeProjectLimit: null,
        trialAvailable: false,
      },
    });
    const businessId = business.body.id;
    const project = await rosa.post("/api/projects", { name: "Oak Street", businessId });
    expect(project.status).toBe(201);
    const bought = await rosa.post("/api/create-subscription", { businessId, plan: "monthly" });
    expect(bought).toMatchObject({ status: 503, body: { code: "not_configured" } });
    const headers = { "stripe-signature": "t=1,v1=0" };
    const webhook = await new Client(free.url).post("/api/webhooks/stripe", { id: "evt_1" }, { headers });
    expect(webhook).toMatchObject({ status: 503, body: { code: "not_configured" } });
  });

  test("the public pages name no price", async () => {
    for (const page of ["/", "/terms", "/about"]) {
      const { status, body } = await new Client(free.url).get<string>(page);
      expect(status).toBe(200);
      expect(body.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(/\$\d|trial|7 days/);
    }
  });
});
