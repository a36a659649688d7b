import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { newSite, signIn } from "./new-site";
import en from "@/messages/en";

/** Milliseconds until an answer begins, and until a press must show. */
const LATENCY = 2500;
const AT_ONCE = 100;

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
  await page.evaluate(timePresses);

  await page.getByRole("link", { name: "Harlow Street" }).first().click();
  await expectShownAtOnce(page);
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
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

/** Runs in the page: measures from each press on a link until something on the page shows it. */
function timePresses(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  document.addEventListener(
    "click",
    ({ timeStamp, target }) => {
      if (!(target instanceof Element && target.closest("a"))) return;
      const look = () => {
        const bar = document.querySelector("[data-navigating]");
        if (bar && Number(getComputedStyle(bar).opacity) > 0) times.push(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
}

async function expectShownAtOnce(page: Page): Promise<void> {
  const times = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
  await expect.poll(async () => (await times()).length).toBeGreaterThan(0);
  expect((await times()).at(-1)).toBeLessThanOrEqual(AT_ONCE);
  await page.evaluate(() => ((window as unknown as { times: number[] }).times.length = 0));
}
