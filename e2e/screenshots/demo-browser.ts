import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { PersonName } from "./page-shot";
import type { Theme } from "@/e2e/looks/axe";
import { FORMATS } from "@/lib/i18n/dates";
import type { Locale } from "@/lib/i18n/locale";
import { createTestDatabase } from "@/sandbox/database/test-database";
import { onStop } from "@/sandbox/run/lifecycle";
import { seed } from "@/sandbox/run/services";
import provideTestRun from "@/sandbox/run/test-run";
import { startTestServer } from "@/sandbox/servers/test-server";

const PASSWORD = "plumbline-demo";

/** How a reader sees a page. */
export interface Look {
  size: { width: number; height: number };
  theme: Theme;
  language: Locale;
  /** Pixels of the picture for each CSS pixel. */
  scale?: number;
}

/** Starts a server with the demo's data, and stops it when the command ends. Returns its address. */
export async function startSeededServer(): Promise<string> {
  onStop(await provideTestRun());
  const database = await createTestDatabase();
  onStop(() => database.drop());
  const databaseUrl = database.url;
  const env = { APP_MODE: "demo" };
  const server = await startTestServer({ databaseUrl, env });
  onStop(() => server.stop());
  await seed({ ...env, DATABASE_URL: databaseUrl, DIRECT_URL: databaseUrl, DATA_DIR: server.dataDir });
  return server.url;
}

export async function openContext(
  browser: Browser,
  url: string,
  { size, theme, language, scale = 1 }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    deviceScaleFactor: scale,
    locale: FORMATS[language].tag,
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    timezoneId: "America/Chicago",
  });
  await context.addCookies([{ name: "language", value: language, url }]);
  await context.addInitScript(
    ([chosen, tongue]) => {
      localStorage.setItem("theme", chosen ?? "");
      localStorage.setItem("language", tongue ?? "");
    },
    [theme, language],
  );
  return context;
}

export async function signIn(context: BrowserContext, url: string, person: PersonName): Promise<void> {
  if (person === "visitor") return;
  const response = await context.request.post(`${url}/api/login`, {
    data: { email: `${person}@example.com`, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`${person} could not sign in: ${response.status()}`);
}

/** Skeletons and spinners mark what is still loading with aria-busy; times are invisible until the page knows the reader's zone. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      !document.querySelector(".awaits-zone") &&
      [...document.querySelectorAll('[aria-busy="true"]')].every((element) => !element.checkVisibility()),
    undefined,
    { timeout: 10_000 },
  );
}
