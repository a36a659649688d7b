import { parseArgs } from "node:util";
import { createOperator } from "./create-operator";
import { disconnect } from "@/lib/db";

const USAGE = "Usage: npm run operator -- create <email> [--name <name>] [--password <password>]";

/** `npm run operator -- create …`: the only way to become an operator (CONTRACT "Operator"). */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: "string" }, password: { type: "string" } },
  });
  const [command, email] = positionals;
  if (command !== "create" || !email) throw new Error(USAGE);
  const made = await createOperator({ email, ...values });
  if (made.registeredAt) {
    const date = made.registeredAt.toISOString().slice(0, 10);
    return `${made.email} is an operator now: an existing account, registered on ${date}.`;
  }
  if (made.password) return `${made.email} is an operator now, with the password ${made.password}`;
  return `${made.email} is an operator now.`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
