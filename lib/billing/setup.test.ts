import { expect, test } from "vitest";
import { newStripe } from "./client";
import { setUpStripe } from "./setup";
import { emptyState } from "@/sandbox/stripe/state";
import { startStripe } from "@/sandbox/stripe/server";

test("a new account is set up once, however often it is asked for", async () => {
  const sandbox = await startStripe();
  try {
    Object.assign(sandbox.state, emptyState());
    const stripe = newStripe(sandbox.env["STRIPE_SECRET_KEY"] ?? "", sandbox.env["STRIPE_API_URL"]);
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
