import { ANNOUNCEMENTS, entryOf, expectPlace, openProject, postUpdate, visitProject } from "./moving";
import { expect, test } from "@/e2e/kit/fixtures";
import { dragByMouse, dropByMouse, folder, handleOf, holdByMouse } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { type Cast, gatherCast } from "@/sandbox/fixtures/cast";

let cast: Cast;

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

test.beforeAll(async ({ servers }, { file }) => {
  cast = await gatherCast(await servers.of(file));
});
test.afterAll(() => cast.end());

test("Undo moves an update back after a drag and from the list; a refused undo says why", async ({
  page,
  problems,
}) => {
  problems.expectProblem(/403/);
  const update = await postUpdate(cast);
  await openProject(page, cast);
  const entry = entryOf(page, update.content);
  await dragByMouse(page, entry, folder(page, "Framing"));
  await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: null });
  await page.getByRole("button", { name: en.move.undo }).click();
  await expect(toast(page, en.move.undone)).toBeVisible();
  await expect(entry).toBeVisible();
  await expectPlace(cast, update.id, { taskId: null, subtaskId: null });

  await handleOf(entry).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Framing", exact: true }).press("Enter");
  await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: null });
  await page.route("**/move-to-task", (route) =>
    route.fulfill({ status: 403, json: { code: "forbidden", message: "That is not yours to move." } }),
  );
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: en.move.undo }).press("Enter");
  await expect(page.getByText("That is not yours to move.", { exact: true }).first()).toBeVisible();
  await expect(entry).toBeHidden();
  await expectPlace(cast, update.id, { taskId: cast.harlow.framing, subtaskId: null });
});

test(
  "a drag right after loading works: dropped before the drag code has arrived, and held until it has",
  IN_PROVE,
  async ({ page }) => {
    const [early, held] = [await postUpdate(cast), await postUpdate(cast)];
    await visitProject(page, cast, cast.rosa);
    await expect(handleOf(entryOf(page, early.content))).toBeVisible();
    let letThrough = () => {};
    const wait = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/_next/static/**", async (route) => {
      await wait;
      await route.fallback();
    });
    await dragByMouse(page, entryOf(page, early.content), folder(page, "Framing"));
    await expectPlace(cast, early.id, { taskId: cast.harlow.framing, subtaskId: null });
    await expect(page.locator(ANNOUNCEMENTS)).toHaveCount(0);

    await holdByMouse(page, entryOf(page, held.content));
    letThrough();
    await expect(handleOf(entryOf(page, held.content))).toHaveAttribute("data-lifted");
    await dropByMouse(page, folder(page, "Roofing"));
    await expectPlace(cast, held.id, { taskId: cast.harlow.roofing, subtaskId: null });
    await expect(page.locator("body")).not.toBeFocused();
  },
);
