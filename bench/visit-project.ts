import type { Locator, Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { LARGE_IDS } from "@/prisma/seed/large-rows";
import type { Vitals } from "./watch-vitals";

/** What one visit found; milliseconds, but for shifts and counts. */
export interface Visit {
  lcp: number;
  cls: number;
  typing: number;
  /** From the press to the next frame, in which the folder is open. */
  folder: number;
  /** From the press to the frame with all that the folder holds. */
  content: number;
  /** What moved while one scrolled to the next updates. */
  paging: number;
  /** Updates on the page at first. */
  updates: number;
}

type Watched = typeof globalThis & { plumblineVitals: Vitals };

const FOLDERS = "[aria-labelledby=folders-title] > ul > li";
const UPDATES = "[data-move-handle]";
/** Keys follow each other as fast as a thumb types. */
const BETWEEN_KEYS = 150;
/** Pixels from frame to frame. */
const FLING = 50;

/** Looks at the big project as somebody on site does: types at once, scrolls on to older updates, opens three folders. */
export async function visitProject(page: Page): Promise<Visit> {
  await page.goto(paths.project(LARGE_IDS.bigProject), { waitUntil: "commit" });
  await page.locator(UPDATES).first().waitFor();
  await settled(page);
  const [{ lcp }, updates] = await Promise.all([vitalsOf(page), page.locator(UPDATES).count()]);

  await page.locator("form textarea").pressSequentially("Joists are in", { delay: BETWEEN_KEYS });
  const typed = await vitalsOf(page);
  await scrollOn(page);
  const paged = await vitalsOf(page);
  const contents: number[] = [];
  for (const at of [1, 2, 3]) contents.push(await openFolder(page, at));
  const { cls, slowest } = await vitalsOf(page);
  return {
    lcp,
    cls,
    typing: slowest.keydown ?? 0,
    folder: Math.max(slowest.click ?? 0, slowest.pointerup ?? 0),
    content: Math.max(...contents),
    paging: paged.cls - typed.cls,
    updates,
  };
}

/** Presses the nth folder of the list. Returns the milliseconds from the press until all of it has been drawn. */
async function openFolder(page: Page, at: number): Promise<number> {
  const button = page.locator(FOLDERS).nth(at).locator("h3 button").first();
  await bringIntoView(button);
  const { presses } = await vitalsOf(page);
  const box = await button.boundingBox();
  if (!box) throw new Error("The folder is not on the page");
  // A finger rests too long where the machine is busy: it would be no press.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(
    (count) =>
      (globalThis as Watched).plumblineVitals.presses > count &&
      !document.querySelector("main :is([role=status], button)[aria-busy=true]"),
    presses,
  );
  const drawn = await settled(page);
  if ((await button.getAttribute("aria-expanded")) !== "true") throw new Error("The press opened no folder");
  return drawn - (await vitalsOf(page)).pressedAt;
}

/** Flings the page to the button. On phones the folders follow the open one's updates, which all come in meanwhile. */
function bringIntoView(button: Locator): Promise<void> {
  return button.evaluate(async (element, step) => {
    const busy = "main :is([role=status], button)[aria-busy=true]";
    for (let before = -1; before !== scrollY || document.querySelector(busy);) {
      before = scrollY;
      const { top } = element.getBoundingClientRect();
      scrollBy(0, Math.max(-step, Math.min(step, top - innerHeight / 2)));
      await new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      });
    }
  }, FLING);
}

/** Scrolls as fast as a finger flings, until the next page of updates is there. */
async function scrollOn(page: Page): Promise<void> {
  const count = await page.locator(UPDATES).count();
  await page.evaluate(
    ([selector, least, step]) =>
      new Promise<void>((done) => {
        const next = () => {
          scrollBy(0, step);
          if (document.querySelectorAll(selector).length > least) done();
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [UPDATES, count, FLING] as const,
  );
  await settled(page);
}

/** Waits until the page has drawn twice with nothing to do in between. Returns when that was (`performance.now()`). */
function settled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(performance.now()))),
        );
      }),
  );
}

function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as Watched).plumblineVitals);
}
