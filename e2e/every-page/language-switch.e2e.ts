import { expect, test } from "@/e2e/kit/fixtures";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";

test.use({ viewport: { width: 1280, height: 800 } });

test(
  "errors, badges and dates change with the language, without a reload and with everything typed",
  IN_PROVE,
  async ({ page, server, problems, ownSite: { rosa, business, project } }) => {
    problems.expectProblem(/400/);
    const sql = await connect(server.databaseUrl);
    await sql.query(
      "UPDATE businesses SET is_early_adopter = true, early_adopter_granted_at = now() WHERE id = $1",
      [business],
    );
    await sql.end();
    await signIn(page, rosa);
    const choose = (locale: "en" | "es") =>
      page
        .getByRole("banner")
        .getByRole("combobox", { name: locale === "es" ? en.nav.language : es.nav.language })
        .selectOption(locale);

    await test.step("the error at a field", async () => {
      await page.goto("/settings");
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const current = page.getByLabel(en.settings.password.current, { exact: true });
      await current.fill("not my password");
      for (const label of [en.newPassword.new, en.newPassword.confirm])
        await page.getByLabel(label, { exact: true }).fill("another battery");
      await page.getByRole("button", { name: en.settings.password.submit }).click();
      await expect(page.getByRole("main").getByText(en.issues.wrongPassword).first()).toBeVisible();
      await choose("es");
      await expect(page.getByRole("main").getByText(es.issues.wrongPassword).first()).toBeVisible();
      await expect(page.getByRole("main").getByText(en.issues.wrongPassword)).toHaveCount(0);
      await expect(page.getByLabel(es.settings.password.current, { exact: true })).toHaveValue(
        "not my password",
      );
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      await choose("en");
    });

    await test.step("the plan's badge", async () => {
      await page.goto("/businesses");
      await expect(page.getByText(en.plan.status.earlyAdopter, { exact: true })).toBeVisible();
      await choose("es");
      await expect(page.getByText(es.plan.status.earlyAdopter, { exact: true })).toBeVisible();
      await expect(page.getByText(en.plan.status.earlyAdopter, { exact: true })).toHaveCount(0);
      await choose("en");
    });

    await test.step("the times of updates", async () => {
      await rosa.post(`/api/projects/${project}/updates`, { content: "Slab poured" });
      await page.goto(`/projects/${project}`);
      const time = page.getByRole("listitem").filter({ hasText: "Slab poured" }).locator("time").first();
      await expect(time).toContainText("Today");
      await choose("es");
      await expect(time).toContainText("Hoy");
      await choose("en");
    });

    await test.step("the reason why a comment was refused; a toast in the other language is gone", async () => {
      await page.route("**/comments", (route) =>
        route.continue({ postData: JSON.stringify({ content: "" }) }),
      );
      const shown = page.getByRole("listitem").filter({ hasText: "Slab poured" });
      await shown.getByRole("button", { name: en.updates.comment }).click();
      await shown.getByRole("textbox", { name: en.updates.commentText }).fill("Who cures it?");
      await shown.getByRole("button", { name: en.updates.addComment }).click();
      await expect(shown.getByText(en.outbox.states.refused)).toBeVisible();
      await expect(toast(page, en.outbox.commentFailed)).toBeVisible();
      await choose("es");
      await expect(shown.getByText(es.outbox.states.refused)).toBeVisible();
      await expect(page.getByText(en.outbox.commentFailed)).toHaveCount(0);
      await shown.getByRole("link", { name: es.outbox.seeWhy }).click();
      await expect(page.getByText(es.issues.commentRequired)).toBeVisible();
      await choose("en");
      await expect(page.getByText(en.issues.commentRequired)).toBeVisible();
    });

    await test.step("what a form without a page of its own says at the end", async () => {
      await page.goto("/forgot-password");
      await page.getByRole("combobox", { name: en.nav.language }).selectOption("es");
      await page.getByLabel(es.auth.email).fill("rosa@example.com");
      await page.getByRole("button", { name: es.auth.sendLink }).click();
      await expect(page.getByText(es.account.resetRequested)).toBeVisible();
      await page.getByRole("combobox", { name: es.nav.language }).selectOption("en");
      await expect(page.getByText(en.account.resetRequested)).toBeVisible();
    });
  },
);
