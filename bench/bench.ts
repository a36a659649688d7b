import { benchCalls } from "./calls";
import { benchGrowth } from "./growth";
import { benchLighthouse } from "./lighthouse";
import { benchMemory } from "./memory";
import { benchOperator } from "./operator";
import { benchVitals } from "./vitals";
import { hashPassword } from "@/lib/account/password/password";
import { type LargeSize, seedLarge } from "@/prisma/seed/large-rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { buildApp } from "@/sandbox/run/build";
import type { Env } from "@/sandbox/run/env";
import { Failure } from "@/sandbox/run/failure";
import { main, onStop } from "@/sandbox/run/lifecycle";
import provideTestRun from "@/sandbox/run/test-run";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const PASSWORD = "plumbline-demo";
const PARTS = {
  calls: async () => {
    const server = await startLargeServer();
    const uncached = await startServer(server.databaseUrl, { KEEP_READS: "off" });
    return benchCalls(server, uncached, PASSWORD);
  },
  growth: async () => benchGrowth(await startLargeServer({ projects: 200, updates: 1_000_000 }), PASSWORD),
  memory: async () =>
    benchMemory(await startLargeServer({}, { JOBS: "on" }), PASSWORD, secondsOf(process.argv)),
  operator: () => benchOperator(PASSWORD),
  vitals: benchVitals,
  lighthouse: benchLighthouse,
};

// npm run bench [-- calls|growth|memory [--seconds 300]|operator|vitals|lighthouse]
main(async () => {
  const parts = partsOf(process.argv[2]);
  onStop(await provideTestRun());
  console.log("Building, unless the build is up to date …");
  await buildApp();
  let reached = true;
  for (const part of parts) reached = (await PARTS[part]()) && reached;
  console.log(reached ? "\nAll goals reached." : "\nNot all goals were reached.");
  return reached ? 0 : 1;
});

function partsOf(name: string | undefined): (keyof typeof PARTS)[] {
  const all = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const parts = all.filter((part) => name === undefined || part === name);
  if (parts.length === 0) throw new Failure(`Say what to measure: ${all.join(", ")}, or nothing for all.`);
  return parts;
}

/** How long the memory is watched under load. */
function secondsOf(args: string[]): number {
  const at = args.indexOf("--seconds");
  return at < 0 ? 300 : Number(args[at + 1]);
}

async function startLargeServer(size: Partial<LargeSize> = {}, env: Env = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  onStop(() => database.drop());
  const sql = await connect(database.url);
  const began = performance.now();
  await seedLarge(sql, await hashPassword(PASSWORD), size);
  // Or Postgres would write the seed to disk while the calls are measured.
  await sql.query("CHECKPOINT");
  await sql.end();
  console.log(`Seeded in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return startServer(database.url, env);
}

async function startServer(databaseUrl: string, env: Env): Promise<TestServer> {
  const server = await startTestServer({
    databaseUrl,
    env: { JOBS: "off", RATE_LIMIT_FACTOR: "100000", ...env },
  });
  onStop(() => server.stop());
  return server;
}
