import type { Locator, Page } from "@playwright/test";
import { chatButton } from "./chat-hands";
import { openAs } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { openLive } from "@/e2e/kit/hands";
import { toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { violations, violationsInBothThemes } from "@/e2e/looks/axe";
import { boxOf } from "@/e2e/voice/voice-hands";
import { test } from "@/e2e/voice/voice-test";
import type { ChatMessageView } from "@/lib/chat/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { made } from "@/sandbox/fixtures/cast";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import {
  ENGLISH,
  SPANISH,
  type VoiceSite,
  clipOf,
  sayingOf,
  uploadClip,
} from "@/sandbox/fixtures/sound/voice-fixture";
import type { Client } from "@/sandbox/http/http-client";

test.use({ viewport: { width: 390, height: 844 }, locale: "es-MX", reducedMotion: "reduce" });

test(
  "the author of a voice message corrects what it says, and the others read it at once",
  IN_PROVE,
  async ({ page, site, problems, newPerson }) => {
    problems.expectProblem(/ERR_FAILED/);
    const { mateo, rosa } = site;
    const { id } = await postSaying(site, "Hay agua en la zanca.");
    const correct = (transcript: string) => mateo.patch(`/api/messages/${id}/transcript`, { transcript });
    const others = await newPerson({ locale: "en-US" });
    await openChat(others, site, rosa, en);
    await openChat(page, site, mateo, es);
    const [chat, read] = [messagesIn(page, es), messagesIn(others, en)];
    await expect(read.getByRole("group", { name: /^Recording by/ })).toBeVisible();
    await expect(read.getByRole("button", { name: en.voice.correct })).toHaveCount(0);

    const opener = chat.getByRole("button", { name: es.voice.correct });
    expect((await boxOf(opener)).height).toBeGreaterThanOrEqual(48);
    await opener.focus();
    await page.keyboard.press("Enter");
    const field = chat.getByRole("textbox", { name: es.voice.transcript });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Hay agua en la zanca.");
    for (const button of [es.voice.save, es.voice.cancel])
      expect((await boxOf(chat.getByRole("button", { name: button }))).height).toBeGreaterThanOrEqual(48);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await test.step("what is typed survives a closed field, a lost signal and a correction on another device", async () => {
      await field.fill(SPANISH);
      await page.keyboard.press("Tab");
      await chat.getByRole("button", { name: es.voice.cancel }).press("Enter");
      const leadsBack = chat.getByRole("button", { name: es.voice.continueCorrection });
      await expect(leadsBack).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(SPANISH);
      await page.route("**/transcript", (route) => route.abort(), { times: 1 });
      await page.keyboard.press("ControlOrMeta+Enter");
      await expect(chat.getByRole("alert")).toContainText(es.updates.noSignal);
      await expect(field).toHaveValue(SPANISH);
      expect((await correct("Hay agua.")).status).toBe(200);
      await expect(chat.getByText(es.voice.correctedElsewhere)).toBeVisible(SOON);
      await expect(chat.getByRole("status").filter({ hasText: "Hay agua." })).toBeVisible();
      await expect(field).toHaveValue(SPANISH);
    });

    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(toast(page, es.voice.corrected)).toBeVisible();
    await expect(read.getByText(SPANISH).or(read.getByText(ENGLISH)).first()).toBeVisible(SOON);
    await expect(chat.getByText(SPANISH)).toBeVisible();
    await expect(opener).toBeFocused();
    await expect(read.getByText(ENGLISH)).toBeVisible();
  },
);

test(
  "what was said is searched on a phone and on a desktop, also in its translation",
  IN_PROVE,
  async ({ page, site, problems, newPerson }) => {
    problems.expectProblem(/ERR_FAILED/);
    const { mateo, rosa, projectId } = site;
    const between = (by: VoiceSite["rosa"], content: string) =>
      made(
        by.post(`/api/projects/${projectId}/messages`, {
          content,
          recipientId: (by === rosa ? mateo : rosa).user.id,
        }),
      );
    await postSaying(site, SPANISH, rosa);
    const ready = await between(mateo, "Excavación lista, a las 10.");
    const answer = await between(rosa, "Good. I will bring the inspector.");
    await openChat(page, site, mateo, es);
    const chat = page.getByRole("dialog", { name: es.chat.title });
    await chat.getByRole("button", { name: es.chat.channels }).click();
    await chat.getByRole("button", { name: es.chat.newMessage }).click();
    const people = page.getByRole("dialog", { name: es.chat.newMessage });
    const person = people.getByRole("button", { name: /^Rosa Ortiz/ });
    expect((await boxOf(person)).height).toBeGreaterThanOrEqual(48);
    await person.click();
    await expect(chat.getByRole("textbox", { name: "Escríbele a Rosa Ortiz" })).toBeFocused();
    const spanish = mateo.copy();
    spanish.setCookie("language", "es");
    await translatedFor(spanish, answer, "es");
    await translatedFor(rosa, ready, "en");
    const opener = chat.getByRole("button", { name: es.chat.search });
    expect((await boxOf(opener)).height).toBeGreaterThanOrEqual(48);
    await opener.focus();
    await page.keyboard.press("Enter");
    const field = chat.getByRole("searchbox", { name: es.chat.search });
    await expect(field).toBeFocused();
    await page.keyboard.type("EXCAVACION");
    const results = chat.getByRole("region", { name: "Mensajes encontrados en Rosa Ortiz" });
    await expect(results.locator("mark")).toHaveText(["Excavación"]);
    await expect(results.getByText("Mateo Rivas")).toBeVisible();
    await expect(results.getByRole("status")).toHaveText("1 mensaje encontrado");
    expect(await violationsInBothThemes(page)).toEqual([]);

    await test.step("nothing found, and no signal, say so and lead on", async () => {
      await field.fill("xyz");
      await expect(results.getByText("No se encontró nada con “xyz”.").last()).toBeVisible();
      const clear = results.getByRole("button", { name: es.chat.clearSearch });
      expect((await boxOf(clear)).height).toBeGreaterThanOrEqual(48);
      await clear.press("Enter");
      await expect(field).toBeFocused();
      await expect(results.getByText("Encuentra lo que se escribió o se dijo en Rosa Ortiz")).toBeVisible();
      await page.route("**/messages?*", (route) => route.abort(), { times: 1 });
      await field.fill("agua");
      await expect(results.getByText(es.chat.searchFailed)).toBeVisible();
      await results.getByRole("button", { name: es.common.retry }).click();
      await expect(results.locator("mark")).toHaveText(["agua"]);
      await expect(results.getByRole("group", { name: /^Grabación de Mateo/ })).toBeVisible();
    });

    await test.step("Escape and Back leave the search before they leave the chat", async () => {
      await page.keyboard.press("Escape");
      await expect(results).toBeHidden();
      await expect(opener).toBeFocused();
      await expectLayers(page, 1);
      await opener.press("Enter");
      await expect(field).toBeFocused();
      await expectLayers(page, 2);
      await page.goBack();
      await expect(results).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(chat).toBeVisible();
    });

    const desk = await newPerson({ locale: "en-US", viewport: { width: 1280, height: 800 } });
    await openChat(desk, site, rosa, en);
    await desk.getByRole("button", { name: /^Mateo Rivas/ }).click();
    await desk.getByRole("button", { name: en.chat.search }).click();
    const found = desk.getByRole("region", { name: "Messages found in Mateo Rivas" });
    await expect(desk.getByRole("searchbox", { name: en.chat.search })).toBeFocused();
    await desk.keyboard.type("trench");
    await expect(found.getByText(ENGLISH)).toBeVisible();
    await expect(found.locator("mark")).toHaveText(["trench"]);
    await expect(found.getByRole("button", { name: en.translation.showOriginal })).toBeVisible();
    await desk.getByRole("searchbox", { name: en.chat.search }).fill("zanja");
    await expect(found.locator("mark")).toHaveText(["zanja"]);
    await expect(found.getByRole("button", { name: en.chat.hide })).toBeVisible();
    expect(await violations(desk, "light")).toEqual([]);
    await desk.keyboard.press("Escape");
    await expect(desk.getByRole("button", { name: en.chat.search })).toBeFocused();
  },
);

/** A voice message by Mateo, transcribed and translated. */
async function postSaying(site: VoiceSite, text: string, to?: VoiceSite["rosa"]): Promise<ChatMessageView> {
  const { ai, mateo, rosa, projectId } = site;
  const clip = clipOf(speech(text, "es"));
  ai.log.say(clip.hash, sayingOf("spanish", text));
  const audioUrl = await uploadClip(mateo, clip);
  const id = await made(
    mateo.post(`/api/projects/${projectId}/messages`, { audioUrl, recipientId: to?.user.id }),
  );
  return translatedFor(rosa, id, "en");
}

/**
 * Waits until a message is translated for somebody: a translation that comes later has a search read again,
 * and a search that failed then heals before its button is pressed.
 */
async function translatedFor(reader: Client, id: string, language: "en" | "es"): Promise<ChatMessageView> {
  const read = async () => (await reader.get<ChatMessageView>(`/api/messages/${id}`)).body;
  await expect.poll(async () => (await read()).translation?.to).toBe(language);
  return read();
}

function messagesIn(page: Page, texts: typeof en): Locator {
  return page.getByRole("region", { name: texts.chat.messages.replace("{channel}", texts.chat.team) });
}

/** Waits until the history matches the open layers: an earlier Back would close more than one. */
async function expectLayers(page: Page, count: number): Promise<void> {
  const layers = () => page.evaluate(() => (history.state as { layers?: number } | null)?.layers);
  await expect.poll(layers).toBe(count);
}

/** Opens the chat on a page with live updates. */
async function openChat(
  page: Page,
  { projectId }: VoiceSite,
  as: VoiceSite["rosa"],
  texts: typeof en,
): Promise<void> {
  await openLive(page, () => openAs(page, as, projectId));
  await chatButton(page, texts).click();
  await messagesIn(page, texts).waitFor();
}
