import { expect, test as base } from "@/e2e/kit/fixtures";
import { dragRowByFinger, escapeUntil } from "@/e2e/kit/hands";
import { newSite, signIn } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { violations } from "@/e2e/looks/axe";
import { smallFields } from "@/e2e/looks/small-fields";
import { keptIn, NOTHING_KEPT } from "@/e2e/voice/kept-recordings";
import { talkUntil } from "@/e2e/voice/recording-hands";
import { test } from "@/e2e/voice/voice-test";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";

base.describe("on a phone in Spanish, without a service", () => {
  base.use({
    viewport: { width: 390, height: 844 },
    locale: "es-MX",
    reducedMotion: "reduce",
    hasTouch: true,
  });

  base("a template becomes a project, edited before", IN_PROVE, async ({ page, server }) => {
    const { rosa } = await newSite(server);
    await signIn(page, rosa);
    await page.goto("/projects/new");
    await page.getByRole("button", { name: es.projects.planOffer.template }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: es.kickoff.templates.roof })).toBeVisible();
    expect(await violations(page, "light")).toEqual([]);
    await dialog.getByRole("button", { name: es.kickoff.templates.roof }).click();
    await expect(dialog.getByRole("textbox", { name: es.kickoff.titleLabel })).toHaveValue("Cambio de techo");
    await dialog
      .getByText("2 supuestos, 1 riesgo")
      .or(dialog.getByText("2 supuestos, 2 riesgos"))
      .first()
      .click();
    await dialog.getByRole("textbox", { name: es.kickoff.titleLabel }).fill("T");
    await dialog.getByRole("button", { name: es.kickoff.create }).click();
    await expect(dialog.getByText(es.kickoff.problems.title)).toBeVisible();
    await dialog.getByRole("textbox", { name: es.kickoff.titleLabel }).fill("Techo del granero");
    const names = dialog.getByRole("textbox", { name: /^Nombre de la subtarea/ });
    const first = await names.first().inputValue();
    await dialog.getByRole("button", { name: es.kickoff.reorder }).click();
    await dialog.getByRole("button", { name: `Bajar ${first}` }).click();
    await expect(names.nth(1)).toHaveValue(first);
    await expect(dialog.getByRole("button", { name: `Bajar ${first}` })).toBeFocused();
    expect(await violations(page, "dark")).toEqual([]);
    expect(await smallFields(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    const handle = dialog.getByLabel(`Mover la subtarea ${first}`);
    await handle.scrollIntoViewIfNeeded();
    await dragRowByFinger(page, handle, names.first());
    await expect(names.first()).toHaveValue(first);
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
    await dialog.getByRole("button", { name: es.kickoff.create }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Techo del granero" })).toBeVisible();
    await expect(page.getByText("Andamio y seguridad").first()).toBeVisible();
  });
});

test.describe("on a desktop in English", () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: "en-US", reducedMotion: "reduce" });

  test("a sentence becomes a plan, which is changed by keyboard and created", async ({
    page,
    site,
    problems,
  }) => {
    await signIn(page, site.rosa);
    await page.goto("/projects");
    await page.getByRole("button", { name: en.projects.kickoffButton }).click();
    const dialog = page.getByRole("dialog", { name: en.kickoff.title });
    const prompt = dialog.getByRole("textbox", { name: en.kickoff.prompt });
    await dialog.getByRole("button", { name: en.kickoff.generate }).click();
    await expect(dialog.getByText(en.kickoff.promptLength)).toBeVisible();

    problems.expectProblem(/status of (502|402)/);
    site.ai.log.say("*", { language: "english", segments: [{ text: "Two-story rear extension." }] });
    site.ai.log.plant({ on: "transcription", status: 500, times: 1 });
    await dialog.getByRole("button", { name: en.kickoff.speak }).click();
    const recorder = page.getByRole("dialog", { name: en.kickoff.title }).last();
    await recorder.getByRole("button", { name: en.recorder.consent.agree }).click();
    await talkUntil(page, 1);
    expect(await keptIn(page)).toEqual(NOTHING_KEPT);
    await page.getByRole("button", { name: en.recorder.stop }).click();
    await page.getByRole("button", { name: en.recorder.writeDown }).click();
    await expect(dialog.getByText(en.recorder.words.failed)).toBeVisible();
    await dialog.getByRole("button", { name: en.common.retry }).click();
    await expect(prompt).toHaveValue("Two-story rear extension.");
    await prompt.fill("Two-story rear extension, new kitchen, handover 18 December");
    expect(await violations(page, "light")).toEqual([]);

    site.ai.log.plant({ status: 500, times: 1 });
    await dialog.getByRole("button", { name: en.kickoff.generate }).click();
    await expect(dialog.getByRole("alert")).toHaveText(en.kickoff.proposeFailed);
    await expect(prompt).toHaveValue(/Two-story/);

    const cancelled = Promise.withResolvers<null>();
    site.ai.log.plant({ rest: cancelled.promise, times: 1 });
    await dialog.getByRole("button", { name: en.kickoff.generate }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "New kitchen" })).toBeVisible();
    await dialog.getByRole("button", { name: en.common.cancel }).click();
    cancelled.resolve(null);
    await dialog.getByRole("button", { name: en.kickoff.generate }).click();

    const review = page.getByRole("dialog", { name: en.kickoff.reviewTitle });
    const names = review.getByRole("textbox", { name: /^Name of folder/ });
    await expect(names.first()).toHaveValue("Site and safety");
    await expect(
      review.getByText("Rain may stop outside work for some days.").locator("visible=true"),
    ).toBeVisible();
    await review.getByLabel("Move folder Site and safety").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(names.nth(1)).toHaveValue("Site and safety");
    await expect(review.getByLabel(new RegExp(`^${en.kickoff.dueDate}`))).toHaveValue(/-12-18$/);
    await review.getByRole("button", { name: en.kickoff.addSubtask }).click();
    await review.getByRole("textbox", { name: "Name of subtask 4" }).fill("Fence the yard");
    expect(await violations(page, "light")).toEqual([]);

    await review.getByRole("button", { name: en.kickoff.back }).locator("visible=true").click();
    await expect(prompt).toHaveValue(/Two-story/);
    await dialog.getByRole("button", { name: en.kickoff.toProposal }).click();
    await expect(names.nth(1)).toHaveValue("Site and safety");
    const keep = page.getByRole("button", { name: en.kickoff.keep });
    await escapeUntil(page, (soon) => expect(keep).toBeVisible(soon));
    await keep.click();
    await page.reload();
    await page.getByRole("button", { name: en.projects.kickoffButton }).click();
    await expect(names.nth(1)).toHaveValue("Site and safety");

    const sql = await connect(site.server.databaseUrl);
    await sql.query("UPDATE businesses SET is_early_adopter = false, early_adopter_granted_at = NULL");
    await review.getByRole("button", { name: en.kickoff.create }).click();
    await expect(review.getByRole("link", { name: en.kickoff.upgrade })).toHaveAttribute(
      "href",
      /billing.choose/,
    );
    await sql.query("UPDATE businesses SET is_early_adopter = true, early_adopter_granted_at = now()");
    await sql.end();
    await review.getByRole("button", { name: en.kickoff.create }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Two-story rear extension" })).toBeVisible();
    await expect(page.getByText("Site and safety").first()).toBeVisible();
    const { body: projects } = await site.rosa.get<{ dueDate: string | null }[]>("/api/projects");
    expect(projects.map(({ dueDate }) => dueDate)).toContainEqual(expect.stringMatching(/-12-18$/));
  });
});
