import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { openContext, settle, signIn, startSeededServer } from "./demo-browser";
import type { PageShot } from "./page-shot";
import { PAGES } from "./pages";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { buildApp } from "@/sandbox/run/build";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { Failure } from "@/sandbox/run/failure";
import { ROOT } from "@/sandbox/run/folders";
import { main, onStop } from "@/sandbox/run/lifecycle";

const FOLDER = join(ROOT, "screenshots");
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const THEMES = ["light", "dark", "sun"] as const;
const LOOKS = SIZES.length * THEMES.length * LOCALES.length;
const CONCURRENCY = 2;

interface Shot {
  page: PageShot;
  size: (typeof SIZES)[number];
  theme: (typeof THEMES)[number];
  language: Locale;
}

// npm run screenshots [-- pattern] [--only name]
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string" } },
  });
  const pages = PAGES.filter(({ name }) =>
    values.only ? name === values.only : name.includes(positionals[0] ?? ""),
  );
  if (pages.length === 0) throw new Failure(`No page in e2e/screenshots/pages.ts has that name.`);
  const executablePath = await ensureChromium();
  await buildApp();
  const url = await startSeededServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  mkdirSync(FOLDER, { recursive: true });
  const failed = await takeAll(browser, url, pages);
  console.log(
    `${pages.length * LOOKS - failed} screenshots in ${FOLDER}${failed ? `, ${failed} failed` : ""}`,
  );
  return failed > 0 ? 1 : 0;
});

async function takeAll(browser: Browser, url: string, pages: PageShot[]): Promise<number> {
  const shots = pages.flatMap((page) =>
    SIZES.flatMap((size) =>
      THEMES.flatMap((theme) => LOCALES.map((language) => ({ page, size, theme, language }))),
    ),
  );
  let failed = 0;
  const lane = async () => {
    for (let shot = shots.shift(); shot; shot = shots.shift())
      if (!(await take(browser, url, shot))) failed += 1;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return failed;
}

async function take(browser: Browser, url: string, shot: Shot): Promise<boolean> {
  const { page: wanted, size, theme, language } = shot;
  const name = `${wanted.name}-${size.width}-${theme}-${language}`;
  const context = await openContext(browser, url, shot);
  try {
    const page = await context.newPage();
    await signIn(context, url, wanted.as ?? "visitor");
    await page.goto(typeof wanted.path === "string" ? wanted.path : await wanted.path(page));
    await wanted.prepare?.(page);
    await settle(page);
    await drawAll(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true, animations: "disabled" });
    return true;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await context.close();
  }
}

/** Renders what is below the fold too, for a picture of the whole page. The content policy forbids a `<style>`. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(drawn);
  });
}
