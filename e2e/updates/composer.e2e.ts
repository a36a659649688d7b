import type { Locator, Page } from "@playwright/test";
import { watchMarker, watchCount } from "./watches";
import { openAs, sendButton, type Texts, write, writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { folder } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { addTask } from "@/sandbox/database/rows";
import { type Cast, gatherCast } from "@/sandbox/fixtures/cast";

const LONG_TASK = "Impermeabilización del muro de contención del lado norte, segunda etapa";
const FOUR_LINES = Array.from({ length: 8 }, (_, at) => `Renglón ${at + 1} del avance de hoy.`).join("\n");

let cast: Cast;

test.beforeAll(async ({ servers }, { file }) => {
  cast = await gatherCast(await servers.of(file));
});
test.afterAll(() => cast.end());

test.describe("on a small phone in Spanish", () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: "es-MX" });

  test("the dock does not cover the page's end, keeps its field wide, and is hidden while a comment is typed", async ({
    page,
  }) => {
    const id = await addTask(cast.sql, cast.harlow.id, LONG_TASK);
    await postIn(id, "Ya está la primera capa.");
    await openAs(page, cast.rosa, cast.harlow.id);
    await folder(page, LONG_TASK).click();
    const dock = dockOf(page, es);
    await expect(dock.getByRole("button", { name: `Va a: ${LONG_TASK}` })).toBeVisible();
    const empty = await boxOf(dock);
    await writing(page, es).fill(FOUR_LINES);

    // Four lines, and the padding below them.
    await expect.poll(async () => (await boxOf(writing(page, es))).height).toBe(4 * 24 + 6);
    // Beside a camera of 56 px and a microphone of 64.
    expect((await boxOf(writing(page, es))).width).toBeGreaterThanOrEqual(360 / 2);
    await expect(sendButton(page, es)).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(dock)).height).toBe(empty.height + 3 * 24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectEndAbove(page, dock);
    await page.setViewportSize({ width: 360, height: 330 });
    await expect(writing(page, es)).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page, es)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole("button", { name: es.updates.comment }).first().click();
    await page.getByRole("textbox", { name: es.updates.commentText }).fill("Gracias");
    await expect(dock).toBeHidden();
    await page.getByRole("button", { name: es.updates.addComment }).click();
    await expect(toast(page, es.outbox.commented)).toBeVisible();
    await expect(dock).toBeVisible();
    await writing(page, es).fill("");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a draft keeps its place over a reload, and in an app that was ended; if that is deleted, the dock asks for another", async ({
    page,
  }) => {
    const id = await addTask(cast.sql, cast.harlow.id, "Gutters");
    await openAs(page, cast.rosa, cast.harlow.id);
    const goesToGutters = dockOf(page, en).getByRole("button", { name: "Goes to: Gutters" });
    await folder(page, "Gutters").click();
    await expect(goesToGutters).toBeVisible();
    await writing(page, en).fill("The gutters are up.");
    await folder(page, en.tasks.unassigned).click();
    await page.goto(`/projects/${cast.harlow.id}`);
    await expect(goesToGutters).toBeVisible();
    await expect(writing(page, en)).toHaveValue("The gutters are up.");

    expect((await cast.rosa.delete(`/api/tasks/${id}`)).status).toBe(204);
    const gone = dockOf(page, en).getByRole("alert");
    // The phone ends the app with what the tab alone keeps.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(gone).toHaveText("“Gutters” is gone. Your text is still here: choose where it goes.");
    await sendButton(page, en).click();
    await expect(writing(page, en)).toHaveValue("The gutters are up.");
    await dockOf(page, en).getByLabel(en.updates.task, { exact: true }).selectOption({ label: "Roofing" });
    await sendButton(page, en).click();
    await expect(toast(page, en.updates.posted)).toBeVisible();
    expect(await placesOf("The gutters are up.")).toEqual([cast.harlow.roofing]);
  });

  test("two taps post one update, which scrolls into view with its marker; in another folder a toast links to it", async ({
    page,
  }) => {
    for (let at = 0; at < 8; at += 1) await postIn(cast.harlow.framing, `Stud ${at} is plumb.`);
    await openAs(page, cast.rosa, cast.harlow.id);
    await folder(page, "Framing").click();
    await expect(page.getByText("Stud 7 is plumb.")).toBeVisible();
    await writing(page, en).fill("All studs are plumb.");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(watchMarker);
    await page.evaluate(watchCount, "All studs are plumb.");
    await tapTwice(sendButton(page, en));
    const posted = page.getByRole("listitem").filter({ hasText: "All studs are plumb." }).last();
    await expect(posted).toContainText(en.updates.received);
    await expect(posted).toBeInViewport({ ratio: 1 });
    // It may still be scrolling.
    const clearance = async () => {
      const box = await boxOf(posted);
      return (await boxOf(dockOf(page, en))).y - (box.y + box.height);
    };
    await expect.poll(clearance).toBeGreaterThanOrEqual(0);
    const drops = () => page.evaluate(() => Reflect.get(globalThis, "drops") as number[]);
    await expect.poll(drops).toEqual([200]);
    expect(await placesOf("All studs are plumb.")).toEqual([cast.harlow.framing]);
    expect(await page.evaluate(() => Reflect.get(globalThis, "counts") as number[])).toEqual([0, 1]);

    await writing(page, en).fill("For the roof: 40 more shingles.");
    await folder(page, en.tasks.unassigned).click();
    await expect(folder(page, en.tasks.unassigned)).toHaveAttribute("aria-expanded", "true");
    await sendButton(page, en).click();
    await expect(page.getByText("In Framing", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: en.updates.show, exact: true }).click();
    await expect(page.getByText("For the roof: 40 more shingles.")).toBeInViewport();
    await expect(folder(page, "Framing")).toHaveAttribute("aria-expanded", "true");
  });

  test(
    "an unsaved edit and comment survive a reload; two taps save and send each once",
    IN_PROVE,
    async ({ page }) => {
      const id = await postIn(cast.harlow.framing, "Two ties are missing.");
      await openAs(page, cast.rosa, cast.harlow.id);
      await folder(page, "Framing").click();
      const update = page.getByRole("listitem").filter({ hasText: "Two ties are missing." }).last();
      await update.getByRole("button", { name: "Options for the update by Rosa Ortiz" }).click();
      await page.getByRole("menuitem", { name: en.updates.edit }).click();
      await page.getByRole("textbox", { name: en.updates.edit }).fill("Three ties are missing.");
      await page.reload();
      await update.getByRole("button", { name: en.updates.continueEdit }).click();
      const field = page.getByRole("textbox", { name: en.updates.edit });
      await expect(field).toHaveValue("Three ties are missing.");
      await tapTwice(page.getByRole("button", { name: en.updates.save }));
      const edited = page.getByRole("listitem").filter({ hasText: "Three ties are missing." }).last();
      await expect(edited.getByText(en.updates.edited, { exact: true })).toBeVisible();
      expect(await rowsOf("SELECT id FROM update_revisions WHERE update_id = $1", id)).toHaveLength(1);

      await edited.getByRole("button", { name: en.updates.comment }).click();
      await edited.getByRole("textbox", { name: en.updates.commentText }).fill("I bring them.");
      await page.reload();
      await edited.getByRole("button", { name: en.updates.continueComment }).click();
      await expect(edited.getByRole("textbox")).toHaveValue("I bring them.");
      await tapTwice(edited.getByRole("button", { name: en.updates.addComment }));
      await expect(edited.getByText("I bring them.")).toBeVisible();
      await expect(toast(page, en.outbox.commented)).toBeVisible();
      expect(await rowsOf("SELECT id FROM comments WHERE update_id = $1", id)).toHaveLength(1);
    },
  );

  test("a long thread shows its last two comments, and the earlier ones in place on a press", async ({
    page,
  }) => {
    const id = await postIn(cast.harlow.roofing, "Shingles are here.");
    for (let at = 1; at <= 10; at += 1)
      await cast.rosa.post(`/api/updates/${id}/comments`, { content: `Pallet ${at} counted` });
    await openAs(page, cast.rosa, cast.harlow.id);
    await folder(page, "Roofing").click();
    await expect(page.getByText(/^Pallet \d+ counted$/)).toHaveText([
      "Pallet 9 counted",
      "Pallet 10 counted",
    ]);
    const earlier = page.getByRole("button", { name: "8 earlier" });
    expect((await boxOf(earlier)).height).toBeGreaterThanOrEqual(44);
    await earlier.press("Enter");
    await expect(page.getByText(/^Pallet \d+ counted$/)).toHaveCount(10);
    await expect(page.locator("body")).not.toBeFocused();
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test("Ctrl+Enter posts from the dialog, and sends a comment", IN_PROVE, async ({ page }) => {
    await openAs(page, cast.rosa, cast.harlow.id);
    await write(page, en, "Posted by keyboard.");
    await expect(page.getByText("Ctrl+Enter sends it.")).toBeVisible();
    await writing(page, en).press("Control+Enter");
    const update = page.getByRole("listitem").filter({ hasText: "Posted by keyboard." }).last();
    await expect(update).toBeInViewport();
    await update.getByRole("button", { name: en.updates.comment }).click();
    await update.getByRole("textbox", { name: en.updates.commentText }).fill("Good.");
    await update.getByRole("textbox").press("Control+Enter");
    await expect(toast(page, en.outbox.commented)).toBeVisible();
  });
});

function dockOf(page: Page, texts: Texts): Locator {
  return page.getByRole("form", { name: texts.updates.addUpdate });
}

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())!;
}

/** Scrolled to its end, nothing of the page is under the dock. */
async function expectEndAbove(page: Page, dock: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const end = await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        const shown = [...document.querySelectorAll("main section *")].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        return Math.max(...shown);
      });
      return (await boxOf(dock)).y - end;
    })
    .toBeGreaterThan(0);
}

/** Taps twice before the page has rendered the first tap's effect. */
async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

async function postIn(taskId: string, content: string): Promise<string> {
  const { status, body } = await cast.rosa.post<{ id: string }>(`/api/projects/${cast.harlow.id}/updates`, {
    content,
    taskId,
  });
  expect(status).toBe(201);
  return body.id;
}

async function rowsOf(sql: string, value: string): Promise<{ id: string }[]> {
  return (await cast.sql.query<{ id: string }>(sql, [value])).rows;
}

async function placesOf(content: string): Promise<string[]> {
  const rows = await rowsOf("SELECT task_id AS id FROM updates WHERE content = $1", content);
  return rows.map(({ id }) => id);
}
