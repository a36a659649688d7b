import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { PAGES } from "@/e2e/screenshots/pages";
import { buildApp } from "./build";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium";
import { type Look, openContext, settle, signIn, startSeededServer } from "./demo-browser";
import { ROOT } from "./folders";
import { main, onStop } from "./lifecycle";

/* The pictures of the landing page, from the demo: npm run landing-pictures. */
const FOLDER = join(ROOT, "public/landing");
const LANGUAGES = ["en", "es"] as const;
const THEMES = ["light", "dark"] as const;
const PHONE = { width: 390, height: 844 };
/** US Letter at 96 dots an inch. */
const PAPER = { width: 816, height: 1056 };
/** What messengers show of a link. */
const CARD = { width: 1200, height: 630 };

main(async () => {
  const executablePath = await ensureChromium();
  await buildApp();
  const url = await startSeededServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  mkdirSync(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      const look = { size: PHONE, theme, language, scale: 2 };
      await save(
        await shoot(browser, url, { page: "project-owner", look }),
        `project-${theme}-${language}`,
        PHONE,
      );
    }
    const paper = { size: PAPER, theme: "light", language, scale: 2 } as const;
    await save(
      await shoot(browser, url, { page: "code-sheet", look: paper, printed: true }),
      `sheet-${language}`,
      PAPER,
    );
    const card = await shoot(browser, url, {
      page: "landing",
      look: { size: CARD, theme: "light", language },
    });
    await sharp(card)
      .png({ palette: true, quality: 90 })
      .toFile(join(ROOT, `public/og-${language}.png`));
  }
  console.log(`The pictures are in ${FOLDER}.`);
  return 0;
});

interface Wanted {
  /** Of e2e/screenshots/pages.ts. */
  page: string;
  look: Look;
  printed?: boolean;
}

async function shoot(browser: Browser, url: string, { page: name, look, printed }: Wanted): Promise<Buffer> {
  const shot = PAGES.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`No page is called ${name}`);
  const context = await openContext(browser, url, look);
  try {
    const page = await context.newPage();
    await signIn(context, url, shot.as ?? "visitor");
    await page.goto(typeof shot.path === "string" ? shot.path : await shot.path(page));
    await ready(page, printed ?? false);
    return await page.screenshot({ animations: "disabled" });
  } finally {
    await context.close();
  }
}

async function ready(page: Page, printed: boolean): Promise<void> {
  await settle(page);
  if (printed) await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
}

/** In the size of the page and twice as large. */
async function save(picture: Buffer, name: string, { width }: { width: number }): Promise<void> {
  const options = { quality: 55, effort: 6 };
  await sharp(picture)
    .resize({ width })
    .avif(options)
    .toFile(join(FOLDER, `${name}-small.avif`));
  await sharp(picture)
    .avif(options)
    .toFile(join(FOLDER, `${name}-large.avif`));
}
