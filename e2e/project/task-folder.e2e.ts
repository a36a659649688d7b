import type { Locator, Page } from "@playwright/test";
import { sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import {
  COMMENT,
  DESCRIPTION,
  IN_SUBTASK,
  IN_TASK,
  line,
  newNorthWall,
  type NorthWall,
  openNorthWall,
  SUBTASKS,
  toggle,
} from "@/e2e/kit/north-wall";
import { sampleOf } from "@/e2e/kit/prove-only";
import { clippedRings } from "@/e2e/looks/focus-rings";
import * as en from "@/messages/en";
import { join } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

const POSTED = "The mortar is here.";
const SIZES = [
  { name: "a small phone", viewport: { width: 360, height: 640 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
  { name: "a desktop", viewport: { width: 1280, height: 800 } },
] as const;

const LONG_NAME = "María Guadalupe Hernández Villanueva";
/** More people than the list of members shows without scrolling. */
const CREW = ["Mateo Rivas", "June Park", "Luis Ortega", "Nadia Klein", LONG_NAME];

let site: NorthWall;

test.beforeEach(async ({ server }) => {
  site = await newNorthWall(server);
  for (const name of CREW) await join(site.rosa, site.project, await signUp(server, { name }));
});

for (const { name, viewport } of sampleOf(SIZES, 0)) {
  const isPhone = viewport.width < 1024;
  test.describe(name, () => {
    test.use({ viewport });

    test("a task opens to its updates, its subtasks on one line, which opens in place to one row each", async ({
      page,
    }) => {
      await openNorthWall(page, site);
      await test.step("closed: a line of 44, the task's updates right below it, every update counted", async () => {
        await expect(line(page)).toContainText("2 of 6 done");
        await expect(page.getByText(IN_TASK)).toBeVisible();
        await expect(async () => {
          const { height, y } = await boxOf(line(page));
          expect(Math.round(height)).toBe(44);
          const room = await boxOf(updates(page));
          expect(room.y - (y + height)).toBeLessThan(24);
          const card = await boxOf(page.getByText(COMMENT).locator("xpath=.."));
          if (isPhone) expect(card.x + card.width).toBeCloseTo(room.x + room.width);
          else expect(card.width).toBe(560);
        }).toPass();
        await expect(page.getByRole("checkbox")).toHaveCount(0);
        await expect(folderButton(page)).toContainText("2 updates");
        await expect(page.getByText("Next: Strip the forms")).toBeVisible({ visible: !isPhone });
      });
      await test.step("open: rows of 52 on phones, no scroller there, completed ones last, each subtask once", async () => {
        await line(page).click();
        const rows = page.locator("[data-subtask]");
        await expect(rows).toHaveCount(6);
        await expect
          .poll(() => rows.locator("> div:first-child").evaluateAll(heights))
          .toEqual(Array(6).fill(isPhone ? 52 : 44));
        const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-subtask")));
        expect(names).toEqual(
          [...SUBTASKS.slice(2), ...SUBTASKS.slice(0, 2)].map((subtask) => site.ids[subtask]),
        );
        await expect.poll(() => scrollers(page)).toBe(isPhone ? 0 : 1);
        const tick = await boxOf(page.getByRole("checkbox", { name: "Complete Strip the forms" }));
        expect([tick.width, tick.height]).toEqual(isPhone ? [48, 48] : [44, 44]);
        expect(await clippedRings(page)).toEqual([]);
        for (const subtask of SUBTASKS)
          await expect(page.getByText(subtask, { exact: true }).locator("visible=true")).toHaveCount(1);
      });
      await test.step("a row opens to its updates, one at a time, and the next update goes there", async () => {
        await toggle(page, "Patch the honeycombing").click();
        await expect(page.getByText(IN_SUBTASK)).toBeVisible();
        await expect(() => expectCompact(page)).toPass();
        await toggle(page, "Seal the tie holes").click();
        await expect(page.getByText(IN_SUBTASK)).toHaveCount(0);
        await expect(toggle(page, "Patch the honeycombing")).toHaveAttribute("aria-expanded", "false");
        await page.goBack();
        await expect(page.getByText(IN_SUBTASK)).toBeVisible();
        await write(page, en, POSTED);
        await sendButton(page, en).click();
        await expect(updatesOf(page, "Patch the honeycombing").getByText(POSTED)).toBeVisible();
        await expectNoSideways(page);
        expect(await clippedRings(page)).toEqual([]);
      });
      await test.step("settings, people and description are in the task's menu on phones, in sight on desktops", async () => {
        if (isPhone) {
          await expect(page.getByText(DESCRIPTION).locator("visible=true")).toHaveCount(0);
          const menu = page.getByRole("button", { name: "People, description and settings of North wall" });
          const { width, height } = await boxOf(menu);
          expect([width, height]).toEqual([44, 44]);
          await menu.click();
        }
        const shown = isPhone ? page.getByRole("dialog", { name: "North wall" }) : page.locator("main");
        await expect(shown.getByText(DESCRIPTION)).toBeVisible();
        await shown.getByRole("button", { name: "Assign people" }).click();
        const people = page.getByRole("dialog", { name: "Members of North wall" });
        await expect(people.getByRole("listitem").filter({ hasText: LONG_NAME })).toBeVisible();
        for (const crewName of CREW) await expect(() => expectTwoLines(people, crewName)).toPass();
        expect(await clippedRings(page)).toEqual([]);
        await people.getByRole("checkbox", { name: LONG_NAME }).check();
        await people.getByRole("button", { name: "Assign 1 person" }).click();
        await expect(shown.getByRole("button", { name: "Assign people (1)" })).toBeVisible();
        await shown.getByRole("button", { name: en.tasks.settings }).click();
        await expect(page.getByRole("dialog", { name: en.tasks.settings })).toBeVisible();
      });
    });
  });
}

/** A person's name, and beside it the tick that assigns them. */
async function expectTwoLines(people: Locator, name: string): Promise<void> {
  const text = people.getByText(name, { exact: true });
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines, name).toBeLessThanOrEqual(2);
  const row = people.getByRole("listitem").filter({ hasText: name });
  const [shown, tick] = await Promise.all([
    boxOf(text.locator("xpath=..")),
    boxOf(row.getByRole("checkbox")),
  ]);
  expect(tick.y, `${name} and their tick`).toBeLessThan(shown.y + shown.height);
}

/** Author, role and time on one line with an avatar of 28 px, aligned with the subtask's name. */
async function expectCompact(page: Page): Promise<void> {
  const entry = updatesOf(page, "Patch the honeycombing").getByRole("listitem");
  const time = entry.locator("time");
  await expect(time).toHaveText(/^\d+:\d\d [AP]M$/);
  await expect(entry.getByText(en.updates.owner, { exact: true })).toBeVisible();
  const author = await boxOf(entry.getByText("Rosa Ortiz", { exact: true }));
  const avatar = await boxOf(entry.getByText("RO", { exact: true }));
  const { y, height } = await boxOf(time);
  // With both of a manager's buttons, it takes two lines on the smallest phone, and on others from ten to one o'clock.
  const isShort = (await time.innerText()).length < "10:00 AM".length;
  if (page.viewportSize()!.width >= (isShort ? 390 : 412))
    expect(Math.abs(y + height / 2 - (author.y + author.height / 2))).toBeLessThan(3);
  expect([avatar.width, avatar.height]).toEqual([28, 28]);
  const name = await boxOf(page.getByRole("button", { name: "Rename Patch the honeycombing" }));
  const text = await boxOf(entry.getByText(IN_SUBTASK));
  expect(Math.abs(text.x - name.x)).toBeLessThanOrEqual(1);
  expect(text.y - (avatar.y + avatar.height)).toBeLessThan(10);
}

function folderButton(page: Page) {
  return page.getByRole("heading", { level: 3, name: "North wall" }).getByRole("button");
}

function updatesOf(page: Page, subtask: string) {
  return page.getByRole("list", { name: subtask });
}

function updates(page: Page) {
  return page.getByRole("list", { name: en.updates.title });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not on the page");
  return box;
}

function heights(elements: Element[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().height));
}

/** How many elements around the subtasks scroll on their own. */
function scrollers(page: Page): Promise<number> {
  return page
    .locator("[data-subtask]")
    .first()
    .evaluate((row) => {
      let count = 0;
      for (let at = row.parentElement; at && at !== document.body; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== "visible") count += 1;
      return count;
    });
}

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
