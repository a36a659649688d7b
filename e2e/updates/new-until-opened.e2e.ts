import type { Page } from "@playwright/test";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { folder } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { made } from "@/sandbox/fixtures/cast";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test(
  "an update stays new until its task was opened on one of the reader's devices, then it is new on none",
  IN_PROVE,
  async ({ newPerson, crew: { projectId, rosa, june } }) => {
    const task = async (name: string) => {
      const id = await made(rosa.post(`/api/projects/${projectId}/tasks`, { name }));
      await rosa.post(`/api/tasks/${id}/members`, { userId: june.user.id });
      return id;
    };
    const [roof, walls] = [await task("Roof"), await task("Walls")];
    const post = (content: string, taskId: string) =>
      made(june.post(`/api/projects/${projectId}/updates`, { content, taskId }));
    await post("The ridge is up", roof);
    await post("North wall stands", walls);
    await post("South wall stands", walls);
    const phone = await newPerson({ viewport: PHONE, locale: "en-US" });
    const desktop = await newPerson({ viewport: DESKTOP, locale: "en-US" });

    await test.step("a page that opens another folder leaves both tasks new, also after a reload", async () => {
      await openAs(phone, rosa, projectId);
      await expectNew(phone, { Roof: 1, Walls: 2 });
      await phone.reload();
      await expectNew(phone, { Roof: 1, Walls: 2 });
    });

    await test.step("the dashboard, which counts what came since the last visit, is quiet", async () => {
      await openAs(desktop, rosa, projectId);
      await expectNew(desktop, { Roof: 1, Walls: 2 });
      await desktop.goto("/dashboard");
      const card = desktop.getByRole("listitem").filter({ hasText: "Harlow Street" });
      await expect(card.first()).toBeVisible();
      await expect(card.getByText(/\d new/)).toHaveCount(0);
    });

    await test.step("a task opened on the phone marks its updates there, and is new on neither device", async () => {
      await expectMarks(phone, "Roof", 1);
      await phone.goto(`/projects/${projectId}`);
      await expectNew(phone, { Roof: 0, Walls: 2 });
      await desktop.goto(`/projects/${projectId}`);
      await expectNew(desktop, { Roof: 0, Walls: 2 });
    });

    await test.step("what comes later is new again", async () => {
      await post("The roof is closed", roof);
      await desktop.reload();
      await expectNew(desktop, { Roof: 1, Walls: 2 });
    });

    await test.step("leaving an opened task clears its count without a reload", async () => {
      await expectMarks(desktop, "Walls", 2);
      await folder(desktop, en.tasks.unassigned).click();
      await expectNew(desktop, { Roof: 1, Walls: 0 });
      await phone.reload();
      await expectNew(phone, { Roof: 1, Walls: 0 });
    });
  },
);

async function expectNew(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(counts))
    if (count > 0) await expect(folder(page, name)).toContainText(`${count} new`);
    else await expect(folder(page, name)).not.toContainText("new");
}

/** Opens a task, waits until the server has marked it as viewed, and counts the updates marked as new in it. */
async function expectMarks(page: Page, name: string, count: number): Promise<void> {
  const known = page.waitForResponse((response) => response.url().endsWith("/mark-place-viewed"));
  await folder(page, name).click();
  expect((await known).status()).toBe(204);
  await expect(page.getByText(en.updates.isNew)).toHaveCount(count);
}
