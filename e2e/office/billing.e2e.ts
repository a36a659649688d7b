import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { signIn, toast } from "@/e2e/kit/new-site";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { enlargeText } from "@/e2e/looks/enlarge-text";
import { controlsOutside } from "@/e2e/looks/outside-viewport";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { ago, CARDS, Subscriber } from "@/sandbox/fixtures/billing-fixture";

test.use({ reducedMotion: "reduce" });

/** Pays on Stripe's page, using only the keyboard. */
async function payWithKeys(page: Page, card: string): Promise<void> {
  const field = page.getByLabel("Card number");
  await field.focus();
  await field.press("ControlOrMeta+a");
  await page.keyboard.type(card);
  await page.keyboard.press("Enter");
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
}

test("a trial is started by keyboard, changed, cancelled, reactivated; a declined card is replaced", async ({
  page,
  context,
  server,
  problems,
}) => {
  // The trial ends a tenth of a day from now.
  server.stripe.setTime(ago(6.9));
  const rosa = await Subscriber.create(server);
  await context.addCookies([{ name: "language", value: "es", url: server.url }]);
  await signIn(page, rosa.owner);
  const card = page.getByRole("article", { name: "Ortiz Framing" });
  const [tes, ten] = [es.billing, en.billing];

  await test.step("the picker opens from a link once, says what is charged and when; Back closes it", async () => {
    const picker = page.getByRole("dialog", { name: "Plan de Ortiz Framing" });
    await page.goto(`/billing?choose=${rosa.businessId}`);
    await expect(picker).toBeVisible();
    await expect(page).toHaveURL(/\/billing$/);
    await page.reload();
    await expect(card).toContainText("Después $19.99 al mes o $179.99 al año");
    await card.getByRole("button", { name: es.planPicker.startTrial }).press("Enter");
    await expect(picker.getByRole("radio", { name: es.planPicker.monthly })).toBeChecked();
    await expect(picker).toContainText(es.planPicker.bestValue);
    await expect(picker).toContainText("Ahorras $59.89 al año.");
    await expect(picker.getByRole("listitem").nth(0)).toContainText("$0.00");
    await expect(picker.getByRole("listitem").nth(2)).toContainText(/^Día 8, .*\$19\.99/);
    await picker.getByRole("radio", { name: es.planPicker.monthly }).press("ArrowDown");
    await expect(picker.getByRole("listitem").nth(2)).toContainText("$179.99");
    await expectAccessible(page);
    await page.goBack();
    await expect(picker).toBeHidden();
    await expect(page).toHaveURL(/\/billing$/);
  });

  await test.step("a first project: the form says what it needs, and keeps what is typed over the hosted page", async () => {
    await page.goto("/projects/new");
    await expect(page.getByText("7 días gratis para Ortiz Framing")).toBeVisible();
    await expect(page.getByText(/\$19\.99 al mes o \$179\.99 al año/)).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toHaveText("Empieza 7 días gratis");
    const name = page.getByLabel(es.projects.name);
    await name.fill("Casa Harlow");
    await page.getByRole("button", { name: es.planPicker.startTrial }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: es.planPicker.startTrial }).press("Enter");
    await payWithKeys(page, CARDS.fails);
    await expect(toast(page, es.planPicker.back.trialing)).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/new$/);
    await expect(page.getByText("7 días gratis para Ortiz Framing")).toHaveCount(0);
    await expect(page.locator("[aria-current=step]")).toHaveText(es.projects.firstSteps.project);
    await expect(name).toHaveValue("Casa Harlow");
    await name.press("Enter");
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
    await page.goto("/billing");
    await expect(card).toContainText("Primer cobro de $19.99 el");
    await expect(card).toContainText(/Todavía ninguna\. La primera llega el/);
    await expect(card).toContainText("Hasta 20 proyectos activos, llevas 1");
    await expectAccessible(page);
  });

  await test.step("the plan is changed after its cost was shown", async () => {
    await card.getByRole("button", { name: tes.changePlan }).click();
    const picker = page.getByRole("dialog");
    await expect(picker.getByRole("radio", { name: es.planPicker.monthly })).toBeDisabled();
    await expect(picker).toContainText(es.planPicker.trialGoesOn);
    await expect(picker.getByRole("listitem").nth(1)).toContainText("$179.99");
    await picker.getByRole("button", { name: "Cambiar al anual" }).click();
    await expect(toast(page, es.planPicker.changedTitle)).toBeVisible();
    await expect(card).toContainText("Primer cobro de $179.99 el");
    await expect(card).toContainText("Proyectos sin límite, llevas 1");
  });

  await test.step("cancelled in two presses, which say until when access lasts, and reactivated", async () => {
    await card.getByRole("button", { name: tes.cancel }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      /La prueba dura hasta el .* y no pagas nada.*se puede seguir leyendo/,
    );
    await question.getByRole("button", { name: tes.cancel }).click();
    await expect(toast(page, tes.cancelledTitle)).toBeVisible();
    await expect(card).toContainText(tes.cancelledTrial);
    await expect(card).toContainText("Acceso hasta el");
    await card.getByRole("button", { name: tes.reactivate }).click();
    await expect(toast(page, tes.reactivatedTitle)).toBeVisible();
    await expect(card.getByRole("button", { name: tes.cancel })).toBeVisible();
  });

  await test.step("without a signal the question stays, says so, and works when it is back", async () => {
    await card.getByRole("button", { name: tes.cancel }).click();
    const question = page.getByRole("alertdialog");
    problems.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await question.getByRole("button", { name: tes.cancel }).click();
    await expect(toast(page, es.common.offline)).toBeVisible();
    await context.setOffline(false);
    await question.getByRole("button", { name: tes.keep }).click();
    await expect(question).toBeHidden();
    expect(await rosa.summary()).toMatch(/^trialing yearly/);
  });

  await test.step("Stripe that answers 500 is said within ten seconds", async () => {
    await context.addCookies([{ name: "language", value: "en", url: server.url }]);
    await page.reload();
    await expect(card).toContainText("None yet. The first comes on");
    server.stripe.trouble({ status: 500 });
    await card.getByRole("button", { name: ten.refresh }).click();
    await expect(toast(page, ten.refreshFailed)).toBeVisible();
    await expect(toast(page, ten.refreshFailedHint)).toBeVisible();
    server.stripe.trouble(null);
  });

  await test.step("the failed card is mended on Stripe's page, and the invoice has its page and its file", async () => {
    server.stripe.setTime(ago(-0.2));
    await server.stripe.delivered();
    await card.getByRole("button", { name: ten.refresh }).click();
    await expect(card).toContainText(en.plan.status.pastDue);
    await expect(card).toContainText("Visa ending 0341 was declined");
    await expect(card).toContainText(ten.declinedBody);
    await expect(card.getByRole("list", { name: ten.features.title })).toContainText(
      "Unlimited projects, 1 so far",
    );
    await expect(card.getByRole("listitem").filter({ hasText: ten.invoices.declined })).toContainText(
      "$179.99",
    );
    await expectAccessible(page);
    await card.getByRole("button", { name: ten.fixCard }).click();
    await payWithKeys(page, CARDS.works);
    await expect(card).toContainText(ten.nextCharge);
    const paid = card.getByRole("listitem").filter({ hasText: ten.invoices.paid });
    const file = await page.request.get((await paid.getByRole("link").nth(1).getAttribute("href")) ?? "");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
    const hosted = await page.request.get((await paid.getByRole("link").nth(0).getAttribute("href")) ?? "");
    expect(await hosted.text()).toContain("$179.99");
  });

  await test.step("invoices and the card fit the narrowest phones in the longer language, with text at 200 % too", async () => {
    await context.addCookies([{ name: "language", value: "es", url: server.url }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await expect(card.getByRole("button", { name: tes.changeCard })).toBeVisible();
    await expect(card.getByText(tes.invoices.paid)).toBeVisible();
    for (const size of ["", "200%"]) {
      await enlargeText(page, size);
      expect(await controlsOutside(page), size).toEqual([]);
    }
  });
});
