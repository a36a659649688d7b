import type { Locator, Route } from "@playwright/test";
import { chooseRealFiles } from "./chosen-files";
import { refuseMicrophone, talkUntil } from "./recording-hands";
import { sound, sounding, watchSound } from "./sound-watch";
import { posted, postHum, clipSaying, SENTENCES } from "./voice-clips";
import { stored, watchAudio, playerOf, buttonOf, boxOf } from "./voice-hands";
import { test } from "./voice-test";
import { openAs } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { escape, openLive } from "@/e2e/kit/hands";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { newWorker } from "@/sandbox/fixtures/site-fixture";
import { postClip, transcriptOf } from "@/sandbox/fixtures/sound/voice-fixture";

test.use({ viewport: { width: 390, height: 844 } });

const LANGUAGES = [
  { name: "English", texts: en, locale: "en-US" },
  { name: "Spanish", texts: es, locale: "es-MX" },
] as const;

for (const { name, texts, locale } of sampleOf(LANGUAGES, 0))
  test.describe(`on a phone in ${name}`, () => {
    test.use({ locale, reducedMotion: "reduce" });

    test("a recording is played, seeked, sped up, left, and resumed at the same position", async ({
      page,
      site,
    }) => {
      const first = await posted(site);
      const second = await posted(site);
      const requests = watchAudio(page);
      await watchSound(page);
      await openAs(page, site.rosa, site.projectId);
      const [upper, lower] = [playerOf(page, texts).nth(0), playerOf(page, texts).nth(1)];
      await expect(lower).toBeVisible();
      expect(requests).toEqual([]);

      await buttonOf(upper, texts.voice.play).click();
      await expect.poll(() => sound(page)).toMatchObject({ src: second.audioUrl, paused: false, rate: 1 });
      const slider = upper.getByRole("slider");
      await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
      await slider.press("End");
      await slider.press("Home");
      await slider.press("ArrowRight");
      await expect.poll(async () => (await sound(page))?.at).toBeGreaterThanOrEqual(1);
      await upper.getByRole("button", { name: locale === "en-US" ? /^Speed/ : /^Velocidad/ }).click();
      await expect.poll(() => sound(page)).toMatchObject({ rate: 1.5 });
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Harlow Street");

      await buttonOf(lower, texts.voice.play).click();
      await expect.poll(() => sound(page)).toMatchObject({ src: first.audioUrl, paused: false });
      await expect(buttonOf(upper, texts.voice.play)).toBeVisible();
      expect(await sounding(page)).toBe(1);
      await buttonOf(lower, texts.voice.pause).click();
      await expect.poll(() => sound(page)).toMatchObject({ paused: true });

      const box = await boxOf(upper.getByRole("slider"));
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const middle = Number(await upper.getByRole("slider").getAttribute("aria-valuenow"));
      expect(middle).toBeGreaterThan(2);
      await page.reload();
      await expect(playerOf(page, texts).nth(0).getByRole("slider")).toHaveAttribute(
        "aria-valuenow",
        String(middle),
      );
      await buttonOf(playerOf(page, texts).nth(0), texts.voice.play).click();
      await expect.poll(async () => (await sound(page))?.at ?? 0).toBeGreaterThanOrEqual(middle - 0.5);
    });

    test("a sentence is played from start to end, guesses are marked, and each target has 48 px", async ({
      page,
      site,
    }) => {
      const update = await posted(site);
      await site.rosa.put("/api/user/recording-consent");
      await watchSound(page);
      await openAs(page, site.rosa, site.projectId);
      const entry = page.locator(`#update-${update.id}`);
      if (locale === "en-US")
        await entry.getByRole("button", { name: texts.translation.showOriginal }).click();
      await entry.getByRole("button", { name: texts.voice.sentences }).click();
      const { segments } = await transcriptOf(site.rosa, update);
      const third = segments.find(({ text }) => text === SENTENCES[2])!;
      const sentence = entry.getByRole("button", { name: new RegExp(SENTENCES[2]!) });
      await expect(sentence.getByText(SENTENCES[2]!)).toHaveAttribute("lang", "es");
      // It is over in less than a second, however slow the machine is.
      const playing = Promise.withResolvers<null>();
      await page.route("**/api/audio/**", async (route) => {
        await playing.promise;
        await route.continue();
      });
      await sentence.click();
      await expect(sentence).toHaveAttribute("aria-current", "true");
      expect((await sound(page))?.at).toBeGreaterThanOrEqual(third.start);
      playing.resolve(null);
      await expect.poll(() => sound(page)).toMatchObject({ paused: true });
      expect((await sound(page))?.at).toBeGreaterThanOrEqual(third.end);
      await expect(entry.getByText(texts.voice.unsure)).toBeVisible();
      for (const button of await entry.getByRole("button", { name: /0:0/ }).all())
        expect((await boxOf(button)).height).toBeGreaterThanOrEqual(48);
      for (const control of [buttonOf(entry, texts.voice.play), entry.getByRole("slider")])
        expect((await boxOf(control)).height).toBeGreaterThanOrEqual(48);
      expect(await violationsInBothThemes(page)).toEqual([]);

      await test.step("one that somebody posts appears, and its words once there are any, without a reload", async () => {
        const clip = clipSaying(site);
        const writing = Promise.withResolvers<null>();
        site.ai.log.plant({ on: "transcription", hash: clip.hash, until: writing.promise, times: 1 });
        const next = await postClip(site.mateo, site.projectId, clip);
        const live = page.locator(`#update-${next.id}`);
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        await expect(live.getByText(texts.voice.pending)).toBeVisible();
        writing.resolve(null);
        await stored(site.mateo, next);
        await expect(live.getByText(texts.voice.pending)).toHaveCount(0, SOON);
        if (locale === "en-US")
          await live.getByRole("button", { name: texts.translation.showOriginal }).click();
        await expect(live.getByText(SENTENCES[0]!).last()).toBeVisible();
      });
    });

    test("the author corrects a transcript, and its history says that it was the transcript", async ({
      page,
      site,
      problems,
      newPerson,
    }) => {
      problems.expectProblem(/ERR_FAILED|409/);
      const sheetrock = { term: "Sheetrock", translation: null, language: "en" };
      await site.rosa.put(`/api/businesses/${site.businessId}/glossary`, [sheetrock]);
      const update = await posted(site);
      const unheard = await postHum(site);
      const failed = await postHum(site, "failed");
      const off = await postHum(site, "off");
      await openAs(page, site.mateo, site.projectId);
      const entry = page.locator(`#update-${update.id}`);
      const author = update.author.name;
      const others = await newPerson();
      const june = await newWorker(site.server, site, { name: "June Park", language: "es" });
      await openLive(others, () => openAs(others, june, site.projectId));
      await entry.getByRole("button", { name: texts.updates.options.replace("{author}", author) }).click();
      await page.getByRole("menuitem", { name: texts.voice.correct }).click();
      const field = entry.getByRole("textbox", { name: texts.voice.transcript });
      await expect(field).toHaveValue(SENTENCES.join(" "));
      await expect(field).not.toHaveAttribute("maxlength");
      await test.step("a term of the glossary is offered for what was heard in its place, and undone", async () => {
        await field.fill("Falta el she trock del muro.");
        const name = texts.voice.didYouMean.replace(/<\/?b>/g, "").replace("{term}", "Sheetrock");
        const offer = entry.getByRole("button", { name });
        expect((await boxOf(offer)).height).toBeGreaterThanOrEqual(48);
        await field.press("Tab");
        await expect(offer).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(field).toHaveValue("Falta el Sheetrock del muro.");
        await expect(offer).toHaveCount(0);
        await expect(field).toBeFocused();
        await page.keyboard.press("ControlOrMeta+z");
        await expect(field).toHaveValue("Falta el she trock del muro.");
      });
      await field.fill("Ya descimbramos el muro sur.");
      await entry.getByRole("button", { name: texts.voice.cancel }).click();
      await entry.getByRole("button", { name: texts.voice.continueCorrection }).click();
      await page.route("**/transcript", (route) => route.abort(), { times: 1 });
      await entry.getByRole("button", { name: texts.voice.save }).click();
      await expect(entry.getByRole("alert")).toContainText(texts.updates.noSignal);
      await expect(field).toHaveValue("Ya descimbramos el muro sur.");
      await entry.getByRole("button", { name: texts.voice.save }).click();
      await expect(toast(page, texts.voice.corrected)).toBeVisible();
      const seenByOthers = others.locator(`#update-${update.id}`).getByText("Ya descimbramos el muro sur.");
      await expect(seenByOthers).toBeVisible(SOON);
      await others.close();
      await expect(entry.getByText("Ya descimbramos el muro sur.").first()).toBeVisible();
      await entry.getByRole("button", { name: texts.updates.showHistory }).click();
      const before = texts.voice.transcriptReplaced.split("{date}")[0]!;
      const history = page.getByRole("dialog");
      const revision = history.getByRole("listitem").filter({ hasText: before });
      await expect(revision).toContainText(SENTENCES.join(" "));
      await escape(history);

      const silent = page.locator(`#update-${unheard.id}`);
      await expect(silent.getByText(texts.voice.unheard)).toBeVisible();
      await expect(silent.getByRole("button", { name: texts.voice.tryAgain })).toBeVisible();
      await silent.getByRole("button", { name: texts.voice.writeDown }).click();
      await silent.getByRole("textbox", { name: texts.voice.transcript }).fill("La bomba suena raro.");
      await silent.getByRole("button", { name: texts.voice.save }).click();
      await expect(silent.getByText("La bomba suena raro.").first()).toBeVisible();

      await test.step("one that the service could not transcribe says so, and one that came while it was off", async () => {
        const retryOf = (entry: Locator) => entry.getByRole("button", { name: texts.voice.tryAgain });
        const [refused, untried] = [failed, off].map(({ id }) => page.locator(`#update-${id}`));
        await expect(refused!.getByText(texts.voice.notTranscribed)).toBeVisible();
        await expect(retryOf(refused!)).toBeVisible();
        await expect(untried!.getByText(texts.voice.waits)).toBeVisible();
        await expect(retryOf(untried!)).toBeVisible();
      });

      await test.step("a correction of what was just withdrawn is refused in words, and what is typed stays", async () => {
        await entry.getByRole("button", { name: texts.updates.options.replace("{author}", author) }).click();
        await page.getByRole("menuitem", { name: texts.voice.correct }).click();
        await field.fill("Ya descimbramos el muro este.");
        const withdrawFirst = async (route: Route) => {
          await site.rosa.delete(`/api/updates/${update.id}`);
          await route.continue();
        };
        await page.route("**/transcript", withdrawFirst, { times: 1 });
        await entry.getByRole("button", { name: texts.voice.save }).click();
        const alert = page.getByRole("alert").filter({ hasText: texts.updates.withdrawnMeanwhile });
        await expect(alert).toBeVisible();
        const typed = page.getByRole("textbox", { name: texts.voice.transcript });
        await expect(typed).toHaveValue("Ya descimbramos el muro este.");
      });
    });
  });

test("real files are stored byte for byte, play, and are transcribed", IN_PROVE, async ({ page, site }) => {
  await site.rosa.put("/api/user/recording-consent");
  await refuseMicrophone(page);
  await watchSound(page);
  await openAs(page, site.rosa, site.projectId);
  await chooseRealFiles(page, en, site);
});

test("a question is answered by voice: the words stand in its field, and are sent as they are corrected", async ({
  page,
  site,
}) => {
  const { body: question } = await site.mateo.post<{ updateId: string }>(
    `/api/projects/${site.projectId}/questions`,
    { content: "How many posts?" },
  );
  await signIn(page, site.rosa);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Answer Mateo Rivas" }).click();
  const field = page.getByRole("textbox", { name: en.asking.yourAnswer });
  site.ai.log.say("*", { language: "english", segments: [{ text: "Two posts there." }] });
  await page.getByRole("button", { name: en.recorder.words.answer }).click();
  const agree = page.getByRole("button", { name: en.recorder.consent.agree });
  const stop = page.getByRole("button", { name: en.recorder.stop });
  await expect(agree.or(stop)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await talkUntil(page, 1);
  await stop.click();
  await page.getByRole("button", { name: en.recorder.writeDown }).click();
  await expect(field).toHaveValue("Two posts there.");
  expect(await violationsInBothThemes(page)).toEqual([]);
  await field.fill("Three posts there.");
  await page.getByRole("button", { name: en.asking.send }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("region", { name: en.dashboard.needsYou })).toHaveCount(0);
  const answers = async () =>
    (await site.rosa.get<{ content: string }[]>(`/api/updates/${question.updateId}/comments`)).body;
  await expect.poll(answers).toMatchObject([{ content: "Three posts there." }]);
});
