import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { escape } from "@/e2e/kit/hands";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

/** The same in every language and theme. */
const PHOTOS = ["kitchen-before", "kitchen-after", "beam", "hanger", "studs", "tape"];

test("the landing page plays its recording, and shows pictures in the reader's language and theme", async ({
  page,
  server,
}) => {
  await page.goto("/");
  await test.step("the voice line is loaded on the first press", async () => {
    const recording = page.waitForResponse(/\/landing\/north-wall\.mp3$/);
    await page.getByRole("button", { name: en.landing.demo.play }).click();
    expect([200, 206]).toContain((await recording).status());
  });

  await test.step("pictures load when they are near, and only those that are seen", async () => {
    await page.getByAltText(en.landing.screens.projectAlt).filter({ visible: true }).scrollIntoViewIfNeeded();
    await page.getByAltText(en.landing.screens.sheetAlt).scrollIntoViewIfNeeded();
    await expect.poll(() => loaded(page)).toEqual([...PHOTOS, "project-light-en", "sheet"]);
  });

  await test.step("Schedule Demo writes an email with its subject", async () => {
    await page.getByRole("button", { name: en.landing.closing.demo }).click();
    const dialog = page.getByRole("dialog");
    const mail = dialog.getByRole("link");
    await expect(mail).toHaveAttribute("href", "mailto:support@plumbline.example?subject=Schedule%20Demo");
    await escape(dialog);
  });

  await test.step("it says how fast, how much and how many, and rates nothing that nobody has said", async () => {
    await expect(page.getByText(en.landing.testimonials.examples)).toBeVisible();
    await expect(page.getByRole("img", { name: /stars/ })).toHaveCount(0);
    await expect(page.getByText(/under 2 minutes/)).toBeVisible();
    const terms = page.getByText(
      /Then \$19\.99 a month per business, for up to 20 active projects, or \$179\.99/,
    );
    await expect(terms).toBeVisible();
    await expect(page.getByRole("link", { name: en.landing.footer.terms })).toHaveAttribute("href", "/terms");
  });
  await expectDescribed(page, server.url, "en");
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: server.url }]);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
  });
  await page.goto("/");
  await page.getByAltText(es.landing.screens.projectAlt).filter({ visible: true }).scrollIntoViewIfNeeded();
  await page.getByAltText(es.landing.screens.sheetAlt).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded(page)).toEqual([...PHOTOS, "project-dark-es", "sheet"]);
  await expectDescribed(page, server.url, "es");
});

/** The names of the pictures that the page has loaded. */
function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src^="/landing/"]')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ src }) => src.replace(/.*\/|(-small)?\.avif$/g, "")),
  );
}

/** Checks the metadata for search engines and link previews. */
async function expectDescribed(page: Page, origin: string, language: string): Promise<void> {
  const content = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`^${origin}/?$`));
  await expect(content("og:image")).toHaveAttribute("content", `${origin}/og-${language}.png`);
  await expect(content("twitter:card")).toHaveAttribute("content", "summary_large_image");
  expect((await page.request.get(`/og-${language}.png`)).status()).toBe(200);
  const data = await page.locator('script[type="application/ld+json"]').last().textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "SoftwareApplication",
    offers: [{ price: "19.99" }, { price: "179.99" }, { price: "0.00" }],
  });
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`<loc>${origin}/help</loc>`);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
}
