import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { violations } from "@/e2e/looks/axe";
import { test } from "@/e2e/voice/voice-test";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { entitle } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import type { VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";

test.describe("on a phone in Spanish", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: "es-MX",
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a report for the customer: chosen, checked, downloaded, opened later, and deleted", async ({
    page,
    site,
  }) => {
    await post(site, "Colamos el muro norte, 6 m³.");
    await post(site, "El cliente debe $450 del muro.");
    await post(site, "Dale se queda a cargo de la obra.");
    await openForm(page, site, es);
    const form = page.getByRole("dialog", { name: es.report.title });
    const generate = form.getByRole("button", { name: es.report.generate });
    await expect(generate).toBeDisabled();
    await expect(form.getByText(es.report.chooseFolder)).toBeVisible();
    await form.getByLabel(es.report.customer).check();
    await form.getByRole("button", { name: es.report.selectAll }).click();
    await expect(form.getByRole("button", { name: es.report.deselectAll })).toBeVisible();
    await expect(form.getByRole("listitem").first()).toContainText(es.report.unorganized);
    const start = form.getByLabel(es.report.from);
    const end = form.getByLabel(es.report.to);
    await expect(form.getByText(es.report.everyDay)).toHaveCount(2);
    await start.fill("2026-11-02");
    await end.focus();
    await expect(form.getByText("2 nov", { exact: false }).first()).toBeVisible();
    await form.getByRole("button", { name: es.report.anyDay }).click();
    await expect(start).toHaveValue("");
    await expect(async () => {
      expect((await start.boundingBox())?.y).toBe((await end.boundingBox())?.y);
    }).toPass();
    await page.reload();
    await openDialog(page, es);
    await expect(form.getByLabel(es.report.customer)).toBeChecked();
    await expect(form.getByText("1 carpeta, 3 avances")).toBeVisible();
    expect(await violations(page, "dark")).toEqual([]);
    await generate.click();

    const preview = page.getByRole("dialog", { name: es.report.customer });
    await expect(preview.getByRole("article")).toContainText("Colamos el muro norte, 6 m³");
    await expect(preview.getByRole("article")).not.toContainText("450");
    const shown = await preview.getByRole("article").textContent();
    expect(shown?.replaceAll("\u2060", "")).toContain("6 m³1.");
    const compare = preview.getByRole("button", { name: es.report.reviewStart }).locator("visible=true");
    await expectAbove(toast(page, es.report.generated), compare);
    const withheld = preview.getByRole("listitem").filter({ hasText: "Liberar" });
    await expect(withheld.filter({ hasText: "El cliente debe $450 del muro." })).toContainText(
      es.report.hold.money,
    );
    expect(await violations(page, "dark")).toEqual([]);
    await expect(preview.getByRole("button", { name: es.report.download })).toHaveCount(0);
    const release = (text: string) => preview.getByRole("button", { name: `Liberar «${text}»` });
    await release("Dale se queda a cargo de la obra.").press("Enter");
    await expect(preview.getByRole("article")).toContainText("Dale se queda a cargo de la obra");
    await expect(preview.getByRole("button", { name: /^Editar «El cliente/ })).toBeFocused();
    await expect(toast(page, es.report.sentenceReleased)).toBeVisible();
    await page.getByRole("button", { name: es.report.undo, exact: true }).last().click();
    await expect(preview.getByRole("article")).not.toContainText("Dale se queda a cargo de la obra");
    await release("Dale se queda a cargo de la obra.").click();
    await expect(preview.getByRole("article")).toContainText("Dale se queda a cargo de la obra");
    await compare.click();
    await preview.getByRole("button", { name: /^Quitar «Dale/ }).click();
    await expect(preview.getByText(es.report.leftOutTitle, { exact: true })).toBeVisible();
    await preview.getByRole("button", { name: /^Editar «Colamos/ }).click();
    await preview.getByLabel(es.report.sentence).fill("Colamos el muro norte, 6 m³, sin grietas.");
    await preview.getByRole("button", { name: es.report.save }).click();
    await expect(preview.getByText(/^La editó Rosa Ortiz/)).toBeVisible();
    const compared = preview.getByRole("listitem").filter({ hasText: "Colamos el muro norte" });
    await expect(compared).toContainText("Mateo Rivas");
    expect(await violations(page, "dark")).toEqual([]);
    await preview.getByRole("button", { name: es.report.reviewDone }).locator("visible=true").click();
    const { name, text } = await download(page, es);
    expect(name).toMatch(/^Harlow Street Reporte para el cliente \d{4}-\d\d-\d\d\.txt$/);
    expect(text).toContain("Colamos el muro norte, 6 m³, sin grietas.\n");
    expect(text).not.toMatch(/450|Dale|\[1\]/);

    await preview.getByRole("button", { name: es.report.newReport }).click();
    await expect(generate).toBeDisabled();
    await form.getByRole("button", { name: /^Cliente/ }).click();
    await expect(preview.getByRole("article")).toContainText("Colamos el muro norte");
    await preview.getByRole("button", { name: es.report.back }).click();
    await form.getByRole("button", { name: /^Borrar el reporte/ }).click();
    await page.getByRole("button", { name: es.report.removeConfirm, exact: true }).click();
    await expect(form.getByText(es.report.noneKept).locator("visible=true")).toBeVisible();
  });
});

test.describe("on a desktop in English", () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test(
    "a report for the office, by keyboard: a failure keeps the form, sentences lead to their updates, doubts are marked, paper has them all",
    IN_PROVE,
    async ({ page, site, problems }, testInfo) => {
      problems.expectProblem(/status of 502/);
      await post(site, "North wall poured, 6 m³.");
      await post(site, "The crane is booked for Thursday.");
      await translate(site, "The crane is booked for Thursday.", "The crane comes on Thursday.");
      await openForm(page, site, en);
      const form = page.getByRole("dialog", { name: en.report.title });
      await form.getByLabel(en.report.unorganized).focus();
      await page.keyboard.press("Space");
      await expectOverBudget(page, site, form);
      site.ai.log.plant({ status: 500, times: 2 });
      const generate = form.getByRole("button", { name: en.report.generate });
      await generate.press("Enter");
      await expect(form.getByRole("alert")).toContainText(en.report.failed);
      await expect(form.getByLabel(en.report.unorganized)).toBeChecked();
      site.ai.log.clear();
      site.ai.log.plant({ delayMs: 800, spoil: "number", times: 1 });
      await generate.press("Enter");
      await expect(form.getByRole("button", { name: en.report.generating })).toBeVisible();
      await expect(form.getByRole("status")).toContainText("Reading part 1 of 1");

      const preview = page.getByRole("dialog", { name: en.report.internalTitle });
      const article = preview.getByRole("article");
      await expect(article.getByText(/^Check .* before you send it\.$/)).toBeVisible();
      await expect(article.locator("mark", { hasText: "13" }).first()).toBeVisible();
      const mark = preview.getByRole("button", { name: /^Source 1:/ });
      await mark.press("Enter");
      await expect(mark).toHaveAttribute("aria-pressed", "true");
      await expect(preview.locator("[data-source='1']")).toHaveClass(/bg-surface/);
      expect(await violations(page, "light")).toEqual([]);
      const crane = preview.locator("[data-source]").filter({ hasText: "The crane" });
      await expect(crane.getByText("The crane comes on Thursday.")).toBeVisible();
      await crane.getByRole("button", { name: en.translation.showOriginal }).click();
      await expect(crane.getByText("The crane is booked for Thursday.")).toBeVisible();
      const { name, text } = await download(page, en);
      expect(name).toMatch(/^Harlow Street Internal Report \d{4}-\d\d-\d\d\.txt$/);
      expect(text).toMatch(/North wall poured, 13 m³ \[\d\]\./);
      await preview.getByRole("button", { name: en.report.copy }).locator("visible=true").click();
      await expect(preview.getByText(en.report.copied).locator("visible=true").first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

      await page.emulateMedia({ media: "print" });
      await expect(preview).toBeHidden();
      const paper = page.locator("[data-report-paper]");
      await expect(paper.getByText("Ortiz Framing", { exact: true })).toBeVisible();
      await expect(paper.getByRole("listitem").last()).toContainText("The crane comes on Thursday.");
      await testInfo.attach("paper", {
        body: await page.pdf({ format: "A4" }),
        contentType: "application/pdf",
      });
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test("a business on the monthly plan sees what weekly reports are, and prints one sample with its week", async ({
    page,
    site,
  }) => {
    const sql = await connect(site.server.databaseUrl);
    await entitle(sql, site.businessId, "monthly");
    const ended =
      "UPDATE businesses SET is_early_adopter = false, early_adopter_granted_at = NULL WHERE id = $1";
    await sql.query(ended, [site.businessId]);
    await sql.end();
    await post(site, "North wall poured, 6 m³.");
    await openForm(page, site, en);
    const form = page.getByRole("dialog", { name: en.report.title });
    await form.getByRole("button", { name: en.report.weeklySample }).locator("visible=true").click();
    const preview = page.getByRole("dialog", { name: en.report.weekly });
    await expect(preview.getByRole("table", { name: en.reportPaper.inNumbers })).toBeVisible();
    await expect(preview.locator(".recharts-surface").first()).toBeVisible();
    for (const theme of ["light", "dark"] as const) expect(await violations(page, theme)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const paper = page.locator("[data-report-paper]");
    await expect(paper.getByRole("table", { name: en.reportPaper.dayByDay }).getByRole("row")).toHaveCount(8);
    await expect(paper.locator(".recharts-bar-rectangle path").first()).toBeVisible();
  });
});

async function post({ mateo, projectId }: VoiceSite, content: string): Promise<void> {
  const { status } = await mateo.post(`/api/projects/${projectId}/updates`, { content });
  expect(status).toBe(201);
}

/** Stores a translation into English, as if Mateo had written in Spanish. */
async function translate({ server }: VoiceSite, content: string, translation: string): Promise<void> {
  const sql = await connect(server.databaseUrl);
  await sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
     SELECT gen_random_uuid(), 'update', id, project_id, id, text_version(content, NULL, NULL), 'es', 'en', $2
     FROM updates WHERE content = $1
     ON CONFLICT (subject_id, to_language, source_hash) DO UPDATE SET content = $2, from_language = 'es'`,
    [content, translation],
  );
  await sql.end();
}

async function openForm(page: Page, { rosa, projectId }: VoiceSite, texts: Texts): Promise<void> {
  await signIn(page, rosa);
  await page.goto(`/projects/${projectId}`);
  await openDialog(page, texts);
}

async function openDialog(page: Page, texts: Texts): Promise<void> {
  await page.getByRole("button", { name: texts.project.menu }).click();
  await page.getByText(texts.project.report, { exact: true }).click();
}

/** When the day's budget is nearly spent, the form says how much is left. */
async function expectOverBudget(page: Page, site: VoiceSite, form: Locator): Promise<void> {
  const sql = await connect(site.server.databaseUrl);
  const spend = (microDollars: number) =>
    sql.query(
      `INSERT INTO ai_costs (business_id, day, micro_dollars) VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2)
       ON CONFLICT (business_id, day) DO UPDATE SET micro_dollars = $2`,
      [site.businessId, microDollars],
    );
  await spend(4_999_999);
  await page.reload();
  await openDialog(page, en);
  await expect(form.getByText(/^This would read \d+ updates with \d+ characters/)).toBeVisible();
  await spend(0);
  await sql.end();
  await page.reload();
  await openDialog(page, en);
  await expect(form.getByLabel(en.report.unorganized)).toBeChecked();
  await expect(form.getByText(/^This would read/)).toBeHidden();
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  await expect(async () => {
    const { y, height } = (await upper.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await lower.boundingBox())!.y);
  }).toPass();
}

async function download(page: Page, { report }: Texts): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: report.download }).locator("visible=true").click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: report.downloadText }).click(),
  ]);
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), "utf8") };
}
