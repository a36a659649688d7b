import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { keepRecording, waitingRecording } from "./phone-storage";
import { type CrewOfThree, newCrew, openAs, sendButton, type Texts, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { blockEvents, untilNothingIsFetched } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import type { TestServer } from "@/sandbox/servers/test-server";

const LANGUAGES = [
  {
    locale: "en-US",
    texts: en,
    voice: "Voice note, 1:08",
    moved: "“Gutters” is gone. It is in Unorganized Updates.",
  },
  {
    locale: "es-MX",
    texts: es,
    voice: "Nota de voz, 1:08",
    moved: "“Gutters” ya no existe. Está en Avances sin organizar.",
  },
] as const;
const DURATION_MS = 68_000;
const [MOVED, REFUSED, KEPT] = ["The gutters leak.", "The gate does not close.", "Two rolls short."] as const;

test.use({ viewport: { width: 390, height: 844 } });

let crew: CrewOfThree;

test.beforeEach(async ({ server, problems }) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|40[0134]/);
  crew = await newCrew(server);
});

for (const { locale, texts, voice, moved } of sampleOf(LANGUAGES, 0)) {
  test.describe(locale, () => {
    test.use({ locale });
    // Otherwise the page would get each change before it writes.
    test.beforeEach(({ page }) => blockEvents(page));

    test("after a deleted folder, a changed permission or a removal, text and recording stay, with their actions", async ({
      page,
      context,
    }) => {
      const task = await crew.rosa.post<{ id: string }>(`/api/projects/${crew.projectId}/tasks`, {
        name: "Gutters",
      });
      await crew.rosa.post(`/api/tasks/${task.body.id}/members`, { userId: crew.mateo.user.id });
      await openAs(page, crew.mateo, `${crew.projectId}?folder=${task.body.id}`);
      await outboxIsOpen(page);

      await test.step("the folder is gone: it goes to Unorganized Updates and says so", async () => {
        await context.setOffline(true);
        await post(page, texts, MOVED);
        await expect(pending(page, MOVED)).toContainText(texts.outbox.states.onPhone);
        await crew.rosa.delete(`/api/tasks/${task.body.id}`);
        await context.setOffline(false);
        await expect(toast(page, moved)).toBeVisible();
        await expect.poll(() => posted()).toMatchObject([{ content: MOVED, taskId: null }]);
      });

      const recording = await keepRecording(page, {
        userId: crew.mateo.user.id,
        written: { projectId: crew.projectId, projectName: "Harlow Street", placeName: null },
        durationMs: DURATION_MS,
      });
      await test.step("he may no longer post: both are refused, and stay", async () => {
        await allowPosting("owner_only");
        await post(page, texts, REFUSED);
        await expect(pending(page, REFUSED)).toContainText(texts.outbox.states.refused);
        // Not found by its length, which may be the time of day of another.
        const playable = page.getByRole("listitem").filter({
          has: page.getByRole("button", { name: texts.recorder.play, exact: true }),
        });
        await expect(playable.last()).toContainText(texts.outbox.states.refused);
        await pending(page, REFUSED).getByRole("link", { name: texts.outbox.seeWhy }).click();
        await expect(page.getByRole("heading", { level: 1, name: texts.outbox.title })).toBeVisible();
        for (const title of [REFUSED, voice])
          await expect(card(page, title)).toContainText(
            texts.outbox.reasons.permission.replace("{place}", "Harlow Street"),
          );
        expect(await waitingRecording(page)).toBe(recording);
      });

      await test.step("what waits is played from the phone, and copied out as a file", async () => {
        const refused = card(page, voice);
        await refused.getByRole("button", { name: texts.recorder.play }).click();
        const pause = refused.getByRole("button", { name: texts.recorder.pausePlaying });
        await expect(pause.locator("visible=true")).toBeVisible();
        const played = () =>
          refused.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
        await expect.poll(played).toBeGreaterThan(0);
        await pause.click();
        const downloading = page.waitForEvent("download");
        await refused.getByRole("button", { name: texts.outbox.saveFile }).click();
        const file = await downloading;
        expect(file.suggestedFilename()).toMatch(/^Harlow Street, .+[.]wav$/);
        expect((await readFile(await file.path())).toString("base64")).toBe(recording);
      });

      await test.step("he may again: one leaves, the other waits for him", async () => {
        await allowPosting("all_contributors");
        await retry(page, texts, REFUSED);
        await expect(card(page, REFUSED)).toHaveCount(0);
        expect(await waitingRecording(page)).toBe(recording);
      });

      await test.step("he was removed: the cover lists what waits, and so does its page", async () => {
        await page.goto(`/projects/${crew.projectId}`);
        // A refused read would cover the page before he writes.
        await untilNothingIsFetched(page);
        await crew.rosa.delete(`/api/projects/${crew.projectId}/members/${crew.mateo.user.id}`);
        await post(page, texts, KEPT);
        const cover = page.getByRole("dialog", { name: texts.session.removedTitle });
        await expect(cover.getByRole("listitem")).toContainText([voice, KEPT]);
        await expect(cover.getByRole("button", { name: texts.outbox.copy })).toHaveCount(1);
        await cover.getByRole("link", { name: texts.session.toDashboard }).click();
        await page.goto("/waiting");
        await expect(card(page, KEPT)).toContainText(
          texts.outbox.reasons.gone.replace("{place}", "Harlow Street"),
        );
        expect(await waitingRecording(page)).toBe(recording);
      });
    });

    test(
      "an ended session and a suspended account hold everything back until they are over",
      IN_PROVE,
      async ({ page, context, server }) => {
        await openAs(page, crew.mateo, crew.projectId);
        await outboxIsOpen(page);
        const recording = await keepRecording(page, {
          userId: crew.mateo.user.id,
          written: { projectId: crew.projectId, projectName: "Harlow Street", placeName: null },
          durationMs: DURATION_MS,
        });
        await test.step("suspended: the cover lists what waits", async () => {
          await suspend(server, true);
          await post(page, texts, KEPT);
          const cover = page.getByRole("dialog", { name: texts.session.suspendedTitle });
          await expect(cover.getByRole("listitem")).toContainText([voice, KEPT]);
          expect(await waitingRecording(page)).toBe(recording);
          expect(await posted()).toEqual([]);
        });

        await test.step("active once more, but signed out: signing in sends it", async () => {
          await suspend(server, false);
          // Else everything would leave before he is signed out: the voice note first.
          await context.route("**/api/uploads", (route) => route.abort("internetdisconnected"));
          await page.goto(`/projects/${crew.projectId}`);
          await untilNothingIsFetched(page);
          const sessions = await context.cookies();
          await context.clearCookies({ name: "authjs.session-token" });
          await context.unroute("**/api/uploads");
          await post(page, texts, REFUSED);
          await expect(page.getByRole("dialog", { name: texts.session.signedOutTitle })).toBeVisible();
          await context.addCookies(sessions);
          expect(await waitingRecording(page)).toBe(recording);
          await page.goto("/waiting");
          await expect(page.getByText(texts.outbox.nothing)).toBeVisible();
          const all = await posted();
          expect(all.map(({ content }) => content)).toEqual(expect.arrayContaining([KEPT, REFUSED]));
          expect(all).toHaveLength(3);
          const audioUrl = all.find((update) => update.audioUrl)?.audioUrl ?? "";
          const heard = await page.request.get(audioUrl);
          expect((await heard.body()).toString("base64")).toBe(recording);
        });
      },
    );
  });
}

interface PostedUpdate {
  content: string;
  taskId: string | null;
  audioUrl: string | null;
}

/** The project's updates, newest first, as its owner sees them. */
async function posted(): Promise<PostedUpdate[]> {
  return (await crew.rosa.get<PostedUpdate[]>(`/api/projects/${crew.projectId}/updates`)).body;
}

async function allowPosting(updatePermission: string): Promise<void> {
  const answer = await crew.rosa.patch(`/api/projects/${crew.projectId}/update-permission`, {
    updatePermission,
  });
  expect(answer.status).toBe(200);
}

async function suspend(server: TestServer, isSuspended: boolean): Promise<void> {
  const sql = await connect(server.databaseUrl);
  const at = isSuspended ? new Date() : null;
  await sql.query("UPDATE users SET suspended_at = $1 WHERE id = $2", [at, crew.mateo.user.id]);
  await sql.end();
}

async function post(page: Page, texts: Texts, text: string): Promise<void> {
  await write(page, texts, text);
  await sendButton(page, texts).click();
}

async function retry(page: Page, texts: Texts, title: string): Promise<void> {
  await card(page, title)
    .getByRole("button", { name: new RegExp(title) })
    .click();
  await page.getByRole("menuitem", { name: texts.outbox.retry }).click();
}

/** An unsent update in a list. */
function pending(page: Page, text: string) {
  return page.getByRole("listitem").filter({ hasText: text }).last();
}

/** Waits for the outbox, which opens shortly after the page, together with what is shown without a signal. */
async function outboxIsOpen(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain("outbox");
  await untilNothingIsFetched(page);
}

/** The card of a refused item, on the page of unsent items. */
function card(page: Page, title: string) {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: title });
}
