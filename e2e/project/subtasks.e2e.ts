import sharp from "sharp";
import { UNDO_MS } from "@/components/tasks/subtask/pending-ticks";
import { expect, test } from "@/e2e/kit/fixtures";
import { escape, untilNothingIsFetched } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import {
  IN_TASK,
  line,
  newNorthWall,
  type NorthWall,
  openNorthWall,
  tick,
  toggle,
} from "@/e2e/kit/north-wall";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import type { SubtaskView } from "@/lib/tasks/view";
import * as en from "@/messages/en";

let site: NorthWall;

test.beforeEach(async ({ server }) => {
  site = await newNorthWall(server);
});

test("a tick can be undone for six seconds, and is sent after them or when the page is left", async ({
  page,
}) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/complete")) sent.push(request.url());
  });
  await openNorthWall(page, site);
  await line(page).click();
  await test.step("undone: nothing is sent", async () => {
    await tick(page, "Strip the forms").click();
    // It stands still then, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNDO_MS / 2);
    await expect(line(page)).toContainText("3 of 6 done");
    await expect(page.getByRole("status").filter({ hasText: "Strip the forms is completed" })).toBeAttached();
    await expect(tick(page, "Strip the forms")).toBeFocused();
    await page.getByRole("button", { name: "Undo Strip the forms" }).click();
    await page.clock.resume();
    await expect(tick(page, "Strip the forms")).toBeFocused();
    await page.clock.fastForward(2 * UNDO_MS);
    await expect(line(page)).toContainText("2 of 6 done");
    expect(sent).toEqual([]);
  });
  await test.step("not undone: sent once, the row among the completed, and the focus with it", async () => {
    await tick(page, "Strip the forms").press("Space");
    await page.clock.fastForward(UNDO_MS);
    await expect(toast(page, en.outbox.completed)).toBeVisible();
    await expect(toggle(page, "Strip the forms")).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(await isCompleted("Strip the forms")).toBe(true);
  });
  await test.step("hidden within the six seconds: sent at once", async () => {
    await tick(page, "Seal the tie holes").click();
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => isCompleted("Seal the tie holes")).toBe(true);
  });
  await test.step("the page is closed within them: sent", async () => {
    await page.reload();
    await line(page).click();
    await tick(page, "Patch the honeycombing").click();
    await page.goto("/projects");
    await page.clock.fastForward(UNDO_MS);
    await expect.poll(() => isCompleted("Patch the honeycombing")).toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a subtask that asks for a photo is completed by it, also without a signal", async ({
    page,
    context,
    problems,
  }) => {
    problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const name = "Waterproof below grade";
    const read = async () => (await site.rosa.get<SubtaskView>(`/api/subtasks/${site.ids[name] ?? ""}`)).body;
    await page.clock.install();
    await openNorthWall(page, site);
    await line(page).click();
    await toggle(page, name).click();
    await page.getByRole("button", { name: `Options for ${name}` }).click();
    await page.getByRole("menuitem", { name: en.tasks.askForPhoto }).click();
    await expect(page.getByText(en.tasks.asksPhoto)).toBeVisible();
    await untilNothingIsFetched(page);
    await context.setOffline(true);
    await tick(page, name).click();
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet.getByRole("button", { name: en.tasks.tickWithoutPhoto })).toBeVisible();
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#7a6a58" } })
      .jpeg()
      .toBuffer();
    await sheet.locator("input[capture]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("button", { name: `Undo ${name}` })).toBeVisible();
    await expect(line(page)).toContainText("3 of 6 done");
    await page.clock.fastForward(UNDO_MS);
    await expect(page.getByRole("button", { name: `Undo ${name}` })).toHaveCount(0);
    await expect(line(page)).toContainText("3 of 6 done");
    expect((await read()).isCompleted).toBe(false);
    await context.setOffline(false);
    const by = page.getByRole("link", { name: /^Rosa Ortiz, / });
    await expect(by).toBeVisible();
    await expect.poll(read).toMatchObject({ isCompleted: true, updateCount: 1, asksPhoto: true });
    await by.click();
    await expect(page.getByRole("group", { name: "1 photo" })).toBeVisible();
  });
});

test(
  "typed names are kept when their fields reopen; leaving a rename saves it",
  IN_PROVE,
  async ({ page }) => {
    await openNorthWall(page, site);
    await line(page).click();
    await page.getByRole("button", { name: "Rename Strip the forms" }).click();
    const field = page.getByRole("textbox", { name: en.tasks.subtaskName });
    await test.step("Escape and a reload keep a rename, and say so", async () => {
      await field.fill("Strip all forms");
      await field.press("Escape");
      await expect(toast(page, en.tasks.subtaskNotRenamed)).toBeVisible();
      await expect(page.getByRole("button", { name: "Rename Strip the forms" })).toBeFocused();
      await expect(page.getByText(en.tasks.unsaved)).toBeVisible();
      await page.reload();
      await line(page).click();
      await page.getByRole("button", { name: "Rename Strip the forms" }).click();
      await expect(field).toHaveValue("Strip all forms");
    });
    await test.step("a press elsewhere saves it", async () => {
      await page.getByText(IN_TASK).click();
      await expect(page.getByRole("button", { name: "Rename Strip all forms" })).toBeVisible();
      await expect(page.getByText(en.tasks.unsaved)).toHaveCount(0);
    });
    await test.step("a new subtask survives a closed line, a new task a closed sheet", async () => {
      await page.getByRole("button", { name: en.tasks.addSubtask }).click();
      await field.fill("Clean the footing");
      await line(page).click();
      await expect(field).toHaveCount(0);
      await line(page).click();
      await page.getByRole("button", { name: en.tasks.addSubtask }).click();
      await expect(field).toHaveValue("Clean the footing");
      await page.getByRole("button", { name: en.tasks.newTask }).click();
      const taskName = page.getByRole("dialog").getByLabel(en.tasks.name);
      await taskName.fill("Roof trusses");
      await escape(page.getByRole("dialog"));
      await page.getByRole("button", { name: en.tasks.newTask }).click();
      await expect(page.getByText(en.common.draftKept)).toBeVisible();
      await expect(taskName).toHaveValue("Roof trusses");
    });
  },
);

test("the focus is never lost: after a deletion, an addition, a deleted task", async ({ page }) => {
  await openNorthWall(page, site);
  await line(page).click();
  await toggle(page, "Seal the tie holes").click();
  await page.getByRole("button", { name: "Options for Seal the tie holes" }).click();
  await page.getByRole("menuitem", { name: en.tasks.deleteSubtask }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.tasks.deleteSubtask }).press("Enter");
  await expect(toast(page, en.tasks.subtaskDeleted)).toBeVisible();
  await expect(tick(page, "Waterproof below grade")).toBeFocused();

  const add = page.getByRole("button", { name: en.tasks.addSubtask }).first();
  await add.click();
  const field = page.getByRole("textbox", { name: en.tasks.subtaskName });
  await field.fill("Clean the footing");
  await field.press("Enter");
  await expect(tick(page, "Clean the footing")).toBeVisible();
  await expect(field).toBeFocused();
  await field.press("Escape");
  await expect(add).toBeFocused();

  await page.getByRole("button", { name: "People, description and settings of North wall" }).click();
  await page.getByRole("button", { name: en.tasks.settings }).locator("visible=true").click();
  await page.getByRole("button", { name: en.tasks.delete }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: en.tasks.delete }).press("Enter");
  await expect(toast(page, en.tasks.deleted)).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 3, name: en.tasks.unassigned }).getByRole("button"),
  ).toBeFocused();
});

async function isCompleted(name: string): Promise<boolean> {
  const { body } = await site.rosa.get<{ name: string; isCompleted: boolean }[]>(
    `/api/tasks/${site.taskId}/subtasks`,
  );
  return body.find((subtask) => subtask.name === name)?.isCompleted ?? false;
}
