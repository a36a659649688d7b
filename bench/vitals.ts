import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { hashPassword } from "@/lib/account/password";
import { paths } from "@/lib/paths";
import { LARGE_IDS, LARGE_MAIL, seedLarge } from "@/prisma/seed/large-rows";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/chromium";
import { onStop } from "@/sandbox/lifecycle";
import { connect, createTestDatabase } from "@/sandbox/test-database";
import { startTestServer } from "@/sandbox/test-server";
import { watchVitals } from "./watch-vitals";
import type { Vitals } from "./watch-vitals";

const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const PASSWORD = "plumbline-demo";
/** Milliseconds; a shift has no unit. */
const GOALS = { lcp: 2500, cls: 0.1, typing: 200, folder: 200 };
const SIZE = { projects: 1, members: 20, folders: 60, subtasks: 600, updates: 500 };

/** Prints how a project with 500 updates feels on a slow phone. Returns whether all goals are reached. */
export async function benchVitals(): Promise<boolean> {
  const url = await startProject();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: url });
  await page.context().request.post("/api/login", {
    data: { email: `owner@${LARGE_MAIL}`, password: PASSWORD },
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // The TypeScript runner names the functions inside of it with a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watchVitals);
  console.log(`\nA project with ${SIZE.updates} updates, its processor ${SLOWDOWN} times slower\n`);
  const found = await visit(page);
  return report(found);
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

async function visit(page: Page): Promise<Record<keyof typeof GOALS, number>> {
  await page.goto(paths.project(LARGE_IDS.bigProject), { waitUntil: "networkidle" });
  const loaded = await vitalsOf(page);
  await page.getByRole("textbox").last().pressSequentially("Joists are in", { delay: 150 });
  for (const at of [0, 1, 2]) {
    await page.waitForTimeout(1000);
    await page.locator("main h3 button[aria-expanded=false]").nth(at).click();
  }
  await page.waitForTimeout(3000);
  const { cls, slowest } = await vitalsOf(page);
  return {
    lcp: loaded.lcp,
    cls,
    typing: slowest.keydown ?? 0,
    folder: slowest.click ?? slowest.pointerup ?? 0,
  };
}

function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as typeof globalThis & { plumblineVitals: Vitals }).plumblineVitals);
}

function report(found: Record<keyof typeof GOALS, number>): boolean {
  const lines = [
    ["Largest Contentful Paint", found.lcp, GOALS.lcp, " ms"],
    ["Cumulative Layout Shift", found.cls, GOALS.cls, ""],
    ["Typing in the composer, key to paint, slowest", found.typing, GOALS.typing, " ms"],
    ["Opening a folder, press to paint, slowest of three", found.folder, GOALS.folder, " ms"],
  ] as const;
  for (const [name, value, goal, unit] of lines) {
    const figure = unit ? `${Math.round(value)}${unit}` : value.toFixed(3);
    console.log(
      `${name.padEnd(52)}${figure.padStart(9)}  goal ${goal}${unit}: ${value <= goal ? "reached" : "MISSED"}`,
    );
  }
  return lines.every(([, value, goal]) => value <= goal);
}
