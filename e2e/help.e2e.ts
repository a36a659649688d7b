import { expect, test } from "./fixtures";
import { LANGUAGE_KEY } from "@/lib/i18n/locale";

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
  await page.goto("/help#no-signal");
  await expect(page.getByRole("heading", { level: 1, name: "Centro de ayuda" })).toBeVisible();
  await expect(page.getByText(/Se queda en tu teléfono y espera/)).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').last().textContent();
  const { "@type": type, mainEntity } = JSON.parse(data ?? "") as { "@type": string; mainEntity: unknown[] };
  expect([type, mainEntity.length >= 24]).toEqual(["FAQPage", true]);
});
