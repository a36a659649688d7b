import { expect, test } from "vitest";
import { hashPassword } from "@/lib/account/password/password";
import { LARGE_IDS, LARGE_MAIL, largeId, type LargeSize, seedLarge } from "@/prisma/seed/large-rows";
import { countStatements } from "@/sandbox/database/statement-counter";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { signIn } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const PASSWORD = "correct horse battery";
const SIZES: Record<string, Partial<LargeSize>> = {
  "a few rows": { projects: 2, members: 2, folders: 2, subtasks: 4, updates: 12 },
  "the large seed": {},
};
const READERS = ["owner", "admin", "crew1"];

/** The most statements that a page may send, including the one for its user. */
const PAGES = [
  { path: "/dashboard", most: 8 },
  { path: "/projects", most: 6 },
  { path: "/businesses", most: 11 },
  { path: `/projects/${LARGE_IDS.bigProject}`, most: 10 },
  { path: `/projects/${LARGE_IDS.bigProject}?folder=${largeId("task", 1)}`, most: 11 },
];

test(
  "a page sends a few statements, and no more of them for thousands of rows than for a few",
  {
    timeout: 120_000,
  },
  async () => {
    const costs: Record<string, Record<string, number>> = {};
    for (const [name, size] of Object.entries(SIZES)) costs[name] = await costsWith(size);
    expect(costs["the large seed"]).toEqual(costs["a few rows"]);
    for (const { path, most } of PAGES)
      for (const reader of READERS)
        expect(costs["the large seed"]?.[`${reader} ${path}`], `${reader} ${path}`).toBeLessThanOrEqual(most);
  },
);

async function costsWith(size: Partial<LargeSize>): Promise<Record<string, number>> {
  const database = await createTestDatabase();
  const sql = await connect(database.url);
  await seedLarge(sql, await hashPassword(PASSWORD), size);
  // A few rows would be a project whose crew has no tasks yet, and that shows its guide.
  await sql.query("INSERT INTO ended_guides (project_id) SELECT id FROM projects");
  await sql.end();
  const counter = await countStatements(database.url);
  const server = await startTestServer({
    databaseUrl: counter.url,
    // What the job queue does beside is not counted.
    env: { JOBS: "off", DIRECT_URL: database.url },
  });
  // It determines the language of the seeded texts.
  await counter.settled();
  const costs: Record<string, number> = {};
  for (const reader of READERS) {
    const browser = await signIn(server, `${reader}@${LARGE_MAIL}`, PASSWORD);
    for (const { path } of PAGES)
      costs[`${reader} ${path}`] = await counter.costOf(async () => {
        expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
      });
  }
  await server.stop();
  await counter.stop();
  await database.drop();
  return costs;
}
