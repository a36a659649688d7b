import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { type NewSite, newSite, signIn } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as en from "@/messages/en";
import type { TestServer } from "@/sandbox/servers/test-server";

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const WORDS = "We need 3 rafters, 47 by 150";
const DESCRIPTION = "Two-storey rear extension, new kitchen and utility. Handover 18 December.";
const LONG =
  "Linden Court, new porch and ramp for the side door of the second house on the left behind the church";

/** A day from now, by the calendar of the browser's zone. */
function dayIn(days: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Five projects, whose updates arrive in another order than the projects were created. */
async function newProjects(server: TestServer): Promise<NewSite> {
  const site = await newSite(server);
  const { rosa, business: businessId, project: harlow } = site;
  const add = async (name: string, dueDate: string | null, status?: string) => {
    const { body } = await rosa.post<{ id: string }>("/api/projects", { businessId, name, dueDate });
    if (status) await rosa.patch(`/api/projects/${body.id}/status`, { status });
    return body.id;
  };
  const post = (id: string, content: string) => rosa.post(`/api/projects/${id}/updates`, { content });
  const linden = await add(LONG, dayIn(-3), "completed");
  const barn = await add("Barn roof", dayIn(27));
  const kitchen = await add("Ortega kitchen", dayIn(-2));
  const fence = await add("Dock Street fence", null, "archived");
  await add("Quarry Road garage", dayIn(0));
  await rosa.patch(`/api/projects/${harlow}`, {
    dueDate: dayIn(1),
    description: DESCRIPTION,
  });
  for (const [id, words] of [
    [fence, "Posts are in."],
    [linden, "Handed over."],
    [kitchen, "Worktops fit."],
    [harlow, "Backfilled."],
    [barn, WORDS],
  ] as const)
    await post(id, words);
  return site;
}

const rows = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("progressbar") });

test("the newest activity comes first, with its words and its due date, in rows of one height", async ({
  page,
  server,
}) => {
  const { rosa } = await newProjects(server);
  await signIn(page, rosa);
  for (const size of sampleOf(SIZES, 0)) {
    await page.setViewportSize(size);
    const isPhone = size.width < 1024;
    await page.goto("/dashboard");
    await expect(rows(page).getByRole("heading")).toHaveText([
      "Barn roof",
      "Harlow Street",
      "Ortega kitchen",
      LONG,
      "Quarry Road garage",
    ]);
    await expectEqualRows(page, isPhone ? 105 : 84);
    await expect(rows(page).first()).toContainText(`“${WORDS}”`);
    await expect(rows(page).first()).toContainText("27 days left");
    await expectWordsBelowName(page);
    await expect(rows(page).nth(1)).toContainText("1 day left");
    await expect(rows(page).nth(2).getByText("2 days late")).toHaveCSS("color", await dangerColor(page));
    await expect(rows(page).nth(3)).not.toContainText("late");
    await expect(rows(page).nth(4)).toContainText("Due today");
    await page.goto("/projects");
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).getByRole("heading").nth(5)).toHaveText("Dock Street fence");
    await expectEqualRows(page, isPhone ? 143 : 84);
    await expectDescription(page, isPhone ? 2 : 1);
  }
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: server.url }]);
  await page.goto("/projects");
  await expect(rows(page).first()).toContainText("Faltan 27 días");
  await expect(rows(page).nth(1)).toContainText("Falta 1 día");
  await expect(rows(page).nth(2)).toContainText("2 días de atraso");
  await expect(rows(page).nth(4)).toContainText("Vence hoy");
});

/** On the dashboard the latest update is below the name at every width, and never covers the figures. */
async function expectWordsBelowName(page: Page): Promise<void> {
  const name = (await rows(page).first().getByRole("heading").boundingBox())!;
  const words = (await rows(page).first().getByRole("paragraph").filter({ hasText: WORDS }).boundingBox())!;
  expect(words.x).toBe(name.x);
  expect(words.y).toBeGreaterThan(name.y);
}

/** Rows have the same height; names take two lines at most, and a longer one is cut. */
async function expectEqualRows(page: Page, height: number): Promise<void> {
  const heights = await rows(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  expect(new Set(heights.map(Math.round)), heights.join(" ")).toEqual(new Set([height]));
  const name = page.getByRole("heading", { name: LONG });
  const lines = await name.evaluate((element) => ({
    shown: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    isCut: element.scrollHeight > element.clientHeight,
  }));
  expect(Math.round(lines.shown)).toBe(2);
  expect(lines.isCut).toBe(true);
}

/** The list shows a description in full if it takes no more than two lines. */
async function expectDescription(page: Page, lines: number): Promise<void> {
  const text = rows(page).getByText(DESCRIPTION);
  const shown = await text.evaluate((element) => ({
    lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    isCut: element.scrollHeight > element.clientHeight,
  }));
  expect(shown).toEqual({ lines, isCut: false });
}

function dangerColor(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--danger)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

test("the rows take the place of their skeletons", IN_PROVE, async ({ page, ownSite: { rosa } }) => {
  await signIn(page, rosa);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto("/dashboard");
    await untilNothingIsFetched(page);
    const release = await holdPage(page, "/projects");
    await page.getByRole("link", { name: en.dashboard.viewAll }).click();
    await page.getByRole("status").filter({ hasText: en.common.loading }).waitFor();
    const skeleton = await firstRow(page);
    release();
    await rows(page).first().waitFor();
    expect(await firstRow(page), `at ${size.width}`).toEqual(skeleton);
    await page.unrouteAll({ behavior: "wait" });
  }
});

/** Holds back the response for a page until the returned function is called; lets prefetches through. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<null>();
  await page.route(
    (url) => url.pathname === path && url.searchParams.has("_rsc"),
    async (route) => {
      const isPrefetch = "next-router-prefetch" in route.request().headers();
      if (!isPrefetch) await released.promise;
      await route.continue();
    },
  );
  return () => released.resolve(null);
}

function firstRow(page: Page): Promise<{ top: number; height: number }> {
  return page
    .getByRole("main")
    .locator(".rounded-card.bg-surface")
    .first()
    .evaluate((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top: Math.round(top + window.scrollY), height };
    });
}

test(
  "a new project keeps what was typed over Cancel, Back and a reload; its due date is in the list",
  IN_PROVE,
  async ({ page, ownSite: { rosa } }) => {
    await signIn(page, rosa);
    await page.goto("/dashboard");
    await page.goto("/projects/new");
    const field = (label: string) => page.getByLabel(new RegExp(`^${label}`));
    const kept = page.getByText(en.common.draftKept);
    await expect(page.getByText("Plan: yearly, unlimited projects.")).toBeVisible();
    await expect(kept).toHaveCount(0);
    await field(en.projects.name).fill("Deck");
    await field(en.projects.description).fill("Behind the house.");
    await field(en.projects.dueDate).fill(dayIn(14));
    const leaves = {
      Cancel: () => page.getByRole("link", { name: en.projects.cancel, exact: true }).click(),
      Back: () => page.goBack(),
    };
    for (const leave of Object.values(leaves)) {
      await leave();
      await page.waitForURL("**/dashboard");
      await page.goto("/projects/new");
      await expect(kept).toBeVisible();
    }
    await page.reload();
    await expect(kept).toBeVisible();
    await expect(field(en.projects.name)).toHaveValue("Deck");
    await expect(field(en.projects.description)).toHaveValue("Behind the house.");
    await expect(field(en.projects.dueDate)).toHaveValue(dayIn(14));
    await page.getByRole("button", { name: en.projects.create }).click();
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}/);
    await page.goto("/projects");
    await expect(rows(page).filter({ hasText: "Deck" })).toContainText("14 days left");
    await page.goto("/projects/new");
    await page.getByRole("button", { name: en.projects.create }).click();
    await expect(field(en.projects.name)).toHaveAccessibleDescription(en.issues.nameRequired);
    await expect(kept).toHaveCount(0);
  },
);
