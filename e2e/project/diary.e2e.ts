import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { type NewSite, signIn } from "@/e2e/kit/new-site";
import { type PdfPage, pdfPages } from "@/e2e/kit/pdf-pages";
import { sampleOf } from "@/e2e/kit/prove-only";
import { violations } from "@/e2e/looks/axe";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { addUpdate } from "@/sandbox/database/rows";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { connect } from "@/sandbox/database/test-database";
import { proofCount } from "@/sandbox/run/steps/proof";
import type { TestServer } from "@/sandbox/servers/test-server";

const UPDATES = proofCount(3000, 460);
const QUARTER = "from=2026-08-01&to=2026-10-31";

/** In each of the 92 days; each says where it begins and where it ends, two lines below. */
async function fill(server: TestServer, { rosa, project }: NewSite): Promise<void> {
  const sql = await connect(server.databaseUrl);
  await sql.query(
    `INSERT INTO updates (id, project_id, author_id, content, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Begin' || n || E'. The beam is in, it sits on two posts.\\nRain until noon, ground too soft for the lift.\\nEnd' || n,
            timestamptz '2026-08-01 14:00:00Z' + (n % 92) * interval '1 day' + (n / 92) * interval '7 minutes'
     FROM generate_series(0, $3 - 1) n`,
    [project, rosa.user.id, UPDATES],
  );
  await sql.end();
}

const READERS = [
  ["English", "en-US", en, "Site diary, August 1 – October 31, 2026", /^Page \d+ of \d+$/],
  ["Spanish", "es-MX", es, "Bitácora de obra, 1 de agosto", /^Página \d+ de \d+$/],
] as const;

for (const [language, locale, texts, heading, numbered] of sampleOf(READERS, 1))
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, locale, timezoneId: "America/Chicago" });

    test(`92 days with ${UPDATES} updates print to a PDF whose pages break between entries, and name project, days and number`, async ({
      page,
      server,
      ownSite: site,
    }, testInfo) => {
      test.setTimeout(180_000);
      await fill(server, site);
      await signIn(page, site.rosa);
      await page.goto(`/projects/${site.project}/diary?${QUARTER}`);
      await expect(page.getByRole("heading", { level: 3 })).toHaveCount(92, { timeout: 60_000 });
      await expect(page.getByRole("button", { name: texts.diary.print })).toBeEnabled();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      await testInfo.attach("diary", { body: pdf, contentType: "application/pdf" });
      const pages = pdfPages(pdf);
      expect(pages.length).toBeGreaterThan(proofCount(92, 50));
      expect(pages.filter((one) => !lineOf(one).includes("Harlow Street"))).toEqual([]);
      expect(pages.filter((one) => !lineOf(one).includes(heading))).toEqual([]);
      expect(pages.map(numberOf)).toEqual(pages.map((_, at) => [at + 1, pages.length]));
      expect(numbered.test(lineOf(pages[1]).match(/(?:Page|Página) \d+ (?:of|de) \d+/)?.[0] ?? "")).toBe(
        true,
      );
      expect(splitEntries(pages)).toEqual([]);
      const links = pages.flatMap((one) => one.links).filter((link) => link.includes("/updates/"));
      expect(new Set(links).size).toBe(UPDATES);
      expect(pages.some((one) => one.text.includes(texts.diary.print))).toBe(false);
    });
  });

/** The text of a page in one line. */
function lineOf(page: PdfPage | undefined): string {
  return page?.text.replace(/\s+/g, " ") ?? "";
}

/** Its number, and of how many. */
function numberOf(page: PdfPage): number[] {
  return (/(?:Page|Página) (\d+) (?:of|de) (\d+)/.exec(lineOf(page)) ?? []).slice(1).map(Number);
}

/** Those that do not begin and end once, on one page. */
function splitEntries(pages: PdfPage[]): number[] {
  const placesOf = (word: string) => {
    const found = new Map<number, number>();
    for (const [at, { text }] of pages.entries())
      for (const [, n] of text.matchAll(new RegExp(`${word}(\\d+)`, "g"))) found.set(Number(n), at);
    return found;
  };
  const [begins, ends] = [placesOf("Begin"), placesOf("End")];
  return Array.from({ length: UPDATES }, (_, n) => n).filter(
    (n) => !begins.has(n) || begins.get(n) !== ends.get(n),
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: "en-US", timezoneId: "America/Chicago" });

  test("the diary opens from the menu, its choices fold into a line, and a line opens its update", async ({
    page,
    server,
    problems,
    ownSite: site,
  }) => {
    problems.expectProblem(/404/);
    const sql = await connect(server.databaseUrl);
    const createdAt = new Date("2026-11-24T13:46:00Z");
    const written = { projectId: site.project, authorId: site.rosa.user.id, createdAt };
    const id = await addUpdate(sql, { ...written, content: "The beam is in." });
    await sql.end();
    await signIn(page, site.rosa);
    await page.goto(`/projects/${site.project}`);
    await page.getByRole("button", { name: en.project.menu }).click();
    await page.getByText(en.project.diary, { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: en.diary.title })).toBeVisible();
    const from = page.getByLabel(en.diary.from, { exact: true });
    await expect(from).toBeHidden();
    await page.getByRole("button", { name: new RegExp(`^${en.diary.choices}`) }).click();
    await from.fill("2026-11-24");
    await page.getByLabel(en.diary.to, { exact: true }).fill("2026-11-23");
    await expect(page.getByText(en.diary.endBeforeStart)).toBeVisible();
    await page.getByLabel(en.diary.to, { exact: true }).fill("2026-11-24");
    await expect(page).toHaveURL(/from=2026-11-24&to=2026-11-24/);
    await expect(page.getByRole("heading", { name: "Tuesday, November 24" })).toBeVisible();
    await expect(page.getByText("7:46 AM")).toBeVisible();
    expect(await violations(page, "light")).toEqual([]);
    await page.getByRole("link", { name: /^Rosa Ortiz/ }).click();
    await expect(page).toHaveURL(new RegExp(`/updates/${id}$`));
    await expect(page.getByText("The beam is in.")).toBeVisible();
    await expectNothing(page, site);
  });
});

test("it is printed with the photos that nobody has scrolled to", async ({ page, ownSite: site }) => {
  const post = (body: object) => site.rosa.post(`/api/projects/${site.project}/updates`, body);
  await post({ content: "Line.\n".repeat(400) });
  await post({ photoIds: [await uploadPhoto(site.rosa)] });
  await page.addInitScript(() => {
    window.print = () => {
      const photos = [...document.querySelectorAll<HTMLImageElement>("article img")];
      document.title = photos.map(({ complete, naturalWidth }) => complete && naturalWidth > 0).join();
    };
  });
  await signIn(page, site.rosa);
  await page.goto(`/projects/${site.project}/diary`);
  const photo = page.getByRole("article").getByRole("img");
  await expect(photo).not.toBeInViewport();
  await page.getByRole("button", { name: en.diary.print }).click();
  await expect(page).toHaveTitle("true");
});

/** An update of another project, or of none, is not found; its page leads to the project. */
async function expectNothing(page: Page, { project, rosa }: NewSite): Promise<void> {
  const foreign = await page.goto(`/projects/${project}/updates/${rosa.user.id}`);
  expect(foreign?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: en.diary.noneTitle })).toBeVisible();
  await page.getByRole("link", { name: en.diary.noneBack }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project}$`));
}
