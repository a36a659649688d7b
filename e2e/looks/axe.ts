import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Only WCAG 2.2 requires targets of 24 px, and axe leaves that rule out by default. */
const RULES: Parameters<AxeBuilder["options"]>[0] = {
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
};

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
  await page.evaluate((chosen) => {
    // A page that has not hydrated reads the theme from here when it does.
    localStorage.setItem("theme", chosen);
    document.documentElement.classList.remove("light", "dark", "sun");
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
  // Legacy mode opens no extra page, which is only needed for cross-origin frames. We have none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (appearanceOnly) axe.withRules(OF_APPEARANCE);
  else axe.options(RULES);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
