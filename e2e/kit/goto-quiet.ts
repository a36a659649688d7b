import type { Page, Request } from "@playwright/test";
import { expect } from "./fixtures";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/**
 * Opens a page and waits until it has made its initial calls. Its event stream stays open, so if that starts before the other
 * calls have ended, Playwright's "networkidle" never happens.
 */
export async function gotoQuiet(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname === apiPaths.events()) return;
    open.add(request);
    begun += 1;
  };
  const end = (request: Request) => open.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(address);
  let before = -1;
  const isQuiet = () => {
    const isSame = begun === before;
    before = begun;
    return isSame && open.size === 0;
  };
  await expect.poll(isQuiet, { intervals: [500], timeout: 30_000 }).toBe(true);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
