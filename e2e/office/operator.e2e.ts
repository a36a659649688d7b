import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { tabTo } from "@/e2e/kit/hands";
import { sampleOf } from "@/e2e/kit/prove-only";
import { seedDemo } from "@/e2e/kit/seeded";
import { violations } from "@/e2e/looks/axe";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { DEMO_PASSWORD, PEOPLE } from "@/prisma/seed/people";
import { connect } from "@/sandbox/database/test-database";
import { isFullProof } from "@/sandbox/run/steps/proof";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

const READERS = [
  { language: "en", texts: en.console, activity: en.activity, theme: "dark" },
  { language: "es", texts: es.console, activity: es.activity, theme: "light" },
] as const;

test.beforeAll(async ({ servers }, { file }) => {
  const server = await servers.of(file);
  await seedDemo(server);
  const sql = await connect(server.databaseUrl);
  await sql.query(`
    INSERT INTO action_logs (id, action, entity_type, entity_id, details)
    SELECT gen_random_uuid(), 'business.subscription-changed', 'business', id, '{"from": "none", "to": "trialing yearly ending"}'
    FROM businesses WHERE name = 'Ortiz Framing'`);
  await sql.end();
});

/** `isVariant`: the template has been shown before with other data, so that only `npm run prove` runs axe on it once more. */
async function expectSound(page: Page, theme: "light" | "dark", { isVariant = false } = {}): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  if (isFullProof || !isVariant) expect(await violations(page, theme)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
}

for (const { language, texts: t, activity, theme } of sampleOf(READERS, 0))
  test(`an operator walks through every tab on a phone, in ${language}`, async ({
    page,
    context,
    server,
    problems,
  }) => {
    test.setTimeout(90_000);
    // The browser logs refused keys and forms as errors.
    problems.expectProblem(/status of (400|401)/);
    await context.addCookies([{ name: "language", value: language, url: server.url }]);
    const open = (name: string) =>
      page.getByRole("navigation", { name: t.tabs.label }).getByRole("link", { name, exact: true }).click();
    const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();

    await test.step("a stored key that is refused is dropped, and a wrong password says so", async () => {
      // A page without code, which might use the key at once.
      await page.goto("/robots.txt");
      await page.evaluate(() => {
        localStorage.setItem("adminkey", "refused");
      });
      await page.goto("/admin");
      await expect(page.getByText(t.login.ended)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("adminkey"))).toBeNull();
      await page.getByRole("button", { name: t.login.submit }).click();
      await expect(page.getByLabel(t.login.email)).toBeFocused();
      await page.getByLabel(t.login.email).fill(PEOPLE.olga.email);
      await page.getByLabel(t.login.password).fill("wrong password");
      await page.getByRole("button", { name: t.login.submit }).click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(t.login.failed);
      await expectSound(page, theme);
      await page.getByLabel(t.login.password).fill(DEMO_PASSWORD);
      await page.getByRole("button", { name: t.login.submit }).click();
      await expect(page.getByRole("heading", { name: t.tabs.overview })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("adminkey"))).toHaveLength(43);
    });

    await test.step("the overview has the ten figures, two charts and the session, which stays over a reload", async () => {
      await page.reload();
      const users = page.locator("dl > div").filter({ hasText: t.overview.totalUsers }).first();
      await expect(users).toContainText(/\d/);
      await expect(page.locator("dl dt")).toHaveCount(10);
      await expect(page.getByRole("img", { name: new RegExp(`^${t.reporting.signups}: `) })).toBeVisible();
      await expect(page.getByText(t.sessions.current)).toBeVisible();
      await expectSound(page, theme);
    });

    await test.step("a user is found by email, investigated, suspended and let back in", async () => {
      await open(t.tabs.users);
      const search = page.getByRole("searchbox", { name: t.users.search });
      const { width } = (await search.boundingBox()) ?? { width: 0 };
      expect(width).toBeGreaterThan(280);
      await search.fill("nobody@nowhere");
      await search.press("Enter");
      await expect(page.getByText(t.users.notFoundBody)).toBeVisible();
      await search.fill("OWNER@example");
      await search.press("Enter");
      await expect(page.getByRole("rowheader")).toHaveCount(1);
      await expectSound(page, theme);
      await page.getByRole("link", { name: PEOPLE.rosa.name }).click();
      await expect(page.getByRole("heading", { level: 1, name: PEOPLE.rosa.name })).toBeVisible();
      await expect(page.getByRole("table", { name: t.user.businesses })).toContainText("Ortiz Framing");
      await expect(page.getByRole("table", { name: t.user.projects })).toContainText(
        "Harlow Street extension",
      );
      const { status, values, user } = t;
      const now = `${status.trialing} (${values.yearly}, ${values.ending})`;
      const change = user.fromTo.replace("{from}", status.none).replace("{to}", now);
      await expect(page.getByText(`${user.system} · Ortiz Framing, ${change}`)).toBeVisible();
      await page.getByRole("button", { name: t.suspend.suspend }).click();
      await expect(page.getByRole("alertdialog")).toContainText(PEOPLE.rosa.name);
      await confirm(t.suspend.suspend);
      await expect(page.getByText(t.users.suspended, { exact: true })).toBeVisible();
      await expect(page.getByText(activity.user.suspended).first()).toBeVisible();
      await page.getByRole("button", { name: t.suspend.lift }).click();
      await confirm(t.suspend.lift);
      await expect(page.getByRole("button", { name: t.suspend.suspend })).toBeVisible();
      await expectSound(page, theme);
      await page.getByRole("button", { name: t.user.back }).click();
      await expect(search).toHaveValue("OWNER@example");
      for (let back = 0; back < 2; back++) await page.goBack();
      await expect(search).toHaveValue("OWNER@example");
      await expect(page.getByRole("rowheader")).toHaveCount(1);
    });

    await test.step("businesses are searched and filtered; the subscriptions have their figures", async () => {
      await open(t.tabs.businesses);
      const search = page.getByRole("searchbox", { name: t.businesses.search });
      await search.fill(PEOPLE.mei.email.toUpperCase());
      await search.press("Enter");
      await expect(page.getByRole("rowheader")).toHaveText([/Chen Interiors/]);
      await page.getByRole("combobox", { name: t.businesses.filter }).selectOption("active");
      await expect(page.getByText(t.businesses.notFoundBody)).toBeVisible();
      await expectSound(page, theme, { isVariant: true });
      await open(t.tabs.subscriptions);
      await expect(page.getByRole("rowheader")).toContainText(["Ortiz Framing"]);
      await expectSound(page, theme, { isVariant: true });
    });

    await test.step("early adopter access is granted and revoked, each asking first, under the operator's name", async () => {
      await open(t.tabs.adopters);
      const search = page.getByRole("searchbox", { name: t.adopters.find });
      await search.fill("chen");
      await search.press("Enter");
      await page
        .getByRole("button", { name: t.adopters.grantOf.replace("{name}", "Chen Interiors") })
        .click();
      await confirm(t.adopters.grant);
      const adopters = page.getByRole("table", { name: t.adopters.list });
      await expect(adopters).toContainText("Chen Interiors");
      await expectSound(page, theme);
      await adopters
        .getByRole("button", { name: t.adopters.revokeOf.replace("{name}", "Chen Interiors") })
        .click();
      await confirm(t.adopters.revoke);
      await expect(adopters).not.toContainText("Chen Interiors");
      const sql = await connect(server.databaseUrl);
      const { rows } = await sql.query<{ action: string }>(
        `SELECT action FROM action_logs l JOIN users u ON u.id = l.user_id WHERE u.email = $1
         AND action ~ 'early-adopter|suspended' ORDER BY l.created_at DESC LIMIT 4`,
        [PEOPLE.olga.email],
      );
      await sql.end();
      expect(rows.map(({ action }) => action)).toEqual([
        "business.early-adopter-revoked",
        "business.early-adopter-granted",
        "user.unsuspended",
        "user.suspended",
      ]);
    });

    await test.step("a guide is written with a preview, hidden, reordered, published, and deleted after the question", async () => {
      await open(t.tabs.help);
      await page.getByText(t.help.kinds.guide.all, { exact: true }).click();
      await page.getByRole("button", { name: t.help.kinds.guide.new }).click();
      const form = page.getByRole("dialog");
      await form.getByRole("button", { name: t.help.save }).click();
      await expect(form.getByLabel(t.help.titleField)).toHaveAttribute("aria-invalid", "true");
      await form.getByLabel(t.help.titleField).fill("On ladders");
      await form
        .getByRole("textbox", { name: t.help.content })
        .fill("**Two people** on each <script>alert(1)</script> ladder.");
      await form.getByText(t.help.preview, { exact: true }).click();
      await expect(form.locator("strong")).toHaveText("Two people");
      await expectSound(page, theme);
      await form.getByLabel(t.help.displayOrder).fill("999");
      await form.getByText(t.help.active).click();
      await form.getByRole("button", { name: t.help.save }).click();
      const item = page.getByRole("listitem").filter({ hasText: "On ladders" });
      await expect(item).toContainText(t.help.inactive);
      await expect(item).toContainText("999");
      const published = async () => {
        const answer = await page.request.get("/api/help/support-guides");
        return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
      };
      expect(await published()).not.toContain("On ladders");
      await page.setViewportSize({ width: 1280, height: 800 });
      await item.getByRole("button", { name: t.help.editOf.replace("{title}", "On ladders") }).click();
      await form.getByLabel(t.help.displayOrder).fill("-1");
      await form.getByText(t.help.active).click();
      await form.getByRole("button", { name: t.help.save }).click();
      await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("On ladders");
      await expect(item).not.toContainText(t.help.inactive);
      expect((await published())[0]).toBe("On ladders");
      await expectSound(page, theme, { isVariant: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await item.getByRole("button", { name: t.help.deleteOf.replace("{title}", "On ladders") }).click();
      await expect(page.getByRole("alertdialog")).toContainText(t.help.kinds.guide.deleteTitle);
      await confirm(t.help.delete);
      await expect(item).toHaveCount(0);
    });

    for (const [kind, address] of [
      ["document", t.help.fileUrl],
      ["video", t.help.videoUrl],
    ] as const)
      await test.step(`a ${kind} is added, moved, hidden and removed by keyboard alone, and a reader finds it`, async () => {
        const { keyboard } = page;
        const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
        const form = page.getByRole("dialog");
        const press = async (name: string, key = "Enter") => {
          await tabTo(page.getByRole("button", { name, exact: true }));
          await keyboard.press(key);
        };
        const save = async (field: string, text: string) => {
          await tabTo(form.getByLabel(field));
          await keyboard.type(text);
          await keyboard.press("Enter");
          await expect(form).toHaveCount(0);
        };
        const read = async () => (await page.request.get("/help")).text();
        await page.getByRole("radio", { checked: true }).focus();
        await keyboard.press("ArrowRight");
        for (const title of ["First note", "Second note"]) {
          await press(t.help.kinds[kind].new);
          await tabTo(form.getByLabel(t.help.titleField));
          await keyboard.type(title);
          await expectSound(page, theme, { isVariant: title !== "First note" });
          await save(address, "https://files.example/1");
          await expect(row(title)).toBeVisible();
        }
        const up = t.help.upOf.replace("{title}", "Second note");
        await press(up);
        await expect(page.getByRole("main").getByRole("listitem")).toContainText([
          "Second note",
          "First note",
        ]);
        await expect(page.getByRole("button", { name: up })).toBeFocused();
        expect(await read()).toMatch(/Second note[^]*First note/);
        const edit = t.help.editOf.replace("{title}", "Second note");
        for (const isHidden of [true, false]) {
          await press(edit);
          await tabTo(form.getByRole("checkbox"));
          await keyboard.press("Space");
          await save(t.help.displayOrder, "");
          await expect(row("Second note").getByText(t.help.inactive)).toHaveCount(isHidden ? 1 : 0);
          await expect(page.getByRole("button", { name: edit })).toBeFocused();
          expect((await read()).includes("Second note")).toBe(!isHidden);
        }
        await press(t.help.deleteOf.replace("{title}", "Second note"));
        await press(t.help.delete);
        await expect(row("Second note")).toHaveCount(0);
        await expect(row("First note").locator(":focus"), "what took its place").toHaveCount(1);
        expect(await read()).not.toContain("Second note");
      });

    await test.step("a report is a chart, a table and a file", async () => {
      await open(t.tabs.reporting);
      await expect(page.getByRole("heading", { level: 1, name: t.tabs.reporting })).toBeVisible();
      await expect(page.locator("main [role=img][aria-label]")).toHaveCount(5);
      await expectSound(page, theme);
      const card = page.getByRole("region", { name: t.reporting.signups });
      await card.getByText(t.reporting.table, { exact: true }).click();
      await expect(card.getByRole("row")).toHaveCount(13);
      const saved = page.waitForEvent("download");
      await card
        .getByRole("button", { name: t.reporting.csvOf.replace("{what}", t.reporting.signups) })
        .click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe("plumbline-signups.csv");
      const csv = await readFile(await file.path(), "utf8");
      expect(csv.trim().split("\r\n")).toHaveLength(13);
      expect(csv).toContain(`\r\n${new Date().toISOString().slice(0, 7)},`);
    });

    await test.step("without a signal a tab says what it could not read, and signing out drops the key", async () => {
      await page.route("**/api/admin/users*", (route) => route.abort());
      problems.expectProblem(/ERR_FAILED/);
      await open(t.tabs.users);
      const failure = page.getByRole("main").getByRole("alert");
      await expect(failure).toContainText(t.users.failed);
      await page.unroute("**/api/admin/users*");
      await failure.getByRole("button").click();
      await expect(page.getByRole("table")).toBeVisible();
      await page.getByRole("button", { name: t.logOut }).click();
      await expect(page.getByRole("button", { name: t.login.submit })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("adminkey"))).toBeNull();
    });
  });
