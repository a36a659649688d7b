import type { Page } from "@playwright/test";
import { invite } from "./invitation-hands";
import { expect, test } from "@/e2e/kit/fixtures";
import { signIn } from "@/e2e/kit/new-site";
import { sampleOf } from "@/e2e/kit/prove-only";
import { forgetShifts, shiftsOf, watchShifts } from "@/e2e/looks/layout-shifts";
import { createFormat } from "@/lib/i18n/format";
import { TIME_ZONE_KEY } from "@/lib/i18n/locale";
import { partOfDay } from "@/lib/i18n/part-of-day";
import { connect } from "@/sandbox/database/test-database";

/** Fourteen hours ahead of UTC, where it is usually already the next day. */
const FAR = "Pacific/Kiritimati";
const there = createFormat({ locale: "en", timeZone: FAR });

test.use({ timezoneId: FAR });

test("an invitation's first page shows its expiry in the reader's time zone, without a reload or a layout shift", async ({
  page,
  server,
}) => {
  const { link } = await invite(server, "ioane@example.com");
  const expiresAt = await readInstant(server.databaseUrl, "SELECT expires_at AS at FROM admin_invitations");
  const release = await holdScripts(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(link)) requests.push(request.url());
  });
  await watchShifts(page);
  await page.goto(link, { waitUntil: "commit" });

  const time = page.locator("time");
  await expect(time).toBeAttached();
  await expect(time).toBeHidden();
  // Fonts may come late on a busy machine, and are not what this is about.
  await page.evaluate(async () => void (await document.fonts.ready));
  await forgetShifts(page);
  release();
  await expect(time).toBeVisible();
  await expect(time).toHaveText(there.dateTime(expiresAt));
  await expect(time).toHaveAttribute("datetime", expiresAt);
  expect((await shiftsOf(page)).value).toBe(0);
  expect(requests).toHaveLength(1);

  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === TIME_ZONE_KEY)?.value).toBe(encodeURIComponent(FAR));
  const html = await (await page.request.get(link)).text();
  expect(html).toContain(`>${there.dateTime(expiresAt)}</time>`);
});

test("without JavaScript the time is shown with the name of its zone", async ({ newPerson, server }) => {
  const { link } = await invite(server, "tane@example.com");
  const expiresAt = await readInstant(
    server.databaseUrl,
    "SELECT expires_at AS at FROM admin_invitations WHERE email = 'tane@example.com'",
  );
  const page = await newPerson({ javaScriptEnabled: false });
  await page.goto(link);
  const utc = createFormat({ locale: "en", timeZone: "UTC" });
  await expect(page.locator("time")).toBeVisible();
  await expect(page.locator("time")).toHaveText(`${utc.dateTime(expiresAt)} UTC`, {
    useInnerText: true,
  });
});

test("a session that starts on a workspace page sees the right times immediately", async ({
  newPerson,
  ownSite: { rosa, project },
}) => {
  const { body: update } = await rosa.post<{ createdAt: string }>(`/api/projects/${project}/updates`, {
    content: "The frame is up.",
  });
  const { body: businesses } = await rosa.get<{ createdAt: string }[]>("/api/businesses");
  const greetings = { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" };
  const pages = [
    { path: `/projects/${project}`, text: there.dayTime(update.createdAt) },
    { path: "/dashboard", text: `${greetings[partOfDay(new Date(), FAR)]}, Rosa` },
    { path: "/businesses", text: `Created ${there.date(businesses[0]!.createdAt)}` },
  ];
  for (const { path, text } of sampleOf(pages, 0)) {
    const page = await newPerson();
    await signIn(page, rosa);
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await page.context().close();
  }
});

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function readInstant(databaseUrl: string, statement: string): Promise<string> {
  const sql = await connect(databaseUrl);
  const { rows } = await sql.query<{ at: Date }>(statement);
  await sql.end();
  return rows[0]?.at.toISOString() ?? "none";
}
