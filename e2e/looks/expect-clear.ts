import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/kit/fixtures";

/** Expects the toast to be on the screen and to overlap none of these. */
export async function expectClear(page: Page, places: Locator[]): Promise<void> {
  const shown = page.locator("li[data-state=open]:visible").last();
  await expect(shown).toBeInViewport({ ratio: 1 });
  for (const place of places)
    await expect(async () => {
      const [a, b] = await Promise.all([shown.boundingBox(), place.boundingBox()]);
      if (!a || !b) throw new Error("Not shown");
      expect(a.y >= b.y + b.height || b.y >= a.y + a.height, JSON.stringify([a, b])).toBe(true);
    }).toPass({ timeout: 3_000 });
}
