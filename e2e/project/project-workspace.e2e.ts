import type { Page } from "@playwright/test";
import { UNDO_MS } from "@/components/tasks/subtask/pending-ticks";
import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { toast } from "@/e2e/kit/new-site";
import { sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

const POSTED = "Honeycombing 40 cm from the corner. Do not backfill.";
const COMMENT = "Visto, empiezo mañana a las siete.";

for (const { name, viewport } of sampleOf(SCREENS, 1)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("Rosa creates folders and assigns Mateo; he sees his own, completes a subtask and comments; June sees none", async ({
      newPerson,
      crew,
    }) => {
      const rosa = await newPerson({ locale: "en-US" });
      const mateo = await newPerson({ locale: "es-MX" });
      const june = await newPerson({ locale: "es-MX" });

      await test.step("Rosa makes two folders, subtasks, and assigns Mateo to the first", async () => {
        await openAs(rosa, crew.rosa, crew.projectId);
        await addTask(rosa, "North wall");
        await addSubtasks(rosa, ["Strip the forms", "Repair honeycombing"]);
        await assign(rosa, "North wall", "Mateo Rivas");
        await addTask(rosa, "Roof trusses");
        await expect(rosa.getByText(en.tasks.addFirst)).toBeVisible();
      });

      await test.step("Back returns to the previous folder; she posts into it", async () => {
        await rosa.goBack();
        await expect(folder(rosa, "North wall")).toHaveAttribute("aria-expanded", "true");
        await post(rosa, POSTED);
        const line = rosa.getByRole("list", { name: en.updates.title });
        await expect(line.getByText(POSTED)).toBeVisible();
        await expect(subtaskLine(rosa, "0 of 2 done")).toBeVisible();
      });

      await test.step("Mateo sees only his folder, in Spanish", async () => {
        await mateo.clock.install();
        await openAs(mateo, crew.mateo, crew.projectId);
        await expect(folder(mateo, "Roof trusses")).toHaveCount(0);
        await expect(mateo.getByRole("button", { name: es.tasks.newTask })).toHaveCount(0);
        await expect(folder(mateo, "North wall")).toHaveAttribute("aria-expanded", "true");
        await expect(mateo.getByText(POSTED)).toBeVisible();
      });

      await test.step("he completes a subtask and comments", async () => {
        await subtaskLine(mateo, "0 de 2 hechas").click();
        await mateo.getByRole("checkbox", { name: "Terminar Strip the forms" }).click();
        await expect(subtaskLine(mateo, "1 de 2 hechas")).toBeVisible();
        // Once only: time that is skipped after it is sent would end its toast.
        await mateo.clock.fastForward(UNDO_MS);
        await expect(toast(mateo, es.outbox.completed)).toBeVisible();
        await expect(
          mateo
            .getByRole("list", { name: es.tasks.completedSubtasks })
            .getByText("Strip the forms", { exact: true }),
        ).toBeVisible();
        const update = mateo.getByRole("listitem").filter({ hasText: POSTED }).last();
        await update.getByRole("button", { name: es.updates.comment }).click();
        await update.getByRole("textbox", { name: es.updates.commentText }).fill(COMMENT);
        await update.getByRole("button", { name: es.updates.addComment }).click();
        await expect(toast(mateo, es.outbox.commented)).toBeVisible();
      });

      await test.step("Rosa sees the project's progress", async () => {
        await rosa.reload();
        await expect(
          rosa.getByRole("progressbar", { name: en.project.progress }).locator("visible=true"),
        ).toHaveAttribute("aria-valuenow", "25");
        await expect(rosa.getByText(COMMENT)).toBeVisible();
        await expect(subtaskLine(rosa, "1 of 2 done")).toBeVisible();
      });

      await test.step("June, who is assigned to nothing, is told so in her language", async () => {
        await openAs(june, crew.june, crew.projectId);
        await expect(june.getByText(es.tasks.emptyOthers)).toBeVisible();
        await expect(june.getByText(POSTED)).toHaveCount(0);
      });

      await test.step("Rosa completes the folder, reopens it, and deletes it: its update becomes unassigned", async () => {
        await openTaskPart(rosa, "North wall", en.tasks.settings);
        await rosa.getByRole("button", { name: en.tasks.markComplete }).click();
        await expect(rosa.getByText(/^Completed on /)).toBeVisible();
        await rosa.getByRole("button", { name: en.tasks.markIncomplete }).click();
        await expect(rosa.getByRole("dialog").getByText(en.tasks.inProgress)).toBeVisible();
        await rosa.getByRole("button", { name: en.tasks.delete }).click();
        await rosa.getByRole("alertdialog").getByRole("button", { name: en.tasks.delete }).click();
        await expect(toast(rosa, en.tasks.deleted)).toBeVisible();
        await expect(folder(rosa, "North wall")).toHaveCount(0);
        await expect(rosa.getByText(POSTED)).toBeVisible();
      });
    });
  });
}

function subtaskLine(page: Page, text: string) {
  return page.getByRole("button", { name: text });
}

/** Opens a task's members or settings: beside its name on desktops, in its sheet on phones. */
async function openTaskPart(page: Page, task: string, part: string): Promise<void> {
  const sheet = page.getByRole("button", { name: `People, description and settings of ${task}` });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole("button", { name: part }).locator("visible=true").click();
}

function folder(page: Page, name: string) {
  return page.getByRole("heading", { level: 3, name }).getByRole("button");
}

async function addTask(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: en.tasks.newTask }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.tasks.name).fill(name);
  await dialog.getByRole("button", { name: en.tasks.create }).click();
  await expect(folder(page, name)).toHaveAttribute("aria-expanded", "true");
  await expect(dialog).toHaveCount(0);
}

async function addSubtasks(page: Page, names: string[]): Promise<void> {
  await page.getByRole("button", { name: en.tasks.addSubtask }).first().click();
  const field = page.getByRole("textbox", { name: en.tasks.subtaskName });
  for (const name of names) {
    await field.fill(name);
    await field.press("Enter");
    await expect(page.getByRole("checkbox", { name: `Complete ${name}` })).toBeVisible();
    await expect(field).toHaveValue("");
  }
  await field.press("Escape");
}

async function assign(page: Page, task: string, person: string): Promise<void> {
  await openTaskPart(page, task, "Assign people");
  const dialog = page.getByRole("dialog", { name: `Members of ${task}` });
  await dialog.getByRole("checkbox", { name: person }).check();
  await dialog.getByRole("button", { name: "Assign 1 person" }).click();
  await expect(toast(page, en.tasks.memberAssigned)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Assign people (1)" }).locator("visible=true")).toBeVisible();
  const sheet = page.getByRole("dialog", { name: task, exact: true });
  if (await sheet.isVisible()) await sheet.getByRole("button", { name: en.common.close }).click();
  await expect(sheet).toHaveCount(0);
}

/** Posts into North wall: the dock and the dialog both preselect the open folder. */
async function post(page: Page, text: string): Promise<void> {
  await write(page, en, text);
  const inDock = page.getByRole("button", { name: "Goes to: North wall" }).locator("visible=true");
  const chooser = page.getByLabel(en.updates.task, { exact: true }).locator("visible=true");
  const inDialog = chooser.locator("option:checked").filter({ hasText: "North wall" });
  await expect(inDock.or(inDialog)).toHaveCount(1);
  await sendButton(page, en).click();
  await expect(toast(page, en.updates.posted)).toBeVisible();
}
