import { newStripe } from "./client";
import { setUpStripe } from "./setup";
import { env } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";

/** `npm run stripe:setup`: prints the variables to set; may be run again. */
async function main(): Promise<string> {
  if (!env.STRIPE_SECRET_KEY) throw new Error("Set STRIPE_SECRET_KEY to the account's secret key first.");
  const stripe = await newStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL);
  const variables = await setUpStripe(stripe, new URL(appUrl("/")).origin);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  if (!variables["STRIPE_WEBHOOK_SECRET"])
    lines.push("# The webhook endpoint was there already: its secret is in the dashboard, under Webhooks.");
  return lines.join("\n");
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
