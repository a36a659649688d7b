import { Client } from "pg";
import { OPERATOR_MAIL, seedOperator } from "./operator-rows";
import { DEMO_PASSWORD } from "./people";
import { hashPassword } from "@/lib/account/password/password";
import { env } from "@/lib/kernel/env";

// npm run seed:operator: adds what the operator's console is measured with to the database of DATABASE_URL.
if (!env.DATABASE_URL) throw new Error("Set DATABASE_URL to the database to seed.");
const sql = new Client(env.DATABASE_URL);
await sql.connect();
try {
  const began = performance.now();
  const written = await seedOperator(sql, await hashPassword(DEMO_PASSWORD));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    written
      ? `Seeded 50,000 users, 5,000 businesses and 1,000,000 log rows in ${seconds} s: sign in at /admin as operator@${OPERATOR_MAIL}, password ${DEMO_PASSWORD}.`
      : "They exist already: nothing seeded.",
  );
  process.exitCode = written ? 0 : 1;
} finally {
  await sql.end();
}
