import { CALL_COSTS } from "./call-costs.expected";
import { CONNECTIONS, line, measure, perSecond } from "./figures";
import type { LoadResult } from "./http-load";
import { LARGE_IDS, LARGE_MAIL, largeId } from "@/prisma/seed/large-rows";
import { signIn } from "@/sandbox/http/http-client";

/** The calls to measure; `goal` is the least share of the bare handler's requests per second, in percent, on any machine. */
const CALLS = [
  {
    name: "GET /api/projects/{id}/updates?includeComments=true",
    options: { path: `/api/projects/${LARGE_IDS.bigProject}/updates?includeComments=true` },
    statements: "updatesKept",
    goal: 20,
  },
  {
    name: "GET /api/projects (20 projects)",
    options: { path: "/api/projects" },
    statements: "projectsKept",
    goal: 25,
  },
  {
    name: "POST /api/updates/{id}/comments",
    options: {
      path: `/api/updates/${largeId("update", 4990)}/comments`,
      method: "POST",
      body: JSON.stringify({ content: "On it" }),
    },
    statements: "comments",
    goal: 24,
  },
] as const;

/** Reads whose common parts are kept in memory, measured once more on a server that reads everything from the database. They have no goal. */
const UNCACHED = [
  { name: "GET …/updates, nothing kept", path: CALLS[0].options.path },
  { name: "GET /api/projects, nothing kept", path: CALLS[1].options.path },
];

/** The reads that are measured unchanged, with the ETag of their first answer; their goal is the same share. */
const UNCHANGED = [
  { name: "the same updates, unchanged (304)", path: CALLS[0].options.path, goal: 50 },
  { name: "the same list, unchanged (304)", path: CALLS[1].options.path, goal: 50 },
];

/**
 * Prints requests per second of the most important calls, beside their upper bounds. Returns whether all reach their goals,
 * and none failed. `uncached` is a server over the same database with KEEP_READS=off.
 */
export async function benchCalls(
  server: { url: string; databaseUrl: string },
  uncached: { url: string },
  password: string,
): Promise<boolean> {
  const worker = await signIn(server, `crew1@${LARGE_MAIL}`, password);
  const cookie = `authjs.session-token=${worker.cookie("authjs.session-token") ?? ""}`;
  console.log(`\n${CONNECTIONS} connections, a worker of ${LARGE_MAIL}\n`);
  const floor = await load(server.url, { path: "/api/health" });
  console.log(line("a bare route handler (GET /api/health)", floor));
  let reached = true;
  // Before the comments: each is posted on one of these updates, whose thread is then counted.
  for (const { name, path } of UNCACHED) {
    const result = await load(uncached.url, { path, cookie });
    reached &&= result.failures === 0;
    console.log(line(name, result, `${percent(result, floor)} % of the bare handler`));
  }
  for (const call of CALLS) {
    const result = await load(server.url, { ...call.options, cookie });
    const bare = await measure(
      "bench/statements.ts",
      { call: call.statements },
      databaseEnv(server.databaseUrl),
    );
    const share = percent(result, floor);
    const isEnough = share >= call.goal;
    reached &&= isEnough && result.failures === 0;
    const outcome = `goal ${call.goal} %: ${isEnough ? "reached" : "MISSED"}`;
    const shares = `${share} % of the bare handler (${outcome}), ${percent(result, bare)} % of its statements`;
    console.log(line(call.name, result, shares));
    console.log(line("  its statements alone, same client", bare));
  }
  for (const { name, path, goal } of UNCHANGED) {
    const { headers } = await worker.get(path);
    const result = await load(server.url, { path, cookie, tag: headers.get("etag") ?? "" });
    const share = percent(result, floor);
    reached &&= share >= goal && result.failures === 0;
    const outcome = `goal ${goal} %: ${share >= goal ? "reached" : "MISSED"}`;
    console.log(line(name, result, `${share} % of the bare handler (${outcome})`));
  }
  console.log("\nWhat the main calls may cost (npm test: bench/call-costs.test.ts)");
  console.table(CALL_COSTS);
  return reached;
}

function load(
  url: string,
  { path, ...options }: { path: string } & Record<string, string>,
): Promise<LoadResult> {
  return measure("bench/http-load.ts", { url: `${url}${path}`, ...options });
}

function databaseEnv(url: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DIRECT_URL: url,
    AUTH_SECRET: "a secret for the sessions of this measurement alone",
    APP_MODE: "test",
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "silent",
  };
}

function percent(result: LoadResult, other: LoadResult): number {
  return Math.round((100 * perSecond(result)) / perSecond(other));
}
