import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { icoOf } from "./ico";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { ROOT } from "@/sandbox/run/folders";
import { main, onStop } from "@/sandbox/run/lifecycle";

const PUBLIC = join(ROOT, "public");
/** The page background of the light theme. */
const GROUND = "#f8f7f4";
/** The contents of public/icon.svg, the edge length of its view box, and its line exactly as in the file. */
const MARK = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(PUBLIC, "icon.svg"), "utf8"))?.[1] ?? "";
const EDGE = 32;
const LINE = "M16 2v11";
const FAVICON_SIZES = [16, 32, 48];

interface Picture {
  /** Pixels of its edge. */
  size: number;
  /** The share of the edge that the mark takes up. */
  mark: number;
  /** What is behind the mark: nothing, a tile with round corners, or color up to the edge, for systems that cut their own shape. */
  ground: "none" | "tile" | "full";
}

// A system may crop a maskable icon to a circle of 80 % of its edge; the mark's corners are nearly as far apart as it is high.
const PICTURES: Record<string, Picture> = {
  "apple-touch-icon.png": { size: 180, mark: 0.76, ground: "full" },
  // Of the badge in its status bar, Android shows the outline alone.
  "icon-96.png": { size: 96, mark: 1, ground: "none" },
  "icon-192.png": { size: 192, mark: 0.8, ground: "tile" },
  "icon-512.png": { size: 512, mark: 0.8, ground: "tile" },
  "icon-maskable-512.png": { size: 512, mark: 0.72, ground: "full" },
};

// Draws every icon in public/ from public/icon.svg: tsx sandbox/checks/icons.ts
main(async () => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  for (const [name, picture] of Object.entries(PICTURES))
    writeFileSync(join(PUBLIC, name), await draw(browser, picture));
  const favicons = FAVICON_SIZES.map(async (size) => ({
    size,
    png: await draw(browser, { size, mark: 1, ground: "none" }),
  }));
  writeFileSync(join(PUBLIC, "favicon.ico"), icoOf(await Promise.all(favicons)));
  return 0;
});

async function draw(browser: Browser, picture: Picture): Promise<Buffer> {
  const { size } = picture;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svgOf(picture)}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** The mark on its background, if it has one; there the line starts at the top edge. */
function svgOf({ size, mark, ground }: Picture): string {
  const edge = EDGE / mark;
  const start = (EDGE - edge) / 2;
  const box = `${start} ${start} ${edge} ${edge}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${
    ground === "none" ? MARK : onGround(start, edge, ground === "tile" ? edge * 0.22 : 0)
  }</svg>`;
}

function onGround(start: number, edge: number, radius: number): string {
  const ground = `<rect x="${start}" y="${start}" width="${edge}" height="${edge}" rx="${radius}" fill="${GROUND}"/>`;
  return ground + MARK.replace(LINE, `M16 ${start}V13`);
}
