import type { Locator, Page } from "@playwright/test";
import { chatButton } from "./chat-hands";
import { openAs, type Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { openLive, untilNothingIsFetched } from "@/e2e/kit/hands";
import { sampleOf } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { talkUntil } from "@/e2e/voice/recording-hands";
import { sound, watchSound } from "@/e2e/voice/sound-watch";
import { boxOf, buttonOf } from "@/e2e/voice/voice-hands";
import { test } from "@/e2e/voice/voice-test";
import type { ChatMessageView } from "@/lib/chat/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { newProject, newWorker } from "@/sandbox/fixtures/site-fixture";
import { sayingOf, type VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const SPANISH = { locale: "es-MX", language: "es", service: "spanish", texts: es };
const ENGLISH = { locale: "en-US", language: "en", service: "english", texts: en };
const IN_SPANISH = ["Hay agua en la zanja.", "Faltan dos tubos."] as const;
const IN_ENGLISH = ["There is water in the trench.", "Two pipes are missing."] as const;

const SPEAKERS = [
  { speaker: SPANISH, listener: ENGLISH, said: IN_SPANISH, translated: IN_ENGLISH },
  { speaker: ENGLISH, listener: SPANISH, said: IN_ENGLISH, translated: IN_SPANISH },
];

for (const talk of sampleOf(SPEAKERS, 0)) {
  const { speaker, listener, said, translated } = talk;
  const t = speaker.texts.chat;
  test.describe(`spoken in ${speaker.language}`, () => {
    test.use({ locale: speaker.locale });

    test("a voice message is recorded, heard, written down and translated", async ({
      page,
      site,
      newPerson,
    }) => {
      const { ai } = site;
      const theirs = await newPerson({ locale: listener.locale });
      await watchSound(theirs);
      const { projectId, june, chat, heard } = await openTalk(talk, site, page, theirs);

      const writing = Promise.withResolvers<null>();
      await test.step("recorded and sent, the other one sees it within a second, and plays it", async () => {
        ai.log.say("*", sayingOf(speaker.service, said[0]));
        ai.log.plant({ on: "transcription", until: writing.promise, times: 1 });
        await record(page, speaker.texts);
        await expect(chat.getByText(t.received)).toHaveCount(1);
        await expect(playerIn(heard, listener.texts)).toBeVisible(SOON);
        for (const [within, { texts }] of [
          [chat, speaker],
          [heard, listener],
        ] as const)
          await expect(within.getByText(texts.voice.pending)).toBeVisible();
        await expect(heard.locator("[aria-live=polite]").last()).toContainText(
          listener.texts.chat.voiceMessage,
        );
        await buttonOf(heard, listener.texts.voice.play).click();
        expect((await boxOf(playerIn(chat, speaker.texts))).width).toBeGreaterThan(270);
        const { audioUrl } = await newest(june, projectId);
        await expect.poll(() => sound(theirs)).toMatchObject({ src: audioUrl, paused: false });
      });

      await test.step("its words are on both phones within a second of being stored, then in the reader's language", async () => {
        writing.resolve(null);
        const message = await newest(june, projectId);
        await expect.poll(() => stateOf(june, message), { intervals: [50] }).toBe("done");
        await expect(messagesIn(chat, speaker.texts).getByText(said[0])).toBeVisible(SOON);
        const words = messagesIn(heard, listener.texts).getByText(translated[0]);
        await expect.poll(() => translationOf(june, message), { intervals: [50] }).toBe(translated[0]);
        await expect(words).toBeVisible(SOON);
        await expect(words).toHaveAttribute("lang", listener.language);
        await expect(heard.locator("[aria-live=polite]").last()).toContainText(translated[0]);
        await heard.getByRole("button", { name: listener.texts.translation.showOriginal }).click();
        await expect(messagesIn(heard, listener.texts).getByText(said[0])).toHaveAttribute(
          "lang",
          speaker.language,
        );
      });
    });

    test("a voice message without a signal is kept and sent once; a recording outlasts the one whom it is for", async ({
      page,
      context,
      site,
      newPerson,
      problems,
    }) => {
      problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (400|404)/);
      const { ai, rosa } = site;
      const theirs = await newPerson({ locale: listener.locale });
      const { projectId, mateo, june, chat, heard } = await openTalk(talk, site, page, theirs);

      await test.step("without a signal it stays on the phone, also over a reload, and is sent once", async () => {
        ai.log.say("*", sayingOf(speaker.service, said[1]));
        // What opens later is on the phone from then on.
        await untilNothingIsFetched(page);
        await context.setOffline(true);
        await record(page, speaker.texts);
        await expect(chat.getByText(speaker.texts.outbox.states.onPhone)).toBeVisible();
        await page.route(/\/api\/(uploads|upload-audio|projects\/[^/]+\/messages$)/, (route) =>
          route.abort(),
        );
        await context.setOffline(false);
        await page.reload();
        const waiting = chat.getByRole("listitem").filter({ hasText: speaker.texts.outbox.states.onPhone });
        await expect(waiting.getByRole("button", { name: speaker.texts.recorder.play })).toBeVisible();
        await page.unrouteAll();
        await context.setOffline(true);
        await context.setOffline(false);
        await expect(waiting).toHaveCount(0);
        await expect(messagesIn(heard, listener.texts).getByText(translated[1])).toBeVisible();
        await expect(messagesIn(chat, speaker.texts).getByText(said[1])).toBeVisible();
        await expect(playerIn(heard, listener.texts)).toHaveCount(1);
        const { body } = await june.get<ChatMessageView[]>(`/api/projects/${projectId}/messages`);
        expect(body.filter(({ authorId }) => authorId === mateo.user.id)).toHaveLength(1);
      });

      await test.step("a recording goes on when the person whom it is for is removed, and stays on the phone", async () => {
        await chat.getByRole("button", { name: t.channels }).click();
        await chat.getByRole("button", { name: t.newMessage }).click();
        await page.getByRole("dialog", { name: t.newMessage }).getByRole("button", { name: /^June/ }).click();
        await startRecording(page, speaker.texts);
        await rosa.delete(`/api/projects/${projectId}/members/${june.user.id}`);
        await expect(page.getByText(t.formerNote.replace("{name}", "June Park"))).toBeAttached();
        await finishRecording(page, speaker.texts);
        await expect(chat.getByText(speaker.texts.outbox.states.refusedMessage)).toBeVisible();
      });
    });
  });
}

/** Mateo's chat on one phone and June's on another, in a new project of Rosa's. */
async function openTalk(
  { speaker, listener, said, translated }: (typeof SPEAKERS)[number],
  site: VoiceSite,
  his: Page,
  hers: Page,
) {
  const { ai, server, rosa, businessId } = site;
  const projectId = await newProject(rosa, businessId);
  const crew = { ...site, projectId };
  const mateo = await newWorker(server, crew, { name: "Mateo Rivas", language: speaker.language });
  const june = await newWorker(server, crew, { name: "June Park", language: listener.language });
  await mateo.put("/api/user/recording-consent");
  said.forEach((text, at) => ai.log.translate(text, translated[at]!));
  const chat = await openChat(his, speaker.texts, mateo, projectId);
  const heard = await openChat(hers, listener.texts, june, projectId);
  return { projectId, mateo, june, chat, heard };
}

/** Opens the project's chat; resolves once its live updates are connected. */
async function openChat(page: Page, texts: Texts, as: SignedInClient, projectId: string): Promise<Locator> {
  await openLive(page, () => openAs(page, as, projectId));
  await chatButton(page, texts).click();
  const chat = page.getByRole("dialog", { name: texts.chat.title });
  await expect(chat.getByText(texts.chat.emptyTeam).or(chat.getByRole("listitem")).first()).toBeVisible();
  return chat;
}

/** Records for a second and sends it. */
async function record(page: Page, texts: Texts): Promise<void> {
  await startRecording(page, texts);
  await finishRecording(page, texts);
}

async function startRecording(page: Page, { chat }: Texts): Promise<void> {
  await page.getByRole("button", { name: chat.record }).locator("visible=true").click();
  await talkUntil(page, 1);
}

async function finishRecording(page: Page, { recorder }: Texts): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Harlow Street" });
  await sheet.getByRole("button", { name: recorder.stop }).click();
  await sheet.getByRole("button", { name: recorder.post }).click();
  await expect(sheet).toBeHidden();
}

/** The team's messages, without screen reader announcements of them. */
function messagesIn(within: Locator, { chat }: Texts): Locator {
  return within.getByRole("region", { name: chat.messages.replace("{channel}", chat.team) });
}

function playerIn(within: Locator, { voice }: Texts): Locator {
  return within.getByRole("group", { name: new RegExp(voice.recording.split("{author}")[0]!) });
}

async function newest(by: SignedInClient, projectId: string): Promise<ChatMessageView> {
  const { body } = await by.get<ChatMessageView[]>(`/api/projects/${projectId}/messages`);
  return body[0]!;
}

async function read(by: SignedInClient, { id }: ChatMessageView): Promise<ChatMessageView> {
  return (await by.get<ChatMessageView>(`/api/messages/${id}`)).body;
}

const stateOf = async (by: SignedInClient, message: ChatMessageView) => (await read(by, message)).audioState;

const translationOf = async (by: SignedInClient, message: ChatMessageView) =>
  (await read(by, message)).translation?.content;
