import type { Client as Database } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import en from "@/messages/en";
import es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite, type Site } from "@/sandbox/fixtures/site-fixture";
import { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

/* A server without a Stripe account. */
let server: TestServer;
let sql: Database;
let site: Site;

beforeAll(async () => {
  server = await startTestServer({
    env: { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined },
  });
  sql = await connect(server.databaseUrl);
  site = await rosasSite(server);
  // It subscribed while billing was on.
  await sql.query("UPDATE businesses SET is_early_adopter = false, stripe_customer_id = 'cus_before'");
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

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
