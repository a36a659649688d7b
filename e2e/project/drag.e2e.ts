import type { Locator, Page, Request, Route } from "@playwright/test";
import { ANNOUNCEMENTS, entryOf, expectPlace, openProject, postUpdate, visitProject } from "./moving";
import { expect, test } from "@/e2e/kit/fixtures";
import { dragByFinger, dragByMouse, folder, handleOf, steerTo, swipeUp } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { type Cast, gatherCast } from "@/sandbox/fixtures/cast";

const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: false };

let cast: Cast;

test.beforeAll(async ({ servers }, { file }) => {
  cast = await gatherCast(await servers.of(file));
});
test.afterAll(() => cast.end());

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("Rosa drags an update by mouse: nowhere, against the server's will, onto a closed folder, into a subtask, and out again", async ({
    page,
    problems,
  }) => {
    problems.expectProblem(/403/);
    const update = await postUpdate(cast);
    await openProject(page, cast);
    const entry = entryOf(page, update.content);

    await test.step("a drop where it was, or outside all folders, sends no request", async () => {
      const moves: string[] = [];
      const note = (request: Request) => {
        if (request.url().includes("/move-to-")) moves.push(request.url());
      };
      page.on("request", note);
      for (const nowhere of [page.getByRole("heading", { level: 1 }), folder(page, en.tasks.unassigned)]) {
        await dragByMouse(page, entry, nowhere);
        // It flies back before it can be dragged again.
        await expect(handleOf(entry)).not.toHaveAttribute("data-lifted");
      }
      await expect(entry).toBeVisible();
      expect(moves).toEqual([]);
      page.off("request", note);
    });

    await test.step("a refused move is rolled back, with the reason", async () => {
      const refuse = (route: Route) =>
        route.fulfill({ status: 403, json: { code: "forbidden", message: "That is not yours to move." } });
      await page.route("**/move-to-task", refuse, { times: 1 });
      await dragByMouse(page, entry, folder(page, "Framing"));
      await expect(page.getByText(en.move.failed, { exact: true })).toBeVisible();
      await expect(page.getByText("That is not yours to move.", { exact: true })).toBeVisible();
      await expect(entry).toBeVisible();
      await expectPlace(cast, update.id, { taskId: null, subtaskId: null });
    });

    await dragByMouse(page, entry, folder(page, "Framing"));
    await expect(page.getByText(en.move.moved, { exact: true })).toBeVisible();
    await expect(entry).toBeHidden();
    await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: null });

    await folder(page, "Framing").click();
    await expect(entry).toBeVisible();
    await page.getByRole("button", { name: /^\d of \d done/ }).click();
    await expect(subtask(page, "Joists")).toBeVisible();
    await dragByMouse(page, entry, subtask(page, "Joists"));
    await expect(entry).toBeHidden();
    await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: cast.harlow.joists });

    await page.getByRole("button", { name: /^Joists: .*update/ }).click();
    await dragByMouse(page, entry, folder(page, en.tasks.unassigned));
    await expect(entry).toBeHidden();
    await expectPlace(cast, update.id, { taskId: null, subtaskId: null });
    await folder(page, en.tasks.unassigned).click();
    await expect(entry).toBeVisible();
  });

  test(
    "by keyboard: Space lifts, arrows move, Space drops, Escape cancels, and every step is announced",
    IN_PROVE,
    async ({ page }) => {
      const update = await postUpdate(cast);
      await openProject(page, cast);
      const entry = entryOf(page, update.content);
      const said = page.locator(ANNOUNCEMENTS);

      await handleOf(entry).focus();
      await page.keyboard.press("Space");
      await expect(said).toHaveText(`You lifted the update by Rosa Ortiz out of ${en.tasks.unassigned}.`);
      await steerTo(page, "Roofing");
      await expect(said).toHaveText("Over Roofing.");
      await page.keyboard.press("Escape");
      await expect(said).toHaveText(`Cancelled. The update stays in ${en.tasks.unassigned}.`);
      await expect(entry).toBeVisible();
      await expectPlace(cast, update.id, { taskId: null, subtaskId: null });

      await handleOf(entry).focus();
      await page.keyboard.press("Space");
      await steerTo(page, "Roofing");
      await page.keyboard.press("Space");
      await expect(said).toHaveText("Dropped on Roofing.");
      await expect(entry).toBeHidden();
      await expectPlace(cast, update.id, { taskId: cast.harlow.roofing, subtaskId: null });
      await expect(page.locator("[data-move-handle]:focus")).toBeVisible();
    },
  );

  test("without dragging: the list of destinations, by keyboard alone", async ({ page }) => {
    const update = await postUpdate(cast);
    await openProject(page, cast);
    const entry = entryOf(page, update.content);
    await handleOf(entry).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: en.move.title });
    await expect(menu.getByRole("button", { name: en.tasks.unassigned })).toBeDisabled();
    await menu.getByRole("button", { name: "Subtasks of Framing" }).press("Enter");
    await menu.getByRole("button", { name: "Joists" }).press("Enter");
    await expect(menu).toBeHidden();
    await expect(page.getByText(en.move.moved, { exact: true })).toBeVisible();
    await expect(entry).toBeHidden();
    await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: cast.harlow.joists });
    await expect(page.locator("[data-move-handle]:focus")).toBeVisible();
  });
});

test.describe("on a desktop in Spanish", () => {
  test.use({ ...DESKTOP, locale: "es-MX" });

  test("every step of a drag by keyboard is announced in Spanish: lifting, moving, cancelling, dropping", async ({
    page,
  }) => {
    const update = await postUpdate(cast);
    await openProject(page, cast);
    const entry = entryOf(page, update.content);
    const said = page.locator(ANNOUNCEMENTS);

    await handleOf(entry).focus();
    await expect(handleOf(entry)).toHaveAccessibleName("Mover el avance de Rosa Ortiz");
    await expect(handleOf(entry)).toHaveAccessibleDescription(es.move.instructions);
    await page.keyboard.press("Space");
    await expect(said).toHaveText("Levantaste el avance de Rosa Ortiz de Avances sin organizar.");
    await steerTo(page, "Roofing");
    await expect(said).toHaveText("Sobre Roofing.");
    await page.keyboard.press("Escape");
    await expect(said).toHaveText("Cancelado. El avance se queda en Avances sin organizar.");
    await expectPlace(cast, update.id, { taskId: null, subtaskId: null });

    await handleOf(entry).focus();
    await page.keyboard.press("Space");
    await expect(said).toHaveText("Levantaste el avance de Rosa Ortiz de Avances sin organizar.");
    await page.keyboard.press("Space");
    await expect(said).toHaveText("Lo soltaste. El avance se queda en Avances sin organizar.");

    await handleOf(entry).focus();
    await page.keyboard.press("Space");
    await steerTo(page, "Roofing");
    await page.keyboard.press("Space");
    await expect(said).toHaveText("Lo soltaste en Roofing.");
    await expect(page.getByText(es.move.moved, { exact: true })).toBeVisible();
    await expectPlace(cast, update.id, { taskId: cast.harlow.roofing, subtaskId: null });
  });
});

test.describe("on a phone", () => {
  test("a long press lifts and the page auto-scrolls; a swipe over the handle scrolls, a tap opens the list of destinations", async ({
    page,
  }) => {
    for (let more = 0; more < 5; more += 1) await postUpdate(cast);
    const update = await postUpdate(cast);
    await openProject(page, cast);
    const entry = entryOf(page, update.content);

    await dragByFinger(page, entry, folder(page, "Roofing"));
    await expect(page.getByText(en.move.moved, { exact: true })).toBeVisible();
    await expect(entry).toBeHidden();
    await expectPlace(cast, update.id, { taskId: cast.harlow.roofing, subtaskId: null });

    const other = page.locator("[data-move-handle]").first();
    await page.evaluate(() => scrollTo(0, 0));
    const before = await page.evaluate(() => scrollY);
    await swipeUp(page, other);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await other.tap();
    await expect(page.getByRole("dialog", { name: en.move.title })).toBeVisible();
  });

  test("a worker sees no handles", IN_PROVE, async ({ page }) => {
    await visitProject(page, cast, cast.mateo);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-move-handle]")).toHaveCount(0);
  });
});

function subtask(page: Page, name: string): Locator {
  return page.getByRole("list", { name: en.tasks.subtasks }).getByRole("listitem").filter({ hasText: name });
}
