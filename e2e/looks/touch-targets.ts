import type { Page } from "@playwright/test";

/**
 * The names of the page's targets whose hit area, measured through the middle and with its pseudo-elements, is less than 44 px high
 * or wide.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(measureTargets);
}

/** Runs in the page. */
function measureTargets(): string[] {
  const all = "a[href], button, input:not([type=hidden]), select, summary, [role=tab], [role=switch]";
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest("[inert], [aria-hidden=true]") &&
    !element.matches(":disabled");
  // A link in a sentence is as high as its line (WCAG 2.5.8).
  const isInSentence = (element: HTMLElement) =>
    element.matches("a") &&
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isHit = (element: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  };
  /** Pixels of hit area from the middle in one direction, up to 44. */
  const reach = (element: HTMLElement, [x, y]: [number, number], [dx, dy]: [number, number]) => {
    let pixels = 0;
    while (pixels < 44 && isHit(element, x + dx * (pixels + 1), y + dy * (pixels + 1))) pixels += 1;
    return pixels;
  };
  return [...document.querySelectorAll<HTMLElement>(all)].filter(isShown).flatMap((element) => {
    if (isInSentence(element)) return [];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    // The skip link is above the screen until it has the focus.
    if (bottom <= 0) return [];
    const middle: [number, number] = [left + width / 2, top + height / 2];
    // The middle pixel counts once for both directions.
    const high = reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]) + 1;
    const wide = reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]) + 1;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return high < 43 || wide < 43 ? [`${name} (${element.tagName}): ${wide} × ${high}`] : [];
  });
}
