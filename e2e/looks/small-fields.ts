import type { Page } from "@playwright/test";

/** The names of the fields in sight whose text is smaller than 16 px: an iPhone enlarges the page around one, and leaves it so. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, select, textarea")]
      .filter(
        (field) => field.checkVisibility() && !field.matches("[type=checkbox], [type=radio], [type=file]"),
      )
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute("aria-label") ?? field.outerHTML),
  );
}
