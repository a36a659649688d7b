import { parseArgs } from "node:util";
import { Client } from "pg";
import { LARGE_BUSINESS, LARGE_MAIL, type LargeSize, seedLarge } from "./large-rows";
import { DEMO_PASSWORD } from "./people";
import { hashPassword } from "@/lib/account/password/password";
import { env } from "@/lib/kernel/env";

// npm run seed:large [-- --projects 200 --updates 1000000]: adds a business of realistic size to the database of DATABASE_URL.
const { values } = parseArgs({ options: { projects: { type: "string" }, updates: { type: "string" } } });
if (!env.DATABASE_URL) throw new Error("Set DATABASE_URL to the database to seed.");
const sql = new Client(env.DATABASE_URL);
await sql.connect();
try {
  const began = performance.now();
  const written = await seedLarge(sql, await hashPassword(DEMO_PASSWORD), sizeOf(values));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    written
      ? `Seeded ${LARGE_BUSINESS} in ${seconds} s: sign in as owner@${LARGE_MAIL} or crew1@${LARGE_MAIL}, password ${DEMO_PASSWORD}.`
      : `${LARGE_BUSINESS} exists already: nothing seeded.`,
  );
  process.exitCode = written ? 0 : 1;
} finally {
  await sql.end();
}

function sizeOf(factors: Record<string, string | undefined>): Partial<LargeSize> {
  const given = Object.entries(factors).filter(([, text]) => text !== undefined);
  const size = Object.fromEntries(given.map(([name, text]) => [name, Number(text)]));
  const wrong = Object.entries(size).find(([, count]) => !Number.isInteger(count) || count < 1);
  if (wrong) throw new Error(`--${wrong[0]} must be a whole number.`);
  return size;
}
