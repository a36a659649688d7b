import type { Page } from "@playwright/test";

/**
 * The visible controls that are partly outside of the viewport, which `position: fixed` content can be without widening the page.
 * Excludes controls inside an element that scrolls sideways.
 */
export function controlsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex='0']";
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest("[inert], [aria-hidden=true]");
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
    const isInScroller = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement) if (scrollsSideways(at)) return true;
      return false;
    };
    return [...document.querySelectorAll(all)]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return isOutside && isShown(element) && !isInScroller(element);
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
        return `<${element.tagName.toLowerCase()}> ${name}: ${String(Math.round(left))} to ${String(Math.round(right))}`;
      });
  });
}
