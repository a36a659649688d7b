import { type Browser, chromium } from "@playwright/test";
import { type Visit, visitProject } from "./visit-project";
import { watchVitals } from "./watch-vitals";
import { hashPassword } from "@/lib/account/password/password";
import { LARGE_MAIL, seedLarge } from "@/prisma/seed/large-rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { onStop } from "@/sandbox/run/lifecycle";
import { startTestServer } from "@/sandbox/servers/test-server";

const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const PASSWORD = "plumbline-demo";
const SIZE = { projects: 1, members: 20, folders: 60, subtasks: 600, updates: 500 };
const VISITS = 5;
/** More pixels than the browser's own bars take up. */
const BROWSER_BARS = 150;

interface Figure {
  of: keyof Visit;
  name: string;
  unit: "ms" | "";
  goal?: number;
}

const FIGURES: Figure[] = [
  { of: "lcp", name: "Largest Contentful Paint", unit: "ms", goal: 980 },
  { of: "cls", name: "Cumulative Layout Shift, the whole visit", unit: "", goal: 0.1 },
  { of: "typing", name: "Typing in the composer, key to paint, slowest", unit: "ms", goal: 200 },
  { of: "folder", name: "Opening a folder, press to paint, slowest of three", unit: "ms", goal: 100 },
  { of: "content", name: "Opening a folder, press to its ten subtasks", unit: "ms", goal: 350 },
  { of: "recorder", name: "Opening the recorder, press to paint", unit: "ms", goal: 195 },
  { of: "paging", name: "Scrolling to older updates, layout shift", unit: "", goal: 0.1 },
];

/** Prints how a project with 500 updates feels on a slow phone. Returns whether all goals are reached. */
export async function benchVitals(): Promise<boolean> {
  const url = await startProject();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitUncached(browser, url));
  const { updates, folders, subtasks } = SIZE;
  console.log(`
A project with ${updates} updates, ${folders} folders and ${subtasks} subtasks, with the CPU slowed down ${SLOWDOWN} times; medians of ${VISITS} visits.
The page shows ${visits[0]?.updates} updates at first and loads the others on scroll. Typing starts as soon as it is visible.
`);
  return FIGURES.map((figure) => report(figure, visits)).every(Boolean);
}

async function startProject(): Promise<string> {
  const database = await createTestDatabase();
  onStop(() => database.drop());
  const sql = await connect(database.url);
  await seedLarge(sql, await hashPassword(PASSWORD), SIZE);
  await sql.end();
  const server = await startTestServer({ databaseUrl: database.url, env: { JOBS: "off" } });
  onStop(() => server.stop());
  return server.url;
}

/** One visit with an empty browser cache. */
async function visitUncached(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: url });
  await page.context().request.post("/api/login", {
    data: { email: `owner@${LARGE_MAIL}`, password: PASSWORD },
  });
  const session = await page.context().newCDPSession(page);
  // The browser's own bars take space in its window: what is below the edge is never painted, and its event timings hang.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", {
    windowId,
    bounds: { width: PHONE.width + BROWSER_BARS, height: PHONE.height + BROWSER_BARS },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // tsx compiles nested functions to call a `__name` helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watchVitals);
  const visit = await visitProject(page);
  await page.context().close();
  return visit;
}

/** One line of the table. Returns whether the goal is reached, if there is one. */
function report({ of, name, unit, goal }: Figure, visits: Visit[]): boolean {
  const value = median(visits.map((visit) => visit[of]));
  const figure = unit ? `${Math.round(value)} ms` : value.toFixed(3);
  const reached = goal === undefined || value <= goal;
  const verdict =
    goal === undefined ? "no goal" : `goal ${goal}${unit && " ms"}: ${reached ? "reached" : "MISSED"}`;
  console.log(`${name.padEnd(52)}${figure.padStart(9)}  ${verdict}`);
  return reached;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
