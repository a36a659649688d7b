import type { Locator, Page, Response } from "@playwright/test";
import { expect } from "./fixtures";
import { trafficOf } from "./traffic";
import { apiPath } from "@/lib/shared/paths/api-path";

/** More steps than the keyboard needs from any place of a page to any other. */
const MANY_STEPS = 80;
/** Heights on a phone of 844 pixels, both above the dock: a drag auto-scrolls at the lower one, not at the upper one. */
const SCROLLING = 700;
const RESTING = 450;
const ABOVE_DOCK = 720;
/** Milliseconds for a page to auto-scroll: it moves some pixels per frame, and a busy machine renders few frames. */
const SCROLL_TIME = 30_000;

/** Blocks a page's live updates, as a bad connection does: it learns of changes only from its own next call. */
export async function blockEvents(page: Page): Promise<void> {
  await page.route("**/api/events", (route) => route.fulfill({ contentType: "text/event-stream", body: "" }));
}

/** Opens a page; resolves once its live updates are connected. */
export async function openLive(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isLive = false;
  const note = (response: Response) => {
    isLive ||= new URL(response.url()).pathname === apiPath("events");
  };
  page.on("response", note);
  await open();
  // Waits from now on: on a busy machine, opening alone may take as long as one may wait.
  await expect.poll(() => isLive).toBe(true);
  page.off("response", note);
}

/** Closes a dialog with Escape, once it has the focus. */
export async function escape(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await expect(dialog.locator(":focus").or(dialog.and(page.locator(":focus")))).toHaveCount(1);
  await escapeUntil(page, (soon) => expect(dialog).toHaveCount(0, soon));
}

/** Presses Escape until `done` passes: what opens registers for keys only in a later render, and a toast may be on top of it. */
export async function escapeUntil(
  page: Page,
  done: (soon: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await done({ timeout: 1000 });
  }).toPass();
}

/** Presses Tab until the focus is there; after 80 steps, the tab order counts as broken. */
export async function tabTo(target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MANY_STEPS; step += 1) {
    if (await isReached()) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error("Not reached by keyboard");
}

export function folder(page: Page, name: string): Locator {
  return page.locator("h3 button[aria-expanded]").filter({ hasText: name }).first();
}

export function handleOf(entry: Locator): Locator {
  return entry.locator("[data-move-handle]");
}

export async function dragByMouse(page: Page, entry: Locator, target: Locator): Promise<void> {
  await holdByMouse(page, entry);
  await dropByMouse(page, target);
}

export async function holdByMouse(page: Page, entry: Locator): Promise<void> {
  // Once it stands still: what has just opened above it may still be loading.
  await handleOf(entry).hover();
  const from = await middleOf(handleOf(entry));
  await page.mouse.down();
  await page.mouse.move(from.x - 12, from.y + 4, { steps: 3 });
}

export async function dropByMouse(page: Page, target: Locator): Promise<void> {
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  // The library reads the pointer's position in the next frame.
  await nextFrames(page);
  await page.mouse.up();
}

export async function steerTo(page: Page, name: string): Promise<void> {
  const over = page.locator("[data-drag-over]").filter({ hasText: name });
  const target = await middleOf(folder(page, name));
  for (let step = 0; step < MANY_STEPS && (await over.count()) === 0; step += 1) {
    const card = await page.locator("body > div[aria-hidden][style*=fixed]").boundingBox();
    const at = card ?? target;
    const sideways = at.x - target.x;
    const key = sideways > 60 ? "ArrowLeft" : at.y < target.y ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(key);
    // Measure the card only after this step has moved it: one step too many would overshoot.
    await nextFrames(page);
  }
  await expect(over).toBeVisible();
}

/** Drags down the page until the target is visible, then onto it. */
export async function dragByFinger(page: Page, entry: Locator, target: Locator): Promise<void> {
  const handle = handleOf(entry);
  const finger = await putDown(page, handle, () => expect(handle).toHaveAttribute("data-lifted"));
  await finger.moveTo({ x: 200, y: SCROLLING });
  await expect
    .poll(async () => (await middleOf(target)).y, { timeout: SCROLL_TIME })
    .toBeLessThan(ABOVE_DOCK);
  await finger.moveTo({ x: 200, y: RESTING });
  // Near the edge the page scrolls on, and the target with it.
  await expect(async () => {
    const at = await middleOf(target);
    await finger.moveTo(at);
    expect(await middleOf(target)).toEqual(at);
    expect(await target.evaluate((element) => element.closest("[data-drag-over]") !== null)).toBe(true);
  }).toPass({ timeout: SCROLL_TIME });
  await finger.lift();
}

/** Drags a row of a list by its handle onto another one. */
export async function dragRowByFinger(page: Page, handle: Locator, target: Locator): Promise<void> {
  const row = handle.locator("xpath=ancestor::li[1]");
  const finger = await putDown(page, handle, () => expect(row).toHaveCSS("position", "fixed"));
  await finger.moveTo(await middleOf(target));
  await finger.lift();
}

/** Presses a handle with a finger until it is lifted. */
async function putDown(page: Page, handle: Locator, lifted: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  let at = await middleOf(handle);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await lifted();
  return {
    moveTo: async (to: { x: number; y: number }) => {
      const from = at;
      for (let step = 1; step <= 10; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
        await nextFrames(page);
      }
    },
    lift: () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  };
}

/** A finger that swipes over a handle. All events are sent at once: on a busy machine gaps would turn it into a long press. */
export async function swipeUp(page: Page, handle: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(handle);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const moves = Array.from({ length: 12 }, (_, step) => ({ x, y: y - (step + 1) * 15 }));
  await Promise.all([
    touch("touchStart", [{ x, y }]),
    ...moves.map((point) => touch("touchMove", [point])),
    touch("touchEnd", []),
  ]);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An element's box as painted: read at another moment, it may be one that the page corrects before painting. */
export function paintedBox(element: Locator): Promise<{ x: number; y: number }> {
  return element.evaluate(
    (target) =>
      new Promise((measured) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          const { x = NaN, y = NaN } = entry?.boundingClientRect ?? {};
          measured({ x, y });
        }).observe(target);
      }),
  );
}

/** Lets the page render the last input. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );
}

/** Simulates another tab or app in front of the page: Playwright's pages are always visible. */
export async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/**
 * Milliseconds after which a page has begun all that it loads late, but for the layer of drags: live updates, the recorder, kept
 * recordings.
 */
const LATE_MS = 3000;
/** Milliseconds within which an idle page asks for what follows from its last answer. */
const QUIET_MS = 500;

/**
 * Waits until the page has begun what it loads late, is idle, and its last request, its event stream aside, began and ended a while
 * ago. On a busy machine it may not be idle for seconds.
 */
export async function untilNothingIsFetched(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  const isQuiet = async () => {
    // After what the page itself asked to do while it is idle.
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    return traffic.age >= LATE_MS && traffic.quiet >= QUIET_MS;
  };
  await expect.poll(isQuiet, { intervals: [250] }).toBe(true);
}
