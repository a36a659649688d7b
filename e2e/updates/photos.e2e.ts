import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chatButton } from "@/e2e/chat/chat-hands";
import { openAs, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn, toast } from "@/e2e/kit/new-site";
import { talkUntil } from "@/e2e/voice/recording-hands";
import type { ChatMessageView } from "@/lib/chat/view";
import { paths } from "@/lib/shared/paths/paths";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { corners, spread } from "@/sandbox/fixtures/photos/phone-files";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { zipEntries } from "@/sandbox/fixtures/zip-entries";
import type { SignedInClient } from "@/sandbox/http/http-client";

const TIMES = ["16:15:00", "16:16:30", "16:19:05", "16:19:40", "16:22:10", "16:31:00"];
/** In a comment or a message. */
const FEW = TIMES.slice(0, 3);
/** Their width. */
const TWELVE_MEGAPIXELS = 4032;

test.use({ viewport: { width: 390, height: 844 } });

test("six photos of 12 megapixels that are posted without a signal arrive once, in order, with their times, though the page is killed", async ({
  page,
  context,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openAs(page, rosa, project);
  await untilNothingIsFetched(page);
  const files = await Promise.all(TIMES.map((time) => takenAt(time, TWELVE_MEGAPIXELS)));
  await context.setOffline(true);
  const sheet = await chooseIn(page, ...files);
  await expect(sheet.getByRole("button", { name: /^Remove photo/ })).toHaveCount(TIMES.length);
  await sheet.getByRole("button", { name: en.camera.post }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/waiting");
  const arrived = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.map(timesOf);
  };
  await expect(next.getByText(en.outbox.nothing)).toBeVisible({ timeout: 60_000 });
  expect(await arrived()).toEqual([TIMES]);
});

test("photos with a voice wait in the sheet, and are one update though the phone has no signal", async ({
  page,
  context,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await rosa.put("/api/user/recording-consent");
  await openAs(page, rosa, project);
  await page.getByRole("button", { name: en.recorder.record }).hover();
  await untilNothingIsFetched(page);
  const sheet = await chooseIn(page, await takenAt("16:15:00", TWELVE_MEGAPIXELS));
  await context.setOffline(true);
  await sheet.getByRole("button", { name: en.recorder.record }).click();
  const recorder = page.getByRole("dialog", { name: "Harlow Street" });
  await recorder.getByRole("button", { name: en.recorder.start }).click();
  await talkUntil(page, 1);
  await recorder.getByRole("button", { name: en.recorder.stop }).click();
  await recorder.getByRole("button", { name: en.recorder.attach }).click();
  await expect(sheet.getByRole("group", { name: en.recorder.preview })).toBeVisible();
  await sheet.getByRole("textbox", { name: en.updates.write }).fill("Beam is in and level.");
  await test.step("closed, and opened again after a reload, the sheet still has all of it", async () => {
    await sheet.getByRole("button", { name: en.common.close }).click();
    await context.setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: "1 photo not posted yet" }).click();
    await expect(sheet.getByRole("group", { name: en.recorder.preview })).toBeVisible();
    await untilNothingIsFetched(page);
    await context.setOffline(true);
  });
  await sheet.getByRole("button", { name: en.camera.post }).click();
  await expect(page.getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();
  await context.setOffline(false);
  const arrived = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.map(({ audioUrl, photos }) => [audioUrl !== null, photos.length]);
  };
  await expect.poll(arrived, { timeout: 60_000 }).toEqual([[true, 1]]);
});

test("on a desktop the photos stand beside the tasks, with the project's header", async ({
  page,
  ownSite: { rosa, project },
}) => {
  await rosa.post(`/api/projects/${project}/tasks`, { name: "North wall" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, rosa);
  await page.goto(`/projects/${project}/photos`);
  const rail = page.getByRole("navigation", { name: en.tasks.title });
  await rail.getByRole("link", { name: /^North wall/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "North wall" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(en.photoWall.emptyTitle)).toBeVisible();
  await write(page, en, "The beam is in.");
  await sendButton(page, en).click();
  await expect(toast(page, en.updates.posted)).toBeVisible();
  await page.getByRole("button", { name: en.updates.show, exact: true }).click();
  await page.waitForURL(`**/projects/${project}?folder=unassigned`);
  await expect(page.getByText("The beam is in.")).toBeVisible();
});

test("the photos that others post meanwhile join those that are shown; filtered and chosen, they are packed", async ({
  page,
  crew: { rosa, mateo, projectId },
}) => {
  const post = async (by: SignedInClient) =>
    by.post(`/api/projects/${projectId}/updates`, { photoIds: [await uploadPhoto(by)] });
  await post(rosa);
  await signIn(page, rosa);
  await page.goto(paths.photos(projectId));
  const tiles = page.locator("section button:has(img)");
  await expect(tiles).toHaveCount(1);
  await post(mateo);
  await expect(tiles).toHaveCount(2);
  expect(await overhangAtOnce(page, 160)).toBeLessThanOrEqual(0);
  await page.getByRole("combobox", { name: en.photoWall.person }).selectOption({ label: mateo.user.name });
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.getByRole("button", { name: en.photoWall.select }).click();
  await page.getByRole("checkbox", { name: /^Photo by/ }).click();
  const button = page.getByRole("button", { name: en.photoWall.download });
  await expect(button).toBeInViewport();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const packed = zipEntries(readFileSync(await download.path()));
  expect([...packed.keys()]).toEqual([expect.stringMatching(`${mateo.user.name}.jpg$`)]);
});

/** How far the wall's photos reach over its edge when it gets narrower, before anything that observes sizes has run. */
function overhangAtOnce(page: Page, width: number): Promise<number> {
  return page.evaluate((narrow) => {
    const { style } = document.documentElement;
    style.width = `${String(narrow)}px`;
    const over = [...document.querySelectorAll("section button:has(img)")].map(
      (tile) =>
        tile.getBoundingClientRect().right - (tile.closest("section")?.getBoundingClientRect().right ?? 0),
    );
    style.width = "";
    return Math.max(...over);
  }, width);
}

test("photos that say how they are turned are sent upright, as WebP too, which Chromium does not turn", async ({
  page,
  ownSite: { rosa, project },
}) => {
  await openAs(page, rosa, project);
  const sheet = await chooseIn(page, ...(await Promise.all([2, 3, 4, 5, 6, 7, 8].map(turned))));
  await sheet.getByRole("button", { name: en.camera.post }).click();
  const posted = async () => {
    const { body } = await rosa.get<UpdateView[]>(`/api/projects/${project}/updates`);
    return body.flatMap(({ photos }) => photos);
  };
  await expect.poll(async () => (await posted()).length, { timeout: 60_000 }).toBe(7);
  for (const { url, width, height } of await posted()) {
    expect([width, height]).toEqual([640, 480]);
    expect(await spread((await rosa.download(url)).bytes)).toBeLessThan(8);
  }
});

/** A WebP whose pixels are stored so that its EXIF makes them upright. */
async function turned(orientation: number) {
  const buffer = await (await corners({ orientation })).webp().toBuffer();
  return { name: `${String(orientation)}.webp`, mimeType: "image/webp", buffer };
}

test("photos of a comment and of a message that are posted without a signal arrive", async ({
  page,
  context,
  problems,
  ownSite: { rosa, project },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { body: update } = await rosa.post<UpdateView>(`/api/projects/${project}/updates`, { content: "Up" });
  await openAs(page, rosa, project);
  await chatButton(page, en).click();
  await page.getByRole("button", { name: en.chat.back }).click();
  await untilNothingIsFetched(page);
  const files = await Promise.all(FEW.map((time) => takenAt(time)));
  await page.getByRole("button", { name: en.updates.comment, exact: true }).click();
  const comment = page.locator("form", { has: page.getByLabel(en.updates.commentText) });
  await expect(comment).toBeVisible();
  await untilNothingIsFetched(page);
  await context.setOffline(true);
  await comment.locator("input[multiple]:not([capture])").setInputFiles(files);
  await comment.getByRole("button", { name: en.updates.addComment }).click();
  await expect(comment).toHaveCount(0);
  await expect(page.getByRole("group", { name: "3 photos" })).toBeVisible();
  await chatButton(page, en).click();
  const message = page.getByRole("form", { name: en.chat.writeToTeam });
  await message.locator("input[capture]").setInputFiles(files.slice(0, 2));
  await message.getByRole("button", { name: en.chat.send }).click();
  await expect(page.getByRole("dialog").getByText(en.outbox.states.onPhone, { exact: true })).toBeVisible();

  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto("/waiting");
  await expect(page.getByText(en.outbox.nothing)).toBeVisible({ timeout: 60_000 });
  const comments = await rosa.get<CommentView[]>(`/api/updates/${update.id}/comments`);
  expect(comments.body.map(timesOf)).toEqual([FEW]);
  const messages = await rosa.get<ChatMessageView[]>(`/api/projects/${project}/messages`);
  expect(messages.body.map(timesOf)).toEqual([FEW.slice(0, 2)]);
});

function timesOf({ photos }: Pick<UpdateView, "photos">) {
  return photos.map(({ takenAt }) => takenAt?.slice(11, 19));
}

const encoded = new Map<number, Promise<Buffer>>();

/** A photo as a phone's camera makes it, larger than what is sent. Encoded once for each width: only the time in it differs. */
async function takenAt(time: string, width = 2400) {
  const first = encoded.get(width) ?? encode(width);
  encoded.set(width, first);
  const buffer = Buffer.from((await first).toString("latin1").replaceAll(TIMES[0]!, time), "latin1");
  return { name: `${time}.jpg`, mimeType: "image/jpeg", buffer };
}

function encode(width: number): Promise<Buffer> {
  const picture = { width, height: (width * 3) / 4, channels: 3 as const, background: "#7a6a58" };
  return sharp({ create: picture })
    .withExif({ IFD2: { DateTimeOriginal: `2024:01:20 ${TIMES[0]!}`, OffsetTimeOriginal: "+00:00" } })
    .jpeg()
    .toBuffer();
}

/** Opens the composer's sheet from the dock's camera, and chooses photos in it. */
async function chooseIn(page: Page, ...files: Awaited<ReturnType<typeof takenAt>>[]) {
  const camera = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: en.camera.take }).click();
  await camera;
  const sheet = page.getByRole("dialog", { name: en.updates.addUpdate });
  await sheet.locator("input[multiple]:not([capture])").setInputFiles(files);
  return sheet;
}
