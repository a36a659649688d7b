import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Only WCAG 2.2 requires targets of 24 px, and axe leaves that rule out by default. */
const RULES: Parameters<AxeBuilder["options"]>[0] = {
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
};

/** The rules whose outcome another theme or language can change: colors, sizes, names. */
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

/** What axe finds on the page in a theme; of its appearance alone where the rest was read in another theme and language. Colors are measured when their transitions are over. */
export async function violations(
  page: Page,
  theme: "light" | "dark",
  { appearanceOnly = false } = {},
): Promise<string[]> {
  await page.evaluate((chosen) => {
    // A page that is not hydrated yet reads the theme from here when it hydrates.
    localStorage.setItem("theme", chosen);
    document.documentElement.classList.remove("light", "dark");
    document.documentElement.classList.add(chosen);
    // Even a transition of zero length applies its colors in the next frame.
    return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }, theme);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Legacy mode opens no extra page; that page is only needed for cross-origin frames, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (appearanceOnly) axe.withRules(OF_APPEARANCE);
  else axe.options(RULES);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
