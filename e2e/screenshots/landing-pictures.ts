import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Look, openContext, settle, signIn, startSeededServer } from "./demo-browser";
import { PAGES } from "./pages";
import { LOCALES } from "@/lib/i18n/locale";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { buildApp } from "@/sandbox/run/build";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { ROOT } from "@/sandbox/run/folders";
import { main, onStop } from "@/sandbox/run/lifecycle";

/* The pictures of the landing page and of the offer to install the app, from the demo: npm run landing-pictures. */
const FOLDER = join(ROOT, "public/landing");
const LANGUAGES = LOCALES.filter((locale) => LANGUAGE_RULES[locale].pictures === locale);
const THEMES = ["light", "dark"] as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** The width of US Letter at 96 dots an inch, and three rows of cards. */
const PAPER = { width: 816, height: 932 };
/** What messengers show of a link. */
const CARD = { width: 1200, height: 630 };

/** The address that the sheet shows instead of this machine's. */
const HOST = "plumbline.example";
const CARDS = 6;
/** Of the demo. */
const PHOTOS = ["kitchen-before", "kitchen-after", "beam", "hanger", "studs", "tape"];
const AVIF = { quality: 50, effort: 6 };

main(async () => {
  const executablePath = await ensureChromium();
  await buildApp();
  const url = await startSeededServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  mkdirSync(FOLDER, { recursive: true });
  for (const name of PHOTOS)
    await sharp(join(ROOT, `prisma/seed/photos/${name}.jpg`))
      .resize({ width: 880, height: 660 })
      .avif(AVIF)
      .toFile(join(FOLDER, `${name}.avif`));
  const shoot = (look: Look, take: (page: Page) => Promise<Buffer>) => withPage(browser, url, { look, take });
  for (const language of LANGUAGES) {
    for (const theme of THEMES)
      await save(
        await shoot({ size: PHONE, theme, language, scale: 2 }, project),
        `project-${theme}-${language}`,
        PHONE,
      );
    for (const [form, size, scale] of [
      ["narrow", PHONE, 2],
      ["wide", DESKTOP, 1],
    ] as const)
      await sharp(await shoot({ size, theme: "light", language, scale }, project))
        .webp({ quality: 60, effort: 6 })
        .toFile(join(FOLDER, `app-${form}-${language}.webp`));
    const card = await shoot({ size: CARD, theme: "light", language }, landing);
    await sharp(card)
      .png({ palette: true, quality: 90 })
      .toFile(join(ROOT, `public/og-${language}.png`));
  }
  await save(await shoot({ size: PAPER, theme: "light", language: "en", scale: 2 }, sheet), "sheet", PAPER);
  console.log(`The pictures are in ${FOLDER}.`);
  return 0;
});

async function withPage(
  browser: Browser,
  url: string,
  { look, take }: { look: Look; take: (page: Page) => Promise<Buffer> },
): Promise<Buffer> {
  const context = await openContext(browser, url, look);
  try {
    await signIn(context, url, "owner");
    return await take(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A task with its subtasks, a recording and its translation. */
async function project(page: Page): Promise<Buffer> {
  const folder = PAGES.find(({ name }) => name === "project-folder");
  if (typeof folder?.path !== "function") throw new Error("e2e/screenshots/pages.ts has no project-folder");
  await page.goto(await folder.path(page));
  await settle(page);
  // Both are loaded after the page.
  await page.getByText(/^1 (of|de) 3/).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return page.screenshot({ animations: "disabled" });
}

/** New codes for the demo's first project, as they are printed. */
async function sheet(page: Page): Promise<Buffer> {
  const projects = (await (await page.request.get("/api/projects")).json()) as { id: string; name: string }[];
  const id = projects.find(({ name }) => name.includes("Harlow Street"))?.id ?? "";
  await page.request.post(`${apiPath("projects", id, "connect-codes")}/batch`, {
    data: { count: CARDS, expirationHours: 168 },
  });
  await page.goto(paths.codeSheet({ project: id }));
  await page.emulateMedia({ media: "print" });
  await settle(page);
  await page.evaluate((host) => {
    for (const element of document.querySelectorAll("main *"))
      if (element.textContent === location.host) element.textContent = host;
  }, HOST);
  return page.screenshot({ animations: "disabled" });
}

async function landing(page: Page): Promise<Buffer> {
  await page.context().clearCookies({ name: /session/ });
  await page.goto(paths.landing());
  await settle(page);
  return page.screenshot({ animations: "disabled" });
}

/** In the size of the page and twice as large. */
async function save(picture: Buffer, name: string, { width }: { width: number }): Promise<void> {
  await sharp(picture)
    .resize({ width })
    .avif(AVIF)
    .toFile(join(FOLDER, `${name}-small.avif`));
  await sharp(picture)
    .avif(AVIF)
    .toFile(join(FOLDER, `${name}-large.avif`));
}
