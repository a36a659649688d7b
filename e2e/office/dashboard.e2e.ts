import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { SOON } from "@/e2e/kit/soon";
import { apiPath } from "@/lib/shared/paths/api-path";
import * as en from "@/messages/en";
import { connect } from "@/sandbox/database/test-database";
import { join } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

const { dashboard } = en;
const DAY = 86_400_000;

/** A calendar day of the browser's zone. */
function dayIn(days: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" }).format(Date.now() + days * DAY);
}

const since = (page: Page) => page.getByRole("region", { name: dashboard.since });
const needs = (page: Page) => page.getByRole("region", { name: dashboard.needsYou });

test("an office screen has what was posted since beside what waits, in every state; a phone has it below", async ({
  page,
  server,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_FAILED|Failed to load resource/);
  const june = await signUp(server, { name: "June Park" });
  await join(rosa, project, june);
  const { body: task } = await rosa.post<{ id: string }>(`/api/projects/${project}/tasks`, {
    name: "Footings",
  });
  await signIn(page, rosa);
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step("nothing posted, nothing needed", async () => {
    await page.goto("/dashboard");
    await expect(since(page).getByText(en.projects.nothingPosted)).toBeVisible();
    await expect(needs(page)).toHaveCount(0);
    await expect(page.getByText(dashboard.nothingWaits)).toBeVisible();
  });

  await rosa.post(`/api/projects/${project}/updates`, { content: "Concrete comes Monday.", taskId: task.id });
  await june.post(`/api/projects/${project}/updates`, { content: "Posts are in." });
  await rosa.patch(`/api/projects/${project}`, { dueDate: dayIn(-2) });
  await rosa.post("/api/businesses", { name: "Ortiz Roofing" });

  await test.step("what cannot be loaded says so, and is retried", async () => {
    await page.route(`**${apiPath("recent-updates")}`, (route) => route.abort());
    await page.reload();
    await expect(since(page).getByText(dashboard.sinceFailed)).toBeVisible();
    await page.unrouteAll();
    await since(page).getByRole("button", { name: en.common.retry }).click();
  });

  await test.step("the newest updates are on the line with their place; what is new is marked", async () => {
    const items = since(page).getByRole("listitem");
    await expect(items).toHaveText([
      /^JPJune Park new.*Harlow Street.*Posts are in\.$/,
      /Rosa Ortiz.*· Footings/,
    ]);
    await expect(items.nth(1)).not.toContainText(dashboard.isNew);
  });

  await test.step("a business without a plan and a late project wait, with a way on", async () => {
    const rows = needs(page).getByRole("listitem");
    await expect(rows).toHaveText([/^Ortiz Roofing has no plan/, /^Harlow Street is 2 days late/]);
    await needs(page).getByRole("link", { name: "Open Harlow Street" }).click();
    await page.waitForURL(`**/projects/${project}`);
    await page.goBack();
  });

  await test.step("an update leads to its place", async () => {
    await since(page).getByRole("link", { name: "Rosa Ortiz" }).click();
    await page.waitForURL(`**/projects/${project}?folder=${task.id}`);
  });

  await test.step("a phone shows what waits, the projects, then the news, which it asks for when they are near", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto("/dashboard");
    await untilNothingIsFetched(page);
    await expect(needs(page).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      new RegExp(dashboard.needsYou),
      dashboard.yourProjects,
      dashboard.since,
    ]);
    expect(asked).not.toContain(apiPath("recent-updates"));
    await since(page).scrollIntoViewIfNeeded();
    await expect(since(page).getByRole("listitem")).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("of many projects the page comes with its cards, and an older one comes first once it has news", async ({
  page,
  server,
  ownSite: { rosa, business },
}) => {
  const sql = await connect(server.databaseUrl);
  const { rows } = await sql.query<{ id: string; name: string }>(
    `INSERT INTO projects (id, business_id, name, created_at)
     SELECT gen_random_uuid(), $1, 'Job ' || n || ' of 60', now() - n * interval '1 hour' FROM generate_series(1, 60) n
     RETURNING id, name`,
    [business],
  );
  await sql.end();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, rosa);
  const html = await (await page.request.get("/dashboard")).text();
  expect(html).toContain("Job 11 of 60");
  expect(html).not.toContain("Job 12 of 60");
  await page.goto("/dashboard");
  const cards = page.getByRole("region", { name: dashboard.yourProjects }).getByRole("listitem");
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole("link", { name: "49 older projects" })).toBeVisible();
  await untilNothingIsFetched(page);
  await expect(cards.first()).toContainText("Harlow Street");
  const older = rows.find(({ name }) => name === "Job 40 of 60");
  await rosa.post(`/api/projects/${older?.id ?? ""}/updates`, { content: "The roof is on." });
  await expect(cards.first()).toContainText("Job 40 of 60", SOON);
  await expect(cards).toHaveCount(12);

  await test.step("the list of projects does as well, and shows them all", async () => {
    const list = await (await page.request.get("/projects")).text();
    expect(list).toContain("Job 10 of 60");
    expect(list).not.toContain("Job 11 of 60");
    const rows = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("progressbar") });
    await page.goto("/projects");
    await expect(page.getByText("Showing 61 of 61 projects")).toBeVisible();
    await expect(rows).toHaveCount(61);
    await expect(rows.first()).toContainText("Job 40 of 60");
    await page.goto("/projects?q=job+59");
    await expect(rows).toHaveCount(1);
  });
});

test("the days left change at the reader's midnight, without a reload", async ({
  page,
  ownSite: { rosa, project },
}) => {
  await rosa.patch(`/api/projects/${project}`, { dueDate: dayIn(1) });
  await signIn(page, rosa);
  const midnight = Date.parse(`${dayIn(1)}T00:00:00${offsetOf(dayIn(1))}`);
  await page.clock.install();
  await page.goto("/dashboard");
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("progressbar") });
  await expect(card).toContainText("1 day left");
  await page.clock.pauseAt(midnight - 30_000);
  await expect(card).toContainText("1 day left");
  await page.clock.runFor(40_000);
  await expect(card).toContainText("Due today");
  await page.clock.fastForward(DAY);
  await expect(card).toContainText("1 day late");
  await expect(needs(page).getByText("Harlow Street is 1 day late")).toBeVisible();
});

/** The zone's distance from UTC at the start of a day: "-06:00". */
function offsetOf(day: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeZoneName: "longOffset" });
  const name = parts.formatToParts(new Date(`${day}T06:00:00Z`)).find(({ type }) => type === "timeZoneName");
  return name!.value.replace("GMT", "");
}
