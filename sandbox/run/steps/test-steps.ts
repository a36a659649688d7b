import { join } from "node:path";
import { noteCost } from "./costs";
import { addUp, type Tally, tallyPlaywright, tallyVitest } from "./test-report";
import { createTestDatabase } from "@/sandbox/database/test-database";
import { buildApp } from "@/sandbox/run/build";
import { ensureChromium } from "@/sandbox/run/chromium";
import { Failure, tail } from "@/sandbox/run/failure";
import { run } from "@/sandbox/run/run";

const COST_REPORTER = "./sandbox/run/steps/cost-reporter.ts";
const PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** Runs one static check, which counts as one test: it passes when each of its commands exits with 0. */
export function check(name: string, ...commands: [tool: string, ...args: string[]][]): Promise<Tally> {
  return timed(name, async () => {
    for (const [tool, ...args] of commands) {
      const { code, output } = await run(tool, args);
      if (code !== 0) throw new Failure("", tail(output, 80));
    }
    return PASSED;
  });
}

/** Checks that the migrations produce exactly schema.prisma. */
export function checkDrift(): Promise<Tally> {
  return timed("schema and migrations agree", async () => {
    const database = await createTestDatabase();
    const args = [
      "migrate",
      "diff",
      "--from-config-datasource",
      "--to-schema",
      "prisma/schema.prisma",
      "--exit-code",
    ];
    const env = { DATABASE_URL: database.url, DIRECT_URL: database.url };
    const { code, output } = await run("prisma", args, { env });
    await database.drop();
    if (code !== 0) throw new Failure("", tail(output));
    return PASSED;
  });
}

/** Makes the production build, which the HTTP and browser tests run. */
export function build(): Promise<Tally> {
  return timed("build", async () => {
    await buildApp();
    return PASSED;
  });
}

/** Runs vitest on `projects` and counts its tests: none if it is ended because its `limit` of seconds is over. */
export async function vitest(
  name: string,
  projects: string[],
  patterns: readonly string[],
  reports: string,
  limit?: number,
): Promise<Tally> {
  console.log(`\n── ${name}`);
  const file = reportOf(projects, reports);
  const reporters = ["default", COST_REPORTER, "json"].map((reporter) => `--reporter=${reporter}`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...chosen, ...reporters, `--outputFile.json=${file}`, ...patterns];
  const outcome = await run("vitest", args, { show: true, ...(limit !== undefined && { seconds: limit }) });
  noteCost({ kind: "step", name, seconds: outcome.seconds });
  return outcome.isOutOfTime ? addUp([]) : atLeastOneFailure(name, outcome.code, tallyVitest(file));
}

/** Where the report is that `vitest` leaves. */
export function reportOf(projects: string[], reports: string): string {
  return join(reports, `${projects.join("-")}.json`);
}

/** Runs the browser tests and counts them, as `vitest` does; installs a browser first if there is none. */
export async function playwright(
  patterns: readonly string[],
  reports: string,
  limit?: number,
): Promise<Tally> {
  console.log("\n── browser tests");
  const file = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const outcome = await run("playwright", ["test", "--pass-with-no-tests", ...patterns], {
    show: true,
    env,
    ...(limit !== undefined && { seconds: limit }),
  });
  noteCost({ kind: "step", name: "browser tests", seconds: outcome.seconds });
  return outcome.isOutOfTime
    ? addUp([])
    : atLeastOneFailure("browser tests", outcome.code, tallyPlaywright(file));
}

/** Reports a step that could not run, as a failure. */
export function notRun(name: string, reason: string): Tally {
  console.log(`\n── ${name}: not run, ${reason}`);
  return failed(`${name}: not run, ${reason}`);
}

async function timed(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const begin = performance.now();
  const end = () => {
    const seconds = (performance.now() - begin) / 1000;
    noteCost({ kind: "step", name, seconds });
    return `${seconds.toFixed(1)} s`;
  };
  try {
    const tally = await step();
    console.log(`── ${name}: passed, ${end()}`);
    return tally;
  } catch (error) {
    const details = error instanceof Failure ? error.details || error.message : String(error);
    console.log(`── ${name}: FAILED, ${end()}\n${details}`);
    return failed(`${name}\n${tail(details, 12)}`);
  }
}

function failed(failure: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

function atLeastOneFailure(name: string, code: number, tally: Tally): Tally {
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`${name}: exit code ${code}`] };
}
