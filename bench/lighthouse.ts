import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { paths } from "@/lib/shared/paths/paths";
import { createTestDatabase } from "@/sandbox/database/test-database";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { onStop } from "@/sandbox/run/lifecycle";
import { freePort } from "@/sandbox/run/ports";
import { startTestServer } from "@/sandbox/servers/test-server";

const PAGES = [paths.landing(), paths.help(), paths.auth(), paths.auth({ tab: "sign-up" })];
/** Not for search engines. */
const HIDDEN = [paths.join(""), paths.forgotPassword()];
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

/** From which index of its own benchmark on Lighthouse takes a machine for a fast desktop (docs/throttling.md in its repository). */
const FAST_MACHINE = 1500;
/** How many times slower than a fast machine, or than another desktop, the phone is: what it says there. */
const [SLOWDOWN, SLOWDOWN_OF_OTHERS] = [4, 2];

/** Prints Lighthouse's scores of the public pages, as on a slow phone. Returns whether all goals are reached. */
export async function benchLighthouse(): Promise<boolean> {
  const url = await startServer();
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  onStop(() => browser.close());
  const { environment } = await audit(url, { port, onlyCategories: ["best-practices"] });
  const { benchmarkIndex } = environment;
  const cpuSlowdownMultiplier = benchmarkIndex >= FAST_MACHINE ? SLOWDOWN : SLOWDOWN_OF_OTHERS;
  console.log(
    `A machine of index ${Math.round(benchmarkIndex)}, slowed down ${cpuSlowdownMultiplier} times.`,
  );
  let reached = true;
  for (const page of [...PAGES, ...HIDDEN]) {
    const onlyCategories = HIDDEN.includes(page) ? CATEGORIES.filter((name) => name !== "seo") : CATEGORIES;
    const options = { port, onlyCategories, throttling: { cpuSlowdownMultiplier } };
    reached = report(page, await audit(url + page, options)) && reached;
  }
  return reached;
}

/** Canonical addresses must name the address that is measured. */
async function startServer(): Promise<string> {
  const database = await createTestDatabase();
  onStop(() => database.drop());
  const server = await startTestServer({ databaseUrl: database.url, env: { JOBS: "off" } });
  onStop(() => server.stop());
  return server.url;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

interface Options {
  port: number;
  onlyCategories: Category[];
  throttling?: { cpuSlowdownMultiplier: number };
}

async function audit(url: string, options: Options): Promise<Result> {
  const flags = { ...options, formFactor: "mobile", logLevel: "error" } as const;
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse could not measure ${url}`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

function report(page: string, { categories, audits }: Result): boolean {
  console.log(`\n${page}`);
  const measured = CATEGORIES.filter((name) => name in categories);
  const reached = measured.map((name) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    const isReached = score >= GOALS[name];
    console.log(
      `  ${name.padEnd(16)} ${String(score).padStart(3)}  goal ${GOALS[name]}${isReached ? "" : "  MISSED"}`,
    );
    if (!isReached)
      for (const { id } of categories[name]?.auditRefs ?? [])
        if ((audits[id]?.score ?? 1) < 1)
          console.log(`    ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
    return isReached;
  });
  return reached.every(Boolean);
}
