import { afterAll, expect, test, vi } from "vitest";
import { CALL_COSTS } from "./call-costs.expected";
import { seedLarge } from "@/prisma/seed/large-rows";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

/*
 * What the main calls cost stays what was decided: nothing else would say that a join was added. The figures are pages, rows and
 * bytes, which are the same on every machine; `npm run bench -- calls` prints them beside the times.
 */

const database = await forThisFile(createTestDatabase());
vi.stubEnv("DATABASE_URL", database.url);
vi.stubEnv("AUTH_SECRET", "a secret for the sessions of this test alone");
vi.stubEnv("LOG_LEVEL", "silent");
// Without a build no answer has an ETag.
vi.doMock("@/lib/kernel/installation/build", () => ({ BUILD: "the build of a test" }));
const costs = await import("./call-costs");

afterAll(async () => {
  const { disconnect } = await import("@/lib/kernel/db");
  await disconnect();
  vi.doUnmock("@/lib/kernel/installation/build");
  vi.unstubAllEnvs();
});

test("no main call costs more than its line of the table", async () => {
  const sql = await connect(database.url);
  await seedLarge(sql, "not a hash", costs.COST_SEED);
  const { determineLanguages } = await import("@/lib/translation/determine-languages");
  await determineLanguages();
  const found = await costs.callCosts(sql, CALL_COSTS);
  await sql.end();
  const excesses = costs.excesses(found, CALL_COSTS);
  expect(excesses, `${excesses.join("; ")}\n${JSON.stringify(found)}`).toEqual([]);
});
