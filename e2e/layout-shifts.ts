import type { Page } from "@playwright/test";

interface Watched {
  layoutShifts: { value: number; of: string[] };
}

/** Makes the browser add up unexpected layout shifts on the pages that it opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: Watched["layoutShifts"] = { value: 0, of: [] };
    Object.assign(globalThis, { layoutShifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        layoutShifts.value += value;
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 60) ?? "";
          layoutShifts.of.push(`${node?.nodeName ?? "gone"} "${text}" ${previousRect.y} → ${currentRect.y}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The page's layout shift score so far, and what moved from where to where. */
export function shiftsOf(page: Page): Promise<Watched["layoutShifts"]> {
  return page.evaluate(() => (globalThis as unknown as Watched).layoutShifts);
}
