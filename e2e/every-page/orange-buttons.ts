import type { Page } from "@playwright/test";

/** The texts of the orange buttons that can be pressed: an open dialog hides those behind it. */
export function orangeButtons(page: Page): Promise<string[]> {
  return page
    .locator(".bg-accent:is(a, button):not([aria-hidden=true] *, [inert] *)")
    .locator("visible=true")
    .allInnerTexts();
}
