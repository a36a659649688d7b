import type { Page } from "@playwright/test";
import { untilKept } from "./kept-pages";
import { choosePhoto, GALLERY, Phone, type Picture, picture } from "./phone";
import { chatButton } from "@/e2e/chat/chat-hands";
import { sendButton, write, writing } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { folder, untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { line as subtasksLine, SUBTASKS, tick } from "@/e2e/kit/north-wall";
import { recordFor } from "@/e2e/voice/recording-hands";
import type { ChatMessageView } from "@/lib/chat/view";
import type { SubtaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { connect } from "@/sandbox/database/test-database";
import { type Fault, startBadLine } from "@/sandbox/http/bad-line";
import { isFullProof } from "@/sandbox/run/steps/proof";
import type { TestServer } from "@/sandbox/servers/test-server";

/**
 * Rounds of a day: in each, three updates, one of them with a photo, a comment, a message and a voice note; in every second one
 * comment and message have photos too. With the ticks, 40 actions.
 */
const ROUNDS = isFullProof ? 6 : 2;
const hasPhotos = (round: number) => round % 2 === 0;
const OPEN = SUBTASKS.slice(2);

/** What goes wrong with every third write, once the signal is back. */
const TROUBLES = ["none", 500, 429, 401, "halved"] as const satisfies Fault[];

for (const trouble of isFullProof ? TROUBLES : TROUBLES.slice(0, 1)) {
  test(`a whole day without a signal arrives once, in order, with its times (${trouble})`, async ({
    server,
    wall: site,
  }) => {
    test.setTimeout(600_000);
    const { rosa, project, taskId } = site;
    await rosa.put("/api/user/recording-consent");
    let writes = 0;
    const line = await startBadLine(server, ({ headers }) =>
      headers["idempotency-key"] && (writes += 1) % 3 === 0 ? trouble : "none",
    );
    const phone = new Phone(line.url);
    let page = await phone.start();
    await signIn(page, rosa);
    await page.goto(`/projects/${project}?folder=${taskId}`);
    await untilKept(page, `/projects/${project}`);
    // Its parts that open later are on the phone too, and the session, which a browser writes down within half a minute.
    await untilNothingIsFetched(page);
    await phone.open("/waiting", 3);
    await phone.setOffline(true);
    const photo = await picture();
    const began = Date.now();
    const said: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      page = await phone.open(`/projects/${project}`, round);
      // A browser that was killed may show words that it has sent, until it has read its database.
      await untilNothingIsFetched(page);
      await expect(writing(page, en)).toHaveValue("");
      await postUpdate(page, `Round ${round}, first`);
      said.push(`Round ${round}, first`);
      const subtask = OPEN[round - 1];
      if (subtask) await tickOff(page, subtask);
      const photos = hasPhotos(round) ? [photo] : [];
      await comment(page, `Comment ${round}`, photos);
      await page.reload();
      await message(page, `Message ${round}`, photos);
      await speak(page);
      await postPhoto(page, `Round ${round}, photo`, photo);
      said.push(`Round ${round}, photo`);
      await postUpdate(page, `Round ${round}, second`);
      said.push(`Round ${round}, second`);
    }
    const ended = Date.now();
    page = await phone.open("/waiting", 1);
    await phone.setOffline(false);
    // After a 401 nothing is sent until somebody signs in, or finds that they still are.
    await expect(async () => {
      await page.goto("/waiting");
      await expect(page.getByText(en.outbox.nothing)).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 300_000 });
    await phone.stop();
    line.stop();

    const { body: updates } = await rosa.get<UpdateView[]>(
      `/api/projects/${project}/updates?limit=200&includeComments=true`,
    );
    const written = updates
      .filter(({ audioUrl, content }) => !audioUrl && content.startsWith("Round "))
      .toReversed();
    expect(written.map(({ content }) => content)).toEqual(said);
    expect(written.filter(({ photos }) => photos.length === 1)).toHaveLength(ROUNDS);
    expect(updates.filter(({ audioUrl }) => audioUrl)).toHaveLength(ROUNDS);
    for (const time of await timesWritten(server, project)) {
      expect(time).toBeGreaterThanOrEqual(began);
      expect(time).toBeLessThanOrEqual(ended);
    }
    const withPhotos = ({ content, photos }: { content: string; photos: unknown[] }) => [
      content,
      photos.length,
    ];
    const numbered = (name: string) =>
      Array.from({ length: ROUNDS }, (_, at) => [`${name} ${at + 1}`, hasPhotos(at + 1) ? 1 : 0]);
    const comments = updates.flatMap((update) => update.comments ?? []);
    expect(comments.filter(({ content }) => content.startsWith("Comment ")).map(withPhotos)).toEqual(
      numbered("Comment"),
    );
    const { body: messages } = await rosa.get<ChatMessageView[]>(`/api/projects/${project}/messages`);
    expect(messages.map(withPhotos).toSorted()).toEqual(numbered("Message").toSorted());
    const { body: subtasks } = await rosa.get<SubtaskView[]>(`/api/tasks/${taskId}/subtasks`);
    const ticked = subtasks.filter(({ isCompleted }) => isCompleted).map(({ name }) => name);
    expect(ticked).toEqual(SUBTASKS.slice(0, 2 + Math.min(ROUNDS, OPEN.length)));
  });
}

/** When a project's updates were written on the phone, in milliseconds since 1970. */
async function timesWritten(server: TestServer, projectId: string): Promise<number[]> {
  const sql = await connect(server.databaseUrl);
  const { rows } = await sql.query<{ captured_at: Date }>(
    "SELECT captured_at FROM updates WHERE project_id = $1 AND content LIKE 'Round %'",
    [projectId],
  );
  await sql.end();
  expect(rows).toHaveLength(3 * ROUNDS);
  return rows.map(({ captured_at: at }) => at.getTime());
}

async function postUpdate(page: Page, text: string): Promise<void> {
  await write(page, en, text);
  await sendButton(page, en).click();
  // The field holds the text until the phone has stored it.
  await expect(writing(page, en)).toHaveValue("");
  await expect(page.getByText(text)).toBeVisible();
}

async function postPhoto(page: Page, text: string, photo: Picture): Promise<void> {
  const sheet = await choosePhoto(page, photo);
  await sheet.getByRole("textbox", { name: en.updates.write }).fill(text);
  await sheet.getByRole("button", { name: en.camera.post }).click();
  await expect(sheet).toHaveCount(0);
}

async function tickOff(page: Page, name: string): Promise<void> {
  await openFolder(page);
  const subtasks = subtasksLine(page);
  if ((await subtasks.getAttribute("aria-expanded")) !== "true") await subtasks.click();
  await tick(page, name).click();
}

async function openFolder(page: Page): Promise<void> {
  const wall = folder(page, "North wall");
  if ((await wall.getAttribute("aria-expanded")) !== "true") await wall.click();
}

async function comment(page: Page, text: string, photos: Picture[]): Promise<void> {
  await openFolder(page);
  await page.getByRole("button", { name: en.updates.comment, exact: true }).last().click();
  const form = page.locator("form", { has: page.getByLabel(en.updates.commentText) });
  await form.getByLabel(en.updates.commentText).fill(text);
  if (photos.length > 0) await form.locator(GALLERY).setInputFiles(photos);
  await form.getByRole("button", { name: en.updates.addComment }).click();
  await expect(form).toHaveCount(0);
}

async function message(page: Page, text: string, photos: Picture[]): Promise<void> {
  await chatButton(page, en).click();
  const form = page.getByRole("form", { name: en.chat.writeToTeam });
  await form.getByRole("textbox").fill(text);
  if (photos.length > 0) await form.locator("input[capture]").setInputFiles(photos);
  await form.getByRole("button", { name: en.chat.send }).click();
  await expect(page.getByRole("dialog").getByText(text)).toBeVisible();
  await page.getByRole("button", { name: en.chat.back }).click();
}

async function speak(page: Page): Promise<void> {
  await recordFor(page, en.recorder, 1);
  await page.getByRole("button", { name: en.recorder.stop }).click();
  await page.getByRole("button", { name: en.recorder.post }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
}
