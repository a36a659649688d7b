import type { Page } from "@playwright/test";
import { writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { signIn } from "@/e2e/kit/new-site";
import { forgetShifts, shiftsOf, watchShifts } from "@/e2e/looks/layout-shifts";
import * as en from "@/messages/en";
import { hum } from "@/sandbox/fixtures/sound/sounds";
import { postClip, clipOf } from "@/sandbox/fixtures/sound/voice-fixture";
import { proofCount } from "@/sandbox/run/steps/proof";

/** Milliseconds of latency, many times what a press may take to show. */
const LATENCY = proofCount(2500, 1000);
/**
 * Frames within which a press must show: 100 ms at 60 Hz. A busy machine draws fewer frames, so milliseconds would mean nothing.
 */
const AT_ONCE = 6;
/** Milliseconds for which a page's scripts are held back. */
const HELD = proofCount(10_000, 2000);
const WORDS = "Do not backfill the north wall yet.";

test.use({ viewport: { width: 390, height: 844 } });

test("on a slow line a pressed link shows within 100 ms, its page is never blank, and words do not wait for their player", async ({
  page,
  ownSite: { rosa, project },
}) => {
  const { id } = await postClip(rosa, project, clipOf(hum(2, 0.3)));
  await rosa.patch(`/api/updates/${id}/transcript`, { transcript: WORDS });
  await watchShifts(page);
  await signIn(page, rosa);
  const endPrefetch = await holdPrefetch(page, project);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Harlow Street" })).toBeVisible();
  await slowDown(page);
  await page.evaluate(countFrames);
  await page.evaluate(watchBlank);

  await page.getByRole("link", { name: "Harlow Street" }).first().click();
  await expectShownAtOnce(page);
  endPrefetch();
  // Data and code take one latency each.
  const words = page.locator(`#update-${id}`).getByText(WORDS);
  await expect(words).toBeVisible({ timeout: 12 * LATENCY });
  await forgetShifts(page);
  await expect(page.locator(`#update-${id}`).getByRole("slider")).toBeVisible({ timeout: 12 * LATENCY });
  expect(await page.evaluate(() => Reflect.get(globalThis, "wordsFirst") as boolean)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, "blank") as number)).toBe(0);
  await expect(page.getByRole("region", { name: en.guide.title })).toBeVisible({ timeout: 12 * LATENCY });
  expect((await shiftsOf(page)).value).toBeLessThan(0.1);
  await expect(page.locator("[data-navigating]")).toHaveCount(0);

  await page.getByRole("button", { name: en.project.menu }).click();
  await page.getByRole("link", { name: en.nav.help }).click();
  await expectShownAtOnce(page);
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.locator("[data-navigating]")).toHaveCount(0);
});

test("two presses while the next page opens create one project", async ({ page, ownSite: { rosa } }) => {
  await signIn(page, rosa);
  await page.goto("/projects/new");
  await page.getByRole("textbox", { name: en.projects.name }).fill("Mill Lane");
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<null>();
  await page.route(isPageData, async (route) => {
    await arrival;
    await route.continue();
  });
  // Its text changes while it is pending.
  const create = page.getByRole("main").locator("button[type=submit]");
  await create.dblclick();
  await expect(page.locator("[data-navigating]")).toHaveCount(1);
  // Playwright would wait for a pending button to be enabled.
  await create.dblclick({ force: true });
  arrive(null);
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  const { body } = await rosa.get<{ name: string }[]>("/api/projects");
  expect(body.map(({ name }) => name).sort()).toEqual(["Harlow Street", "Mill Lane"]);
});

test("what is pressed and typed before the page's scripts have loaded is answered once they have", async ({
  page,
  ownSite: { rosa, project },
}) => {
  await signIn(page, rosa);
  const early = "Texto muy temprano";
  const release = await holdScripts(page);
  await page.goto(`/projects/${project}`, { waitUntil: "commit" });
  const field = writing(page, en);
  const microphone = page.getByRole("button", { name: en.recorder.record }).locator("visible=true");
  await field.pressSequentially(early, { delay: HELD / early.length });
  await microphone.tap();
  await microphone.tap();
  await microphone.press("Enter");
  // It pulses.
  expect(await microphone.evaluate(countPulses)).toBe(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();

  const sheet = page.getByRole("dialog", { name: "Harlow Street" });
  // One sheet for three presses: once closed, it stays closed.
  await expect(sheet.getByText(en.recorder.consent.title)).toBeVisible();
  await sheet.getByRole("button", { name: en.recorder.consent.decline }).click();
  await expect(sheet).toHaveCount(0);
  await expect(field).toHaveValue(early);
  await page.reload();
  await expect(field).toHaveValue(early);
});

test("somebody who signs in before the page's scripts have loaded is signed in once they have", async ({
  page,
  ownSite: { rosa },
}) => {
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  const form = page.getByRole("tabpanel", { name: en.auth.signIn });
  await form.getByLabel(en.auth.email).fill(rosa.user.email);
  await form.getByLabel(en.auth.email).press("Enter");
  const password = form.getByLabel(en.auth.password, { exact: true });
  await password.fill(rosa.user.password);
  await password.press("Enter");
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** Keeps scripts in flight until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: end, resolve } = Promise.withResolvers<null>();
  await page.route("**/_next/static/**", async (route) => {
    if (route.request().resourceType() === "script") await end;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}

/** Runs in the page: the animations of a button that are no transitions. */
function countPulses(button: Element): number {
  return button.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length;
}

/** Delays all further responses by `LATENCY`. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Keeps Next's prefetch of a project's page in flight until the returned function is called. Lets through the earlier prefetch of
 * the route tree.
 */
async function holdPrefetch(page: Page, project: string): Promise<() => void> {
  const { promise: end, resolve } = Promise.withResolvers<null>();
  const isPrefetch = (headers: Record<string, string>) =>
    "next-router-prefetch" in headers && "next-router-state-tree" in headers;
  await page.route(`**/projects/${project}?*`, async (route) => {
    if (!isPrefetch(route.request().headers())) return route.fallback();
    const response = await route.fetch();
    await end;
    await route.fulfill({ response });
  });
  return () => {
    resolve(null);
  };
}

/** Runs in the page: counts the frames without a page or its skeleton, and notes whether transcripts show before their player. */
function watchBlank(): void {
  const seen = { blank: 0, wordsFirst: false };
  Object.assign(globalThis, seen);
  const look = () => {
    const shown = [...document.querySelectorAll<HTMLElement>("main, main + [role=status]")];
    if (!shown.some(({ offsetHeight }) => offsetHeight > 100)) seen.blank += 1;
    const update = document.querySelector("[id^=update-]");
    if (update?.querySelector("p") && !update.querySelector("[role=slider]")) seen.wordsFirst = true;
    Object.assign(globalThis, seen);
    requestAnimationFrame(look);
  };
  look();
}

function isPageData(url: URL): boolean {
  return url.searchParams.has("_rsc");
}

/** Runs in the page: counts the frames from each press on a link until the bar or the next page is shown. */
function countFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { frames });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element && target.closest("a"))) return;
      const title = document.querySelector("h1");
      const look = (count: number) => {
        const bar = document.querySelector("[data-navigating]");
        const isShown = bar && Number(getComputedStyle(bar).opacity) > 0;
        if (isShown || !title?.isConnected) frames.push(count);
        else requestAnimationFrame(() => look(count + 1));
      };
      look(0);
    },
    true,
  );
}

async function expectShownAtOnce(page: Page): Promise<void> {
  const frames = () => page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(0);
  expect((await frames()).at(-1)).toBeLessThanOrEqual(AT_ONCE);
  await page.evaluate(() => ((window as unknown as { frames: number[] }).frames.length = 0));
}
