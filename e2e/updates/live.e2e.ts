import type { Request } from "@playwright/test";
import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { openLive, paintedBox, setVisibility, untilNothingIsFetched } from "@/e2e/kit/hands";
import { openNorthWall, tick } from "@/e2e/kit/north-wall";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { apiPath } from "@/lib/shared/paths/api-path";
import * as en from "@/messages/en";
import { join, made } from "@/sandbox/fixtures/cast";
import { startBadLine } from "@/sandbox/http/bad-line";
import { signUp } from "@/sandbox/http/http-client";

test("what one person does, the others see within a second, and once where their line was cut meanwhile", async ({
  newPerson,
  problems,
  server,
  wall,
}) => {
  problems.expectProblem(/ERR_(EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_\w+)|Failed to fetch/);
  let isDown = false;
  const line = await startBadLine(server, () => (isDown ? "cut" : "none"));
  const page = await newPerson({ baseURL: line.url });
  const june = await signUp(server, { name: "June Park" });
  await join(wall.rosa, wall.project, june);
  await wall.rosa.post(`/api/tasks/${wall.taskId}/members`, { userId: june.user.id });
  const hers = await newPerson();
  await openLive(page, () => openNorthWall(page, wall));
  await openLive(hers, () => openAs(hers, june, `${wall.project}?folder=${wall.taskId}`));

  await write(hers, en, "Two bolts are missing.");
  await sendButton(hers, en).click();
  await expect(hers.getByText("Two bolts are missing.")).toHaveCount(1);
  await expect(page.getByText("Two bolts are missing.")).toHaveCount(1, SOON);
  const { body } = await wall.rosa.get<{ id: string }[]>(`/api/tasks/${wall.taskId}/updates`);
  await made(june.post(`/api/updates/${body[0]?.id ?? ""}/comments`, { content: "Dale brings them." }));
  await expect(page.getByText("Dale brings them.")).toBeVisible(SOON);
  await june.put(`/api/subtasks/${wall.ids["Strip the forms"] ?? ""}/complete`);
  await expect(tick(page, "Strip the forms")).toBeHidden(SOON);

  const lost = page.waitForEvent("requestfailed", isStream);
  isDown = true;
  line.hangUp();
  await lost;
  const { project, taskId } = wall;
  await made(june.post(`/api/projects/${project}/updates`, { content: "The crane waits.", taskId }));
  await expect(hers.getByText("The crane waits.")).toHaveCount(1);
  await expect(page.getByText("The crane waits.")).toHaveCount(0);
  const back = page.waitForResponse((response) => isStream(response.request()));
  isDown = false;
  await back;
  for (const text of ["The crane waits.", "Two bolts are missing."])
    await expect(page.getByText(text)).toHaveCount(1);
  line.stop();
});

function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === apiPath("events");
}

test("the reader's position does not move: newer updates wait above it; a deleted folder says so", async ({
  page,
  server,
  wall,
}) => {
  const june = await signUp(server, { name: "June Park" });
  await join(wall.rosa, wall.project, june);
  const post = (content: string) => made(june.post(`/api/projects/${wall.project}/updates`, { content }));
  for (let n = 1; n <= 25; n += 1) await post(`Delivery ${String(n)} is on the slab.`);
  await openLive(page, () => openAs(page, wall.rosa, wall.project));
  const read = page.getByText("Delivery 10 is on the slab.");
  await read.scrollIntoViewIfNeeded();
  const pill = (count: number) =>
    page.getByRole("button", { name: count === 1 ? "1 new update" : `${String(count)} new updates` });
  await expect(page.getByText("Delivery 25 is on the slab.")).not.toBeInViewport();
  const before = await paintedBox(read);
  await post("First of two.");
  await expect(pill(1)).toBeVisible();
  await post("Second of two.");
  await expect(pill(2)).toBeVisible();
  expect(await paintedBox(read)).toEqual(before);
  await expect(page.getByText("Second of two.")).toHaveCount(0);

  await test.step("they come when asked for, and at the top by themselves", async () => {
    await pill(2).click();
    await expect(page.getByText("Second of two.")).toBeInViewport();
    await expect(page.getByRole("button", { name: /new updates?$/ })).toHaveCount(0);
    await post("In place.");
    await expect(page.getByText("In place.")).toBeInViewport(SOON);
  });

  await test.step("a folder that somebody deletes", async () => {
    await openLive(page, () => openNorthWall(page, wall));
    await expect(page.getByText("The forms on the north wall are stripped.")).toBeVisible();
    await wall.rosa.delete(`/api/tasks/${wall.taskId}`);
    await expect(page.getByText('"North wall" is no longer here').first()).toBeVisible();
    await expect(page.getByText("The forms on the north wall are stripped.")).toBeVisible();
  });
});

test("half an hour in the background sends no requests; missed changes are fetched when the page becomes visible", async ({
  page,
  wall,
}) => {
  await page.clock.install();
  await openLive(page, () => openNorthWall(page, wall));
  await untilNothingIsFetched(page);
  await setVisibility(page, "hidden");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Excludes what a page preloads when it is idle.
    if (!request.url().includes("/_next/static/")) requests.push(new URL(request.url()).pathname);
  });
  const content = "Said while nobody looked.";
  await made(wall.rosa.post(`/api/projects/${wall.project}/updates`, { content, taskId: wall.taskId }));
  await page.clock.runFor("30:00");
  // Playwright would have reported a request sent by a timer before this check returns.
  await expect(page.getByText(content)).toHaveCount(0);
  expect(requests).toEqual([]);
  await setVisibility(page, "visible");
  await expect(page.getByText(content)).toHaveCount(1);
  expect(requests).toContain("/api/events");
});

test("tabs of one browser share a stream", IN_PROVE, async ({ page, context, wall }) => {
  await openLive(page, () => openNorthWall(page, wall));
  const other = await context.newPage();
  const streams: string[] = [];
  other.on("request", (request) => {
    if (request.url().endsWith("/api/events")) streams.push(request.url());
  });
  await other.goto(`/projects/${wall.project}?folder=${wall.taskId}`);
  await expect(other.getByText("The forms on the north wall are stripped.")).toBeVisible();
  const content = "Heard in both.";
  const posted = () =>
    made(wall.rosa.post(`/api/projects/${wall.project}/updates`, { content, taskId: wall.taskId }));
  await expect.poll(() => other.evaluate(waitsForLock)).toBe(true);
  await posted();
  for (const tab of [page, other]) await expect(tab.getByText(content)).toHaveCount(1, SOON);
  expect(streams).toEqual([]);
  const taken = other.waitForRequest((request) => request.url().endsWith("/api/events"));
  await page.close();
  await taken;
});

/** Whether this tab is waiting for the stream's lock, which another tab holds. */
async function waitsForLock(): Promise<boolean> {
  const { pending = [] } = await navigator.locks.query();
  return pending.length > 0;
}
