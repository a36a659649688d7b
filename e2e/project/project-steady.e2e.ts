import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { forgetShifts, shiftsOf, watchShifts } from "@/e2e/looks/layout-shifts";
import { hashPassword } from "@/lib/account/password/password";
import { FIRST_UPDATES } from "@/lib/updates/limits";
import * as en from "@/messages/en";
import { LARGE_IDS, LARGE_MAIL, seedLarge } from "@/prisma/seed/large-rows";
import { connect } from "@/sandbox/database/test-database";

const PASSWORD = "plumbline-demo";
const SIZE = { projects: 1, members: 10, folders: 12, subtasks: 60, updates: 250 };
const FOLDERS = "[aria-labelledby=folders-title] > ul > li > div h3 button";
const UPDATES = "[data-move-handle]";

interface Watched {
  steady: { formatted: number; changed: string[] };
}

/** Longer than the page waits before it opens the outbox. */
const STILL_MS = 2500;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async ({ servers }, { file }) => {
  const sql = await connect((await servers.of(file)).databaseUrl);
  await seedLarge(sql, await hashPassword(PASSWORD), SIZE);
  await sql.end();
});

test("typing an update changes and re-renders nothing but the composer", async ({ page }) => {
  await page.clock.install();
  await openProject(page);
  await hydrateList(page);
  // Whether the day has changed is asked at each full minute.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const field = page.getByRole("textbox", { name: en.updates.write }).locator("visible=true");
  await field.pressSequentially("J");
  await page.evaluate(watchTyping);
  await field.pressSequentially("oists are in, 40 of 60.");
  await expect(field).toHaveValue("Joists are in, 40 of 60.");
  const { changed, formatted } = await steadyOf(page);
  expect(changed).toEqual([]);
  // Everything else on this page formats dates or numbers when it renders.
  expect(formatted).toBe(0);
});

test("nothing shifts while the page loads, older updates load and a folder opens", async ({ page }) => {
  await openProject(page);
  await page.evaluate(
    async ([selector, first]) => {
      while (document.querySelectorAll(selector).length <= first) {
        scrollBy(0, 50);
        await new Promise(requestAnimationFrame);
      }
    },
    [UPDATES, FIRST_UPDATES] as const,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await expectSteady(page);
  const folders = page.locator(FOLDERS);
  await folders.first().click();
  await expect(page.locator(UPDATES)).toHaveCount(0);
  await forgetShifts(page);
  await folders.nth(1).hover();
  // What it shows is asked for now. On a busy machine it comes too late to count as an answer to the press.
  await page.mouse.down();
  await untilNothingIsFetched(page);
  await page.mouse.up();
  await expect(folders.nth(1)).toHaveAttribute("aria-expanded", "true");
  await forgetShifts(page);
  const subtasks = page.getByRole("button", { name: /of \d+ done/ });
  await expect(subtasks).toBeVisible();
  await expectSteady(page);
  await subtasks.click();
  await expect(subtasks).toHaveAttribute("aria-expanded", "true");
  await forgetShifts(page);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.locator("main [role=status][aria-busy=true]")).toHaveCount(0);
  await expectSteady(page);
});

test("a folder opened below a long open one stays in view", IN_PROVE, async ({ page }) => {
  await openProject(page);
  const folders = page.locator(FOLDERS);
  for (const at of [1, 2]) {
    const line = folders.nth(at);
    await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await line.click();
    await expect(page.getByRole("button", { name: /of \d+ done/ })).toBeVisible();
    await expect(line).toHaveAttribute("aria-expanded", "true");
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(page.locator("main [role=status][aria-busy=true]")).toHaveCount(0);
    await expect(async () => {
      const bar = await page.locator("[data-own-bar]").boundingBox();
      const box = await line.boundingBox();
      expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    }).toPass({ timeout: 5000 });
    await expect(line).toBeInViewport({ ratio: 1 });
  }
});

async function expectSteady(page: Page): Promise<void> {
  const { value, of } = await shiftsOf(page);
  expect(value, of.join("\n")).toBeLessThanOrEqual(0.1);
}

async function openProject(page: Page): Promise<void> {
  await watchShifts(page);
  const data = { email: `owner@${LARGE_MAIL}`, password: PASSWORD };
  expect((await page.request.post("/api/login", { data })).ok()).toBe(true);
  await page.goto(`/projects/${LARGE_IDS.bigProject}`);
  await expect(page.locator(UPDATES).first()).toBeVisible();
}

/** Uses the list so that it hydrates completely, and waits for what loads on the first press and shortly after the page. */
async function hydrateList(page: Page): Promise<void> {
  const update = page.getByRole("list", { name: en.updates.title }).getByRole("listitem").first();
  await update.getByRole("button", { name: en.updates.comment }).click();
  await update.getByRole("button", { name: en.updates.cancel }).click();
  await expect(update.getByRole("textbox")).toHaveCount(0);
  await update.locator("[data-move-handle]").focus();
  await expect(page.locator("[id^=rfd-announcement]")).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(untilStill, STILL_MS);
}

/** Runs in the page: resolves once nothing has changed for `ms`. */
function untilStill(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, ms);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function steadyOf(page: Page): Promise<Watched["steady"]> {
  return page.evaluate(() => (globalThis as unknown as Watched).steady);
}

/** Runs in the page: records changes outside of forms, and counts formatting of dates and numbers. */
function watchTyping(): void {
  const steady: Watched["steady"] = { formatted: 0, changed: [] };
  Object.assign(globalThis, { steady });
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest("form")) steady.changed.push(element?.outerHTML.slice(0, 200) ?? target.nodeName);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
    Object.defineProperty(prototype, "format", {
      get() {
        steady.formatted += 1;
        return get?.call(this) as unknown;
      },
    });
  }
}
