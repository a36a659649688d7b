import type { BrowserContext, Locator, Page } from "@playwright/test";
import { orangeButtons } from "./orange-buttons";
import { expect, test } from "@/e2e/kit/fixtures";
import { tabTo } from "@/e2e/kit/hands";
import { shareOf } from "@/e2e/kit/prove-only";
import { seedDemo, signInAs } from "@/e2e/kit/seeded";
import { violations } from "@/e2e/looks/axe";
import { enlargeText } from "@/e2e/looks/enlarge-text";
import { controlsOutside } from "@/e2e/looks/outside-viewport";
import { smallFields } from "@/e2e/looks/small-fields";
import { smallTargets } from "@/e2e/looks/touch-targets";
import type { PersonName } from "@/e2e/screenshots/page-shot";
import { PAGES } from "@/e2e/screenshots/pages";
import type { ProjectView } from "@/lib/projects/view";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { isFullProof } from "@/sandbox/run/steps/proof";

/** Each theme, and each language: colors do not depend on the language, and structure depends on neither. */
const READERS = [
  { language: "en", theme: "light" },
  { language: "es", theme: "dark" },
  { language: "en", theme: "sun" },
] as const;

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
/** What fits the narrowest fits the others, but for what begins at their width. */
const WIDTHS = isFullProof ? [320, 360] : [320];
/** The largest share of the screen's height that the dock may take. */
const MOST_OF_SCREEN = 0.4;
/** The pages that people use most on site, where every target is measured. */
const BY_THUMB = new Set([
  "landing",
  "sign-in",
  "sign-up",
  "sign-in-code",
  "sign-in-link",
  "forgot-password",
  "about",
  "help",
  "dashboard-owner",
  "projects",
  "new-project",
  "project-owner",
  "businesses-owner",
  "settings",
  "billing",
  "dashboard-worker",
  "project-worker",
]);
/** Milliseconds to wait for a page on a busy machine. */
const PATIENCE = 20_000;

// Otherwise axe would measure colors in the middle of a theme transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeAll(async ({ servers }, { file }) => seedDemo(await servers.of(file)));

const SHOWN = PAGES.filter(({ isVariant }) => isFullProof || !isVariant);

// One browser for many pages, which fetches and compiles their shared scripts once.
for (const [person, pages] of Object.entries(Object.groupBy(SHOWN, ({ as = "visitor" }) => as)))
  test(`the ${person}: axe finds no violation on their pages, none has two orange buttons, thumbs hit the targets, and nothing overflows at 320 px, with text at 200 % either`, async ({
    page,
    problems,
    server,
  }) => {
    test.setTimeout(READERS.length * pages.length * PATIENCE);
    // Expected on the not-found page.
    problems.expectProblem(/404/);
    await signInAs(page, server, person as PersonName);
    const signedIn = await page.context().cookies();
    for (const [at, { language, theme }] of READERS.entries())
      for (const { name: named, path, prepare } of shareOf(pages, at, READERS.length)) {
        const name = `${named}, ${theme}, ${language}`;
        await test.step(name, async () => {
          await resetBrowser(page, [...signedIn, { name: LANGUAGE_KEY, value: language, url: server.url }]);
          await open(page, path);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await prepare?.(page);
          const appearanceOnly = isFullProof && at > 0;
          expect.soft(await violations(page, theme, { appearanceOnly }), name).toEqual([]);
          // The landing page repeats its one action.
          if (named !== "landing")
            expect
              .soft((await orangeButtons(page)).length, `orange buttons of ${name}`)
              .toBeLessThanOrEqual(1);
          expect.soft(await smallFields(page), `fields of ${name}`).toEqual([]);
          if (BY_THUMB.has(named)) expect.soft(await smallTargets(page), `targets of ${name}`).toEqual([]);
          await page.setViewportSize(NARROWEST);
          // What scripts lay out follows a frame later.
          await enlargeText(page, "");
          expect.soft(await sidewaysScroll(page), name).toBe(0);
          const enlarged = `${name}, with text at 200 %`;
          for (const width of WIDTHS) {
            await page.setViewportSize({ ...NARROWEST, width });
            await enlargeText(page, "200%");
            expect.soft(await sidewaysScroll(page), enlarged).toBe(0);
            expect.soft(await controlsOutside(page), `${enlarged}, ${String(width)} px`).toEqual([]);
            expect.soft(await dockShare(page), `the dock of ${enlarged}`).toBeLessThanOrEqual(MOST_OF_SCREEN);
          }
          // What overlaps or is too small then has been measured above; the colors are those of the smaller text.
          if (isFullProof)
            expect.soft(await violations(page, theme, { appearanceOnly: true }), enlarged).toEqual([]);
        });
      }
  });

test("a long text leaves most of a small phone's screen to the page, with text at 200 % too", async ({
  page,
  server,
}) => {
  await signInAs(page, server, "worker");
  await page.setViewportSize(NARROWEST);
  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: /Harlow Street extension/ })
    .first()
    .click();
  const dock = page.locator("form[data-dock]");
  const field = dock.getByRole("textbox");
  await field.fill(Array.from({ length: 8 }, (_, line) => `Línea ${String(line + 1)}`).join("\n"));
  await expect.poll(async () => (await field.boundingBox())?.height).toBeGreaterThan(90);
  for (const size of ["", "200%"]) {
    await enlargeText(page, size);
    expect(await dockShare(page)).toBeLessThanOrEqual(MOST_OF_SCREEN);
    await expect(dock.getByRole("button").last()).toBeInViewport({ ratio: 1 });
    expect(await controlsOutside(page)).toEqual([]);
  }
});

test("with forced colors, what is ticked or chosen looks other than what is not", async ({
  page,
  server,
}) => {
  await signInAs(page, server, "owner");
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const edge = (control: Locator) => control.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.goto(paths.notificationSettings());
  const ticked = page.getByRole("checkbox", { checked: true }).first();
  const unticked = page.getByRole("checkbox", { checked: false }).first();
  expect(await ground(ticked)).not.toBe(await ground(unticked));
  await page.goto(paths.projects());
  expect(await edge(page.getByRole("tab", { selected: true }))).toBe("solid");
  expect(await edge(page.getByRole("tab", { selected: false }).first())).toBe("none");
});

test("a worker can reach and use their pages by keyboard alone", async ({ page, server }) => {
  await signInAs(page, server, "worker");
  await page.goto("/dashboard");
  await tabTo(page.getByRole("link", { name: /Harlow Street extension/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street extension" })).toBeVisible();
  await page.waitForURL(/\/projects\//);
  await tabTo(page.getByRole("textbox").last());
  await page.keyboard.type("Escrito solo con el teclado");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Escrito solo con el teclado" }).last(),
  ).toBeVisible();
});

test("two photos of a place are compared and shared by keyboard alone", async ({ page, server }) => {
  await signInAs(page, server, "owner");
  const projects = (await (await page.request.get("/api/projects")).json()) as ProjectView[];
  await page.goto(paths.photos(projects.find(({ name }) => name === "Ortega kitchen")?.id ?? ""));
  await page.evaluate(() => {
    const share = ({ files = [] }: ShareData) => {
      document.title = files.map(({ name }) => name).join(" + ");
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const press = async (control: Locator) => {
    await tabTo(control);
    await page.keyboard.press("Enter");
  };
  await press(
    page
      .getByRole("main")
      .getByRole("button", { name: /Photo by|kitchen/ })
      .first(),
  );
  const compare = page.getByRole("button", { name: en.photos.compare });
  await press(compare);
  const line = page.getByRole("slider", { name: en.photos.line });
  await tabTo(line);
  await page.keyboard.press("ArrowLeft");
  await expect(line).toHaveAttribute("aria-valuenow", "45");
  const share = page.getByRole("button", { name: en.photos.share, exact: true });
  // Both are read before they can be shared.
  await expect(share).not.toHaveAttribute("aria-busy");
  await press(share);
  await expect(page).toHaveTitle(/^Before, .+\.jpg \+ After, .+\.jpg$/);
  await expect(share).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(line).toHaveCount(0);
  await expect(compare).toBeFocused();
});

test("the longer language and names without a space fit the narrowest phones, with text at 200 % too", async ({
  page,
  server,
}) => {
  await signInAs(page, server, "owner");
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: server.url }]);
  await page.setViewportSize(NARROWEST);
  const expectToFit = async (what: string) => {
    for (const size of ["", "200%"]) {
      await enlargeText(page, size);
      expect.soft(await sidewaysScroll(page), `${what} ${size}`).toBe(0);
      expect.soft(await controlsOutside(page), `${what} ${size}`).toEqual([]);
    }
  };
  await open(page, paths.dashboard());
  await page.getByRole("button", { name: /^Notificaciones/ }).click();
  const markAll = page.getByRole("button", { name: es.notifications.markAllRead });
  await expect(markAll).toBeVisible();
  await expectToFit("notifications");
  // The list itself may scroll sideways.
  await expect(markAll).toBeInViewport({ ratio: 1 });

  const name = "Residencia_Hernandez_Gutierrez_".repeat(3);
  const id = await createdBy(page, apiPaths.projects(), { name, businessId: await firstBusiness(page) });
  const updateId = await createdBy(page, apiPaths.updates(id), { content: name });
  await createdBy(page, apiPaths.comments(updateId), { content: name });
  for (const path of [
    paths.project(id),
    paths.update(id, updateId),
    paths.diary(id),
    paths.photos(id),
    paths.projectInsights(id),
  ]) {
    await open(page, path);
    await expectToFit(path);
  }
});

async function firstBusiness(page: Page): Promise<string> {
  const [business] = (await (await page.request.get(apiPath("businesses"))).json()) as { id: string }[];
  return business?.id ?? "";
}

async function createdBy(page: Page, path: string, data: object): Promise<string> {
  const { id } = (await (await page.request.post(path, { data })).json()) as { id: string };
  return id;
}

async function open(page: Page, path: string | ((page: Page) => Promise<string>)): Promise<void> {
  await page.goto(typeof path === "string" ? path : await path(page));
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page).toHaveTitle(/./);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The share of the screen's height that the dock takes; 0 without one. */
function dockShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dock = document.querySelector("form[data-dock]");
    return dock?.checkVisibility({ visibilityProperty: true })
      ? dock.getBoundingClientRect().height / innerHeight
      : 0;
  });
}

/** Resets the browser to that of somebody who has just signed in for the first time. */
async function resetBrowser(page: Page, cookies: Parameters<BrowserContext["addCookies"]>[0]): Promise<void> {
  if (page.url() !== "about:blank") {
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    // Ends what is still being fetched, whose answer would set the language's cookie. A file of the same site, since from
    // elsewhere the next page would get a process of its own, which compiles every script.
    await page.goto("/icon.svg");
  }
  await page.setViewportSize(PHONE);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}
