import { parseArgs } from "node:util";
import { startStripe } from "./server";
import { main, onStop } from "@/sandbox/run/lifecycle";

// The Stripe sandbox in its own process: node --import tsx sandbox/stripe/main.ts --port N --webhook URL [--file F]
main(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { port: text, webhook: text, file: text } });
  const { webhook: webhookUrl, file } = values;
  const options = { ...(webhookUrl !== undefined && { webhookUrl }), ...(file !== undefined && { file }) };
  const stripe = await startStripe({ port: Number(values.port ?? 4_020), ...options });
  onStop(() => stripe.stop());
  console.log(JSON.stringify(stripe.env));
  return new Promise(() => undefined);
});
