import { Client } from "pg";
import { LARGE_BUSINESS, LARGE_MAIL, seedLarge } from "./large-rows";
import { DEMO_PASSWORD } from "./people";
import { hashPassword } from "@/lib/account/password";
import { env } from "@/lib/env";

// npm run seed:large: a business of real size in the database of DATABASE_URL.
if (!env.DATABASE_URL) throw new Error("Say where to: set DATABASE_URL.");
const sql = new Client(env.DATABASE_URL);
await sql.connect();
try {
  const began = performance.now();
  const written = await seedLarge(sql, await hashPassword(DEMO_PASSWORD));
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
