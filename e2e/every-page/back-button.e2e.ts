import type { Page } from "@playwright/test";
import { chooseInProject, type CrewOfThree } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { escape } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone, Back closes what is open one by one and then leaves the page; what was closed otherwise leaves no dead entry", async ({
  page,
  crew,
}) => {
  await openProject(page, crew);

  await test.step("a sheet and the dialog on it", async () => {
    await openMembers(page);
    await page.getByRole("button", { name: removeNamed("June Park") }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(members(page)).toBeVisible();
    await page.goBack();
    await expect(members(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(crew.projectId));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("a dialog closed by its button or by Escape", async () => {
    await enterProject(page);
    for (const close of [() => escape(members(page)), () => closeButton(page).click()]) {
      await openMembers(page);
      await close();
      await expect(members(page)).toHaveCount(0);
      await expect.poll(() => depth(page)).toBe(0);
    }
    await page.goForward().catch(() => null);
    await expect.poll(() => depth(page)).toBe(0);
    await expect(members(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
  });

  await test.step("a reload with a sheet open", async () => {
    await openMembers(page);
    await expect.poll(() => depth(page)).toBe(1);
    await page.reload();
    await expect.poll(() => depth(page)).toBe(0);
    await expect(members(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("a link in the menu navigates, and Back returns to the page", async () => {
    await enterProject(page);
    await chooseInProject(page, en, en.nav.businesses);
    await expect(page).toHaveURL(/\/businesses$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(crew.projectId));
    await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("the menu", async () => {
    await page.getByRole("button", { name: en.nav.openMenu }).click();
    await expect(page.getByRole("link", { name: en.nav.settings })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: en.nav.settings })).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("the page stays scrolled as it is when a dialog closes", IN_PROVE, async ({ page, crew }) => {
  for (let count = 0; count < 12; count += 1)
    await crew.rosa.post(`/api/projects/${crew.projectId}/updates`, { content: `Update ${String(count)}` });
  await openProject(page, crew);
  await openMembers(page);
  await expect.poll(() => depth(page)).toBe(1);
  // As posting from a dialog does: new content is scrolled into view.
  await page.evaluate(() => window.scrollTo(0, 400));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await escape(members(page));
  await expect.poll(() => depth(page)).toBe(0);
  expect(
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.scrollY)))),
  ).toBe(before);
});

test("Back closes desktop menus, and the dialog that one has opened, before it leaves the page", async ({
  page,
  crew,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openProject(page, crew);
  const userMenu = en.nav.userMenu.replace("{name}", "Rosa Ortiz");
  for (const [button, shown] of [
    [userMenu, page.getByRole("menuitem", { name: en.nav.logout })],
    [en.nav.notifications, page.getByRole("heading", { name: en.nav.notifications })],
    [en.project.menu, page.getByRole("menuitem", { name: en.project.manageMembers })],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(shown).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await expect(shown).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(crew.projectId));
  }
  await openMembers(page);
  await expect.poll(() => depth(page)).toBe(1);
  await page.goBack();
  await expect(members(page)).toHaveCount(0);
  await page.getByRole("button", { name: userMenu }).click();
  await page.getByRole("menuitem", { name: en.nav.settings }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(crew.projectId));
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  "Back closes the landing page's contact dialog; closed by its button it leaves nothing behind",
  IN_PROVE,
  async ({ page }) => {
    await page.goto("/about");
    await page.goto("/");
    const { contact, footer } = en.landing;
    const dialog = page.getByRole("dialog", { name: contact.title });
    const open = async () => {
      await page.getByRole("button", { name: footer.contact }).click();
      await expect(dialog).toBeVisible();
      await expect.poll(() => depth(page)).toBe(1);
    };
    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await open();
    await dialog.getByRole("button", { name: contact.close }).click();
    await expect.poll(() => depth(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  "a dialog opened before the previous one's history entry is removed stays open, however late that happens",
  IN_PROVE,
  async ({ page, crew }) => {
    await page.addInitScript((late) => {
      const go = history.go.bind(history);
      history.go = (delta) => void setTimeout(() => go(delta), late);
      window.addEventListener("popstate", () => (document.documentElement.dataset["back"] = "gone"), true);
    }, 1500);
    await openProject(page, crew);
    await openMembers(page);
    await expect.poll(() => depth(page)).toBe(1);
    await closeButton(page).click();
    await expect(members(page)).toHaveCount(0);
    await openMembers(page);
    await expect(page.locator("html")).toHaveAttribute("data-back", "gone");
    await expect.poll(() => depth(page)).toBe(1);
    await expect(members(page)).toBeVisible();
    await page.getByRole("button", { name: removeNamed("June Park") }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
);

async function openProject(page: Page, crew: CrewOfThree): Promise<void> {
  await signIn(page, crew.rosa);
  await page.goto("/dashboard");
  await enterProject(page);
}

async function enterProject(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Harlow Street/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
}

/** The number of layers at the current history entry. */
function depth(page: Page): Promise<number> {
  return page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);
}

async function openMembers(page: Page): Promise<void> {
  await chooseInProject(page, en, en.project.manageMembers);
  await expect(members(page)).toBeVisible();
}

const members = (page: Page) => page.getByRole("dialog", { name: /member/i });
const closeButton = (page: Page) => members(page).getByRole("button", { name: en.common.close });
const removeNamed = (name: string) => en.project.removeNamed.replace("{name}", name);
