import type { Locator, Page } from "@playwright/test";
import { openRecorder } from "./open-recorder";
import type { Vitals } from "./watch-vitals";
import { paths } from "@/lib/shared/paths/paths";
import { LARGE_IDS } from "@/prisma/seed/large-rows";

/** The measurements of one visit, in milliseconds except for shifts and counts. */
export interface Visit {
  lcp: number;
  cls: number;
  typing: number;
  /** From the press to the next frame, in which the folder is open. */
  folder: number;
  /** From the press to the frame that shows everything in the folder. */
  content: number;
  /** From the press on the microphone to the frame that shows the recorder. */
  recorder: number;
  /** Layout shift while scrolling to the next updates. */
  paging: number;
  /** How many updates the page shows at first. */
  updates: number;
}

type Watched = typeof globalThis & { plumblineVitals: Vitals };

/** Without the line of all updates, which opens nothing. Unassigned is the first, and open. */
const FOLDERS = "[aria-labelledby=folders-title] > ul > li:has(h3 button)";
const UPDATES = "[data-move-handle]";
/** Milliseconds between keys, as fast as a thumb types. */
const BETWEEN_KEYS = 150;
/** Pixels from frame to frame. */
const FLING = 50;

/** Uses the big project like somebody on site: types right away, scrolls to older updates, opens three folders. */
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
  const recorder = await openRecorder(page);
  return {
    recorder,
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
  // Not a tap: on a busy machine it can last long enough to count as a long press.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(
    ({ count, list, nth }) =>
      (globalThis as Watched).plumblineVitals.presses > count &&
      document.querySelectorAll(list)[nth]?.querySelector("section") &&
      !document.querySelector("main :is([role=status], button)[aria-busy=true]"),
    { count: presses, list: FOLDERS, nth: at },
  );
  const drawn = await settled(page);
  if ((await button.getAttribute("aria-expanded")) !== "true") throw new Error("The press opened no folder");
  return drawn - (await vitalsOf(page)).pressedAt;
}

/** Flings the page to the button. On phones the folders are below the open one's updates, which all load on the way. */
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

/** Scrolls as fast as a finger flings, until the next page of updates has loaded. */
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

/** Waits until the page has painted and is idle. Returns when that was (`performance.now()`). */
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
