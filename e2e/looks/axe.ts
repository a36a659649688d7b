import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** As `axe.source`, at less than half of its length: compiling it takes as long as running it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Only of violations, and without the selectors and the media that axe would look for: half of its time. */
const BRIEFLY: axe.RunOptions = { resultTypes: ["violations"], selectors: false, preload: false };

/** Only WCAG 2.2 requires targets of 24 px, and axe leaves that rule out by default. */
const RULES = { "target-size": { enabled: true } };

/** The rules whose result depends on theme or language: colors, sizes, names. */
const OF_APPEARANCE = [
  "color-contrast",
  "target-size",
  "html-has-lang",
  "html-lang-valid",
  "valid-lang",
  "document-title",
  "button-name",
  "link-name",
  "label",
  "input-button-name",
  "select-name",
  "image-alt",
  "aria-dialog-name",
];

export type Theme = "light" | "dark" | "sun";

/** The violations in the light theme, and those of `OF_APPEARANCE` in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  return [
    ...(await violations(page, "light")),
    ...(await violations(page, "dark", { appearanceOnly: true })),
  ];
}

/**
 * The violations that axe finds on the page in a theme. `appearanceOnly`: only the rules in `OF_APPEARANCE`, for pages whose other
 * rules ran in another theme and language. Colors are measured after their transitions.
 */
export async function violations(
  page: Page,
  theme: Theme,
  { appearanceOnly = false } = {},
): Promise<string[]> {
  await page.evaluate(async (chosen) => {
    // A page that has not hydrated reads the theme from here when it does.
    localStorage.setItem("theme", chosen);
    const { classList, dataset } = document.documentElement;
    // A transition of an inherited color begins when its parent's has ended.
    dataset["atOnce"] = "";
    classList.remove("light", "dark", "sun");
    classList.add(chosen);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    delete dataset["atOnce"];
  }, theme);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  const rules: axe.RunOptions = appearanceOnly ? { runOnly: OF_APPEARANCE } : { rules: RULES };
  return page.evaluate(findViolations, { ...BRIEFLY, ...rules });
}

/** Runs in the page. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const found = (await run(document, options)).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
