import { expect, test } from "@/e2e/kit/fixtures";
import { escape } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { violations, violationsInBothThemes } from "@/e2e/looks/axe";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import { signUp } from "@/sandbox/http/http-client";

test.use({ viewport: { width: 390, height: 844 } });

test("a visitor finds answers by tab, by link and by words of either language", async ({ page, server }) => {
  await page.goto("/help?item=no-signal");
  const question = (name: RegExp) => page.locator("details", { has: page.getByRole("heading", { name }) });
  const answer = question(/no signal/).getByText(/It stays on your phone and waits/);
  await expect(answer).toBeVisible();

  await test.step("guides show 200 characters until they are opened, and the address then names them", async () => {
    await page.getByRole("tab", { name: "Support Guides" }).click();
    await expect(answer).toBeHidden();
    const guide = question(/^Print connect codes|connect codes/i).first();
    const preview = await guide.locator("summary span > span").innerText();
    expect(preview.length).toBeGreaterThan(120);
    expect(preview.length).toBeLessThanOrEqual(200);
    await guide.locator("summary").click();
    await expect(page).toHaveURL(/\/help\?item=print-connect-codes/);
    await expect(page.getByRole("tab")).toHaveCount(2);
  });

  await test.step("a search in Spanish finds what is shown in English", async () => {
    await page.getByRole("searchbox").fill("tarjeta rechazaron");
    await page.getByRole("tab", { name: "FAQs 1" }).click();
    await expect(question(/My card was declined/)).toBeVisible();
    await expect(question(/no signal/)).toBeHidden();
    await page.getByRole("searchbox").fill("xyzzy");
    await expect(page.getByText(/Nothing found/)).toBeVisible();
    await page.getByRole("searchbox").fill("");
  });

  await test.step("a link to an item opens it, and support is one press away", async () => {
    await page.getByRole("navigation", { name: "Support Guides" }).getByRole("link").first().click();
    await expect(page.locator("#business-and-first-project[open]")).toBeInViewport();
    const mail = page.getByRole("link", { name: "Write to Support" });
    await expect(mail).toHaveAttribute("href", /^mailto:support@plumbline\.example\?subject=/);
  });

  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: server.url }]);
  const guide = await (await page.request.get("/help?item=glossary")).text();
  expect(guide).toContain(es.voice.didYouMean.replace(/<b>.*/, "").trim());
  await page.goto("/help#100%");
  await page.goto("/help#no-signal");
  await expect(page.getByRole("heading", { level: 1, name: "Centro de ayuda" })).toBeVisible();
  await expect(page.getByText(/Se queda en tu teléfono y espera/)).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').last().textContent();
  const { "@type": type, mainEntity } = JSON.parse(data ?? "") as { "@type": string; mainEntity: unknown[] };
  expect([type, mainEntity.length >= 24]).toEqual(["FAQPage", true]);

  await test.step("documents and videos have a tab once there are active ones, and each opening counts", async () => {
    const sql = await connect(server.databaseUrl);
    await sql.query(`INSERT INTO help_documents (id, title, file_url, file_size, file_type, display_order) VALUES
      (gen_random_uuid(), 'Hoja de códigos', '/icon.svg', 1200000, 'PDF', 2),
      (gen_random_uuid(), 'Plan de la semana', '/icon.svg', NULL, NULL, 1)`);
    await sql.query(`INSERT INTO help_videos (id, title, description, video_url, thumbnail_url, duration, is_active) VALUES
      (gen_random_uuid(), 'Tu primera nota de voz', 'Grabar con guantes', 'https://videos.example/1', '/icon.svg', 95, false)`);
    await page.goto("/help");
    await page.getByRole("tab", { name: es.help.documents }).click();
    const shown = page.getByRole("tabpanel").locator("details");
    await expect(shown).toContainText(["Plan de la semana", "Hoja de códigos"]);
    await shown.last().locator("summary").click();
    await expect(shown.last()).toContainText("PDF · 1 MB");
    const opened = page.waitForEvent("popup");
    await shown.last().getByRole("link", { name: es.help.openDocument }).click();
    await (await opened).close();
    const counts = "SELECT download_count AS n FROM help_documents ORDER BY display_order";
    await expect
      .poll(async () => (await sql.query<{ n: number }>(counts)).rows)
      .toEqual([{ n: 0 }, { n: 1 }]);
    await expect(page.getByRole("tab")).toHaveCount(3);

    await sql.query("UPDATE help_videos SET is_active = true");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByRole("tab", { name: es.help.videos }).click();
    await expect(shown).toHaveText([/Tu primera nota de voz/]);
    await page.getByRole("searchbox").fill("guantes GRABÁR");
    await expect(page.getByRole("tab", { name: `${es.help.videos} 1` })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await shown.locator("summary").click();
    await expect(shown).toContainText("1:35");
    const picture = shown.locator("img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(shown.getByRole("link", { name: es.help.watchVideo })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await sql.end();
  });
});

test(
  "signed-in readers keep the workspace's bar, until another tab signs out",
  IN_PROVE,
  async ({ page, context, server }) => {
    const rosa = await signUp(server, { name: "Rosa Ortiz" });
    await signIn(page, rosa);
    await page.goto("/help");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
    await bar.getByRole("button", { name: "Open menu" }).click();
    await expect(bar.getByText("Rosa Ortiz", { exact: true })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Billing" })).toBeVisible();
    expect(await violations(page, "light")).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/privacy");
    await bar.getByRole("button", { name: "Dark Mode" }).click();
    await bar.getByRole("combobox").selectOption("es");
    await expect(bar.getByRole("link", { name: "Proyectos" })).toBeVisible();
    await bar.getByRole("button", { name: "Notificaciones" }).click();
    await escape(page.getByRole("dialog", { name: "Notificaciones" }));

    const other = await context.newPage();
    await other.setViewportSize({ width: 1280, height: 800 });
    await other.goto("/help");
    await other.getByRole("button", { name: /Rosa Ortiz/ }).click();
    await other.getByRole("menuitem", { name: "Cerrar sesión" }).click();
    await expect(other).toHaveURL(/\/auth$/);
    await expect(bar.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
  },
);
