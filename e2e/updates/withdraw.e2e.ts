import type { Locator, Page } from "@playwright/test";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { toast } from "@/e2e/kit/new-site";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { made } from "@/sandbox/fixtures/cast";

test.use({ viewport: { width: 360, height: 640 } });

test("an author withdraws an update and a comment, the owner a worker's; others' comments stay", async ({
  newPerson,
  crew: { projectId, rosa: owner, mateo: author, june },
}) => {
  const post = (by: typeof owner, content: string) =>
    made(by.post(`/api/projects/${projectId}/updates`, { content }));
  const comment = (by: typeof owner, on: string, content: string) =>
    made(by.post(`/api/updates/${on}/comments`, { content }));
  const junes = await post(june, "El camión llega tarde");
  await comment(author, junes, "¿Quién dijo?");
  const mateos = await post(author, "Muro equivocado");
  await comment(owner, mateos, "Which wall?");
  await comment(author, mateos, "El de atrás");

  const mateo = await newPerson({
    locale: "es-MX",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const rosa = await newPerson({ locale: "en-US" });
  await openAs(mateo, author, projectId);
  await openAs(rosa, owner, projectId);

  await test.step("Mateo changes his mind once, with the focus back on the button", async () => {
    const options = mateo.getByRole("button", { name: "Opciones del avance de Mateo Rivas" });
    await options.click();
    await mateo.getByRole("menuitem", { name: es.updates.withdraw.update.do }).click();
    const dialog = mateo.getByRole("alertdialog", { name: es.updates.withdraw.update.title });
    await dialog.getByRole("button", { name: es.updates.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(options).toBeFocused();
    await expect(mateo.getByText("Muro equivocado")).toBeVisible();
  });

  await test.step("he withdraws his comment, then his update with an edit of it: the focus stays on the line", async () => {
    await (await startEditing(mateo)).fill("Muro correcto");
    await mateo.getByRole("button", { name: es.updates.cancel }).click();
    await withdraw(mateo, es.updates.withdraw.comment, "Opciones del comentario de Mateo Rivas");
    const notes = mateo.getByText(/^Retirado por Mateo Rivas, \d+ \S+$/);
    await expect(notes).toHaveCount(1);
    await expect(mateo.locator("p:focus")).toHaveText(/^Retirado por Mateo Rivas/);
    await withdraw(mateo, es.updates.withdraw.update, "Opciones del avance de Mateo Rivas");
    await expect(notes).toHaveCount(2);
    await expect(mateo.locator("p:focus")).toHaveText(/^Retirado por Mateo Rivas/);
    await expect(mateo.locator("li > p:focus")).toHaveCount(1);
    await expect(mateo.getByText("Muro equivocado")).toHaveCount(0);
    await expect(mateo.getByRole("textbox", { name: es.updates.edit })).toHaveCount(0);
  });

  await test.step("he cannot withdraw what June wrote", async () => {
    await expect(mateo.getByRole("button", { name: "Opciones del avance de June Park" })).toHaveCount(0);
  });

  await test.step("Rosa withdraws June's update", async () => {
    await withdraw(rosa, en.updates.withdraw.update, "Options for the update by June Park");
    await expect(rosa.getByText("El camión llega tarde")).toHaveCount(0);
  });

  await test.step("what Mateo is typing when she withdraws his next update stays, to be copied", async () => {
    const next = await post(author, "Faltan dos varillas");
    const field = await startEditing(mateo);
    await field.fill("Faltan tres varillas");
    await owner.delete(`/api/updates/${next}`);
    await expect(mateo.getByText(/^Retirado por Rosa Ortiz/)).toHaveCount(2);
    await expect(field).toHaveValue("Faltan tres varillas");
    const alert = mateo.getByRole("alert").filter({ hasText: es.updates.withdrawnMeanwhile });
    await expect(alert).toBeVisible();
    await expect(field).toBeFocused();
    await field.press("End");
    await field.pressSequentially(" del 4");
    await mateo.getByRole("button", { name: es.outbox.copy }).click();
    await expect(mateo.getByText(es.outbox.copied)).toBeVisible();
    expect(await mateo.evaluate(() => navigator.clipboard.readText())).toBe("Faltan tres varillas del 4");
    await mateo.getByRole("button", { name: es.common.discardDraft }).click();
    await expect(mateo.getByRole("textbox", { name: es.updates.edit })).toHaveCount(0);
  });

  await test.step("after a reload both see the same, and the comments of others", async () => {
    for (const [page, by, texts] of [
      [mateo, "Retirado por", es],
      [rosa, "Withdrawn by", en],
    ] as const) {
      await page.reload();
      const [first, second] = [item(page, "Which wall?"), item(page, "¿Quién dijo?")];
      await expect(first.getByText(new RegExp(`^${by} Mateo Rivas, `))).toHaveCount(2);
      await expect(second.getByText(new RegExp(`^${by} Rosa Ortiz, `))).toHaveCount(1);
      await expect(page.getByText("Muro equivocado")).toHaveCount(0);
      await expect(page.getByText("El de atrás")).toHaveCount(0);
      // A withdrawn update can be neither commented on nor edited.
      await expect(page.getByRole("button", { name: texts.updates.comment, exact: true })).toHaveCount(0);
    }
    await expect(rosa.getByRole("button", { name: `${en.tasks.unassigned} 0 updates` })).toBeVisible();
  });

  await test.step("the line carries a dot of 10 px, and nothing overflows", async () => {
    const dot = await item(mateo, "Which wall?").evaluate((entry) => {
      const { width, height, borderRadius } = getComputedStyle(entry, "::before");
      return [width, height, parseFloat(borderRadius) >= 5];
    });
    expect(dot).toEqual(["10px", "10px", true]);
    expect(await mateo.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

function item(page: Page, comment: string): Locator {
  return page.getByRole("listitem").filter({ hasText: comment }).last();
}

/** Opens the edit field of Mateo's newest update. */
async function startEditing(mateo: Page): Promise<Locator> {
  await mateo.getByRole("button", { name: "Opciones del avance de Mateo Rivas" }).click();
  await mateo.getByRole("menuitem", { name: es.updates.edit }).click();
  return mateo.getByRole("textbox", { name: es.updates.edit });
}

async function withdraw(page: Page, texts: (typeof en)["updates"]["withdraw"]["update"], options: string) {
  await page.getByRole("button", { name: options }).first().click();
  await page.getByRole("menuitem", { name: texts.do }).click();
  const dialog = page.getByRole("alertdialog", { name: texts.title });
  await expect(dialog.getByText(texts.hint)).toBeVisible();
  await dialog.getByRole("button", { name: texts.do }).click();
  await expect(toast(page, texts.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
}
