import type { Page } from "@playwright/test";

interface Watched {
  layoutShifts: { value: number; of: string[] };
}

/** Makes the browser add up unexpected layout shifts on the pages that it opens from now on: all but those within 500 ms of a press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = Object.assign(globalThis, { layoutShifts: { value: 0, of: [] } });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        watched.layoutShifts.value += value;
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 60) ?? "";
          watched.layoutShifts.of.push(
            `${node?.nodeName ?? "gone"} "${text}" ${previousRect.y} → ${currentRect.y}`,
          );
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The page's layout shift score so far, and what moved from where to where. */
export function shiftsOf(page: Page): Promise<Watched["layoutShifts"]> {
  return page.evaluate(() => (globalThis as unknown as Watched).layoutShifts);
}

/** Forgets the shifts so far, once what is on the page is painted: what a press did is no surprise, however late it comes. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The entries of a frame are handed over after the frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    (globalThis as unknown as Watched).layoutShifts = { value: 0, of: [] };
  });
}
