import { expect, test } from "vitest";
import { API_VERSION } from "./api-version";
import { newStripe } from "./client";
import { setUpStripe } from "./setup";
import { startStripe } from "@/sandbox/stripe/server";
import { emptyState } from "@/sandbox/stripe/state";

test("a new account is set up once, however often it is asked for", async () => {
  const sandbox = await startStripe();
  try {
    Object.assign(sandbox.state, emptyState());
    const stripe = await newStripe(sandbox.env["STRIPE_SECRET_KEY"] ?? "", sandbox.env["STRIPE_API_URL"]);
    const first = await setUpStripe(stripe, "https://plumbline.example");
    const { prices, configurations, endpoints } = sandbox.state;
    expect(Object.values(prices).map(({ unit_amount }) => unit_amount)).toEqual([1999, 17999]);
    expect(Object.values(endpoints).map(({ url }) => url)).toEqual([
      "https://plumbline.example/api/webhooks/stripe",
    ]);
    const { STRIPE_WEBHOOK_SECRET: secret, ...same } = first;
    expect(secret).toMatch(/^whsec_/);
    expect(await setUpStripe(stripe, "https://plumbline.example")).toEqual(same);
    expect([prices, configurations, endpoints].map((table) => Object.keys(table).length)).toEqual([2, 1, 1]);
    for (const endpoint of Object.values(endpoints)) endpoint.api_version = "2025-03-31.basil";
    const renewed = await setUpStripe(stripe, "https://plumbline.example");
    expect(renewed["STRIPE_WEBHOOK_SECRET"]).toMatch(/^whsec_/);
    expect(renewed["STRIPE_WEBHOOK_SECRET"]).not.toBe(secret);
    expect(Object.values(sandbox.state.endpoints).map(({ api_version }) => api_version)).toEqual([
      API_VERSION,
    ]);
  } finally {
    await sandbox.stop();
  }
});

test("the sandbox refuses to start in production", async () => {
  const mode = process.env.APP_MODE;
  process.env.APP_MODE = "production";
  await expect(startStripe()).rejects.toThrow("production");
  if (mode === undefined) delete process.env.APP_MODE;
  else process.env.APP_MODE = mode;
});
