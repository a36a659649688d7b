import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { newSite, signIn } from "./new-site";
import en from "@/messages/en";

/** Milliseconds until an answer begins. */
const LATENCY = 2500;
/** Frames until a press must show: 100 ms at 60 Hz. A busy machine draws fewer, so that milliseconds would say nothing. */
const AT_ONCE = 6;

test.use({ viewport: { width: 390, height: 844 } });

test("a pressed link shows within 100 ms on a slow line, also from a menu that closes", async ({
  page,
  server,
}) => {
  const { rosa } = await newSite(server);
  await signIn(page, rosa);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Harlow Street" })).toBeVisible();
  await slowDown(page);
  await page.evaluate(countFrames);

  await page.getByRole("link", { name: "Harlow Street" }).first().click();
  await expectShownAtOnce(page);
  // Its data, its code and what that asks for: each is a latency.
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible({
    timeout: 12 * LATENCY,
  });
  await expect(page.locator("[data-navigating]")).toHaveCount(0);

  await page.getByRole("button", { name: en.project.menu }).click();
  await page.getByRole("link", { name: en.nav.help }).click();
  await expectShownAtOnce(page);
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.locator("[data-navigating]")).toHaveCount(0);
});

test("two presses while the next page opens create one project", async ({ page, server }) => {
  const { rosa } = await newSite(server);
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

/** From now on, nothing that is not here yet comes before `LATENCY`. */
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

function isPageData(url: URL): boolean {
  return url.searchParams.has("_rsc");
}

/** Runs in the page: counts the frames from each press on a link until the bar shows it, or the next page is there. */
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
