import type { Page } from "@playwright/test";
import { openAs, type Texts } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { type NewSite, signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { watchReads } from "@/e2e/kit/unchanged-calls";
import { clippedRings } from "@/e2e/looks/focus-rings";
import { forgetShifts, shiftsOf, watchShifts } from "@/e2e/looks/layout-shifts";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { proofCount } from "@/sandbox/run/steps/proof";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const FIRST = "We found honeycombing 40 cm from the corner. Do not backfill until someone has looked at it.";

const LANGUAGES = [
  ["en-US", en],
  ["es-MX", es],
] as const;

for (const [locale, texts] of sampleOf(LANGUAGES, 1))
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: PHONE });

    test("the header has two lines, and its menu what the project's and the navigation's had", async ({
      page,
      ownSite: site,
    }) => {
      await site.rosa.post(`/api/projects/${site.project}/end-guide`);
      await watchShifts(page);
      await openAs(page, site.rosa, site.project);
      await expect(page.getByRole("banner")).toBeHidden();
      const name = page.getByRole("heading", { level: 1 });
      const members = page.getByRole("button", { name: texts.project.onlyYou });
      expect(await heightOf(page, "h1", "xpath=../..")).toBe(48);
      expect((await members.boundingBox())?.height).toBe(44);
      expect((await page.getByRole("radio").first().locator("xpath=..").boundingBox())?.height).toBe(44);
      await expect(name).toHaveCSS("white-space", "nowrap");
      expect(await shiftsOf(page)).toEqual({ value: 0, of: [] });
      await members.click();
      await page.getByRole("dialog").getByRole("button", { name: texts.common.close }).click();
      await page.getByRole("button", { name: texts.project.menu }).click();
      const sheet = page.getByRole("dialog", { name: "Harlow Street" });
      await expect(sheet.getByText(texts.project.noDescription)).toBeVisible();
      for (const entry of entriesOf(texts)) await expect(sheet.getByText(entry).first()).toBeVisible();
      await sheet.getByRole("button", { name: texts.project.markCompleted }).click();
      await expect(sheet).toHaveCount(0);
      await expect(
        page.getByText(texts.project.completed, { exact: true }).locator("visible=true"),
      ).toBeVisible();
    });

    test("a task with six subtasks shows its newest update within 60 % of the screen", async ({
      page,
      ownSite: site,
    }) => {
      const task = await taskOf(site, "North wall");
      for (let step = 1; step <= 6; step += 1)
        await site.rosa.post(`/api/tasks/${task}/subtasks`, { name: `Step ${String(step)}` });
      await site.rosa.post(`/api/projects/${site.project}/updates`, { content: FIRST, taskId: task });
      await signIn(page, site.rosa);
      await page.goto(`/projects/${site.project}?folder=${task}`);
      await expect(
        page.getByRole("button", { name: texts === en ? "0 of 6 done" : "0 de 6 hechas" }),
      ).toBeVisible();
      const bottom = () =>
        page.getByText(FIRST).evaluate((text) => {
          const line = document.createRange();
          line.selectNodeContents(text);
          return line.getClientRects()[0]?.bottom ?? Infinity;
        });
      await expect.poll(async () => (await bottom()) / PHONE.height).toBeLessThanOrEqual(0.6);
    });
  });

test("an empty folder takes the same room before and after its code and updates are loaded", async ({
  page,
  ownSite: site,
}) => {
  // Otherwise the code is fetched while the page is idle.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await taskOf(site, "North wall");
  await taskOf(site, "Roof trusses");
  await watchShifts(page);
  for (const viewport of sampleOf([PHONE, DESKTOP], 0)) {
    await page.setViewportSize(viewport);
    await openAs(page, site.rosa, site.project);
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    const held: string[] = [];
    await page.route(/\/_next\/static\/chunks\/|\/api\/tasks\/[^/]+\/updates\?/, async (route) => {
      held.push(route.request().url());
      await released;
      await route.continue();
    });
    await page.getByRole("button", { name: /^North wall/ }).click();
    await expect.poll(() => held.some((url) => url.includes("/chunks/"))).toBe(true);
    await expect(page.locator("main [role=status][aria-busy=true]")).toBeVisible();
    await forgetShifts(page);
    // Browsers do not count shifts within half a second of a press.
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 600, pressed);
    release(null);
    await expect(page.getByText(en.updates.emptyTitle)).toBeVisible();
    await expect(page.getByRole("button", { name: en.tasks.addSubtask })).toBeVisible();
    expect(await shiftsOf(page)).toEqual({ value: 0, of: [] });
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("all updates are a choice that the next device remembers; a place's chip opens it", async ({
  page,
  newPerson,
  ownSite: site,
}) => {
  await page.setViewportSize(PHONE);
  const task = await taskOf(site, "North wall");
  await site.rosa.post(`/api/projects/${site.project}/updates`, { content: FIRST, taskId: task });
  await site.rosa.post(`/api/projects/${site.project}/updates`, { content: "Concrete at 10:30." });
  await openAs(page, site.rosa, site.project);
  const all = page.getByRole("radio", { name: en.updates.all });
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/view"));
  await page.getByRole("radio", { name: en.tasks.title }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(all).toBeChecked();
  expect((await kept).status()).toBe(204);
  const line = page.getByRole("list", { name: en.updates.all });
  await expect(line.getByRole("listitem")).toContainText(["Concrete at 10:30.", FIRST]);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);

  await page.reload();
  await expect(all).toBeChecked();
  await expect(line).toBeVisible();
  const office = await newPerson({ locale: "en-US", viewport: DESKTOP });
  await openAs(office, site.rosa, site.project);
  await expect(office.getByRole("button", { name: en.updates.all })).toHaveAttribute("aria-expanded", "true");

  const updates = () => page.waitForResponse((answer) => answer.url().includes(`/api/tasks/${task}/updates`));
  const first = updates();
  await line.getByRole("button", { name: "Open North wall" }).click();
  await expect(page.getByRole("button", { name: /^North wall/, expanded: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: en.tasks.title })).toBeChecked();
  await (await first).finished();
  await page.goBack();
  await expect(all).toBeChecked();
  await expect(line).toBeVisible();

  // Reads are revalidated with their ETag. Since the visit that marked it as read, nothing has changed, so nothing is sent again.
  const reads = await watchReads(page);
  for (let visit = 0; visit < proofCount(3, 1); visit += 1) {
    await page.reload();
    const read = updates();
    await line.getByRole("button", { name: "Open North wall" }).click();
    await read;
    await expect(page.getByRole("button", { name: /^North wall/, expanded: true })).toBeVisible();
    await page.goBack();
  }
  expect(reads).toContainEqual({ path: `/api/tasks/${task}/updates`, status: 304 });
});

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("thirty tasks scroll in their own column, which keeps the chosen one in sight, and can be filtered", async ({
    page,
    ownSite: site,
  }) => {
    for (let number = 1; number <= 29; number += 1) await taskOf(site, `Task ${String(number)}`);
    const last = await taskOf(site, "Instalación eléctrica");
    for (let count = 0; count < 12; count += 1)
      await site.rosa.post(`/api/projects/${site.project}/updates`, { content: FIRST, taskId: last });
    await openAs(page, site.rosa, site.project);
    const row = page.getByRole("button", { name: /^Instalación eléctrica/ });
    await row.click();
    await expect(page.getByRole("list", { name: en.updates.title }).getByText(FIRST).first()).toBeVisible();
    for (const step of ["pressed", "reloaded"]) {
      if (step === "reloaded") await page.reload();
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("heading", { level: 2, name: "Instalación eléctrica" })).toBeInViewport();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(DESKTOP.height);
    }

    const filter = page.getByRole("searchbox", { name: en.tasks.filter });
    await filter.fill("electrica");
    await expect(row).toBeVisible();
    await expect(page.getByRole("button", { name: /^Task 3/ })).toHaveCount(0);
    await filter.fill("zzz");
    await expect(page.getByText(en.tasks.noMatch)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Instalación eléctrica" })).toBeVisible();
    await filter.press("Escape");
    await expect(filter).toHaveValue("");
    await expect(page.getByRole("button", { name: /^Task 3\b/ })).toBeVisible();
    expect(await clippedRings(page)).toEqual([]);
  });

  test("the status is its own menu for who may change it, and a badge for the others", async ({
    page,
    newPerson,
    crew,
  }) => {
    await openAs(page, crew.rosa, crew.projectId);
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByRole("menuitem", { name: en.project.markArchived }).click();
    await expect(toast(page, "Project marked as archived")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Status/ })).toContainText(en.project.archived);
    await page.getByRole("button", { name: en.project.undo }).click();
    await expect(page.getByRole("button", { name: /^Status/ })).toContainText(en.project.active);
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByRole("menuitem", { name: en.project.markArchived }).click();
    await expect(page.getByRole("button", { name: /^Status/ })).toContainText(en.project.archived);

    const mateo = await newPerson({ locale: "es-MX", viewport: DESKTOP });
    await openAs(mateo, crew.mateo, crew.projectId);
    const badge = mateo.getByText(es.project.archived, { exact: true }).locator("visible=true");
    await expect(badge).toBeVisible();
    await expect(badge.locator("xpath=ancestor-or-self::*[self::button or self::a]")).toHaveCount(0);
    await expect(mateo.getByRole("button", { name: /^Estado/ })).toHaveCount(0);
    await mateo.getByRole("button", { name: es.project.menu }).click();
    await expect(mateo.getByRole("menuitem")).toHaveText([es.project.seeMembers, es.project.diary]);
  });

  test("the bar and the page share their edges at 1920 px", IN_PROVE, async ({ page, ownSite: site }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openAs(page, site.rosa, site.project);
    const brand = (await page.getByRole("banner").locator("svg").first().boundingBox())!;
    const title = (await page.locator("h1").boundingBox())!;
    expect(title.x).toBe(brand.x);
    const menu = (await page.getByRole("button", { name: en.project.menu }).boundingBox())!;
    const account = (await page
      .getByRole("button", { name: /Rosa Ortiz/ })
      .locator("span")
      .first()
      .boundingBox())!;
    expect(menu.x + menu.width).toBe(account.x + account.width);
  });
});

async function heightOf(page: Page, selector: string, ancestor: string): Promise<number | undefined> {
  return (await page.locator(selector).locator(ancestor).boundingBox())?.height;
}

async function taskOf({ rosa, project }: NewSite, name: string): Promise<string> {
  await rosa.post(`/api/projects/${project}/end-guide`);
  return (await rosa.post<{ id: string }>(`/api/projects/${project}/tasks`, { name })).body.id;
}

function entriesOf({ project, tasks, nav, theme }: Texts): string[] {
  const ofProject = [
    project.manageMembers,
    project.edit,
    project.generateCode,
    project.whoPosts,
    project.report,
  ];
  const statuses = [project.markActive, project.markCompleted, project.markArchived];
  const pages = [nav.home, nav.projects, nav.businesses, nav.billing, nav.help, nav.settings];
  return [tasks.newTask, ...ofProject, ...statuses, ...pages, nav.notifications, theme.dark, nav.logout];
}
