import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { keptIn, NOTHING_KEPT } from "./kept-recordings";
import { pressAfterSend, recordFor, refuseMicrophone, talkUntil } from "./recording-hands";
import { newCrew, openAs, sendButton, write, type CrewOfThree, type Texts } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { enlargeText, textsOutside } from "@/e2e/looks/enlarge-text";
import { controlsOutside } from "@/e2e/looks/outside-viewport";
import { SHORT_MS } from "@/lib/browser/recorder/limits";
import { formatDuration } from "@/lib/i18n/duration";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { speech, toWav } from "@/sandbox/fixtures/sound/sounds";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const LANGUAGES: [string, Texts][] = [
  ["en-US", en],
  ["es-MX", es],
];

// The last of the long files: as one, it would leave all workers but one without work.
test.describe.configure({ mode: "parallel" });

let crew: CrewOfThree;

test.beforeEach(async ({ server }) => {
  crew = await newCrew(server);
});

for (const [locale, texts] of sampleOf(LANGUAGES, 1))
  test.describe(locale, () => {
    test.use({ locale });
    const { recorder } = texts;

    test("a recording is played before it is posted, and the server has the same bytes; consent is asked for once", async ({
      page,
      newPerson,
    }) => {
      await openAs(page, crew.mateo, crew.projectId);
      await page.getByRole("button", { name: recorder.record }).click();
      const sheet = page.getByRole("dialog", { name: "Harlow Street" });
      await expect(sheet.getByText(recorder.consent.title)).toBeVisible();
      await expectNoViolations(page);
      await expectUnderThumb(page);
      await sheet.getByRole("button", { name: recorder.consent.agree }).click();
      await expect(sheet.getByText(recorder.keptWhileTalking)).toBeVisible();
      await talkUntil(page, 1);
      await expect(smallButtons(page)).resolves.toEqual([]);
      await expectNoViolations(page);
      await expectUnderThumb(page);
      await sheet.getByRole("button", { name: recorder.pause }).click();
      await expect(sheet.getByText(recorder.paused)).toBeVisible();
      const paused = await sheet.getByRole("timer").innerText();
      await sheet.getByRole("button", { name: recorder.resume }).click();
      await expect(sheet.getByRole("timer")).not.toHaveText(paused);
      await sheet.getByRole("button", { name: recorder.stop }).click();
      await sheet.getByRole("button", { name: recorder.play }).click();
      await expect(sheet.getByRole("button", { name: recorder.pausePlaying })).toBeVisible();
      await expect(sheet.getByText(recorder.silent)).toHaveCount(0);
      await expect(smallButtons(page)).resolves.toEqual([]);
      await expectNoViolations(page);
      await expectUnderThumb(page);
      const recorded = await keptIn(page);
      // Until it has played to its end, it shows the position.
      await expect(sheet.getByRole("button", { name: recorder.play })).toBeVisible();
      const length = /\d+:\d\d/.exec(
        await sheet.getByRole("group", { name: recorder.preview }).innerText(),
      )![0];
      await sheet.getByRole("button", { name: recorder.post }).click();

      await expect(sheet).toBeHidden();
      const update = await postedVoice();
      // It ends on a frame of 60 ms, and starts slightly after the timer.
      expect(Math.abs(recorded.seconds - update.audioDurationMs! / 1000)).toBeLessThan(0.5);
      expect(formatDuration(update.audioDurationMs! / 1000)).toBe(length);
      await expect(page.locator(`#update-${update.id}`).getByText(length, { exact: true })).toBeVisible();
      expect(Math.max(...(update.audioPeaks ?? []))).toBeGreaterThan(5);
      expect(await storedHash(update)).toBe(recorded.sha256);
      await expect.poll(() => keptIn(page)).toEqual(NOTHING_KEPT);

      const tablet = await newPerson({ locale });
      await openAs(tablet, crew.mateo, crew.projectId);
      // Longer than what is discarded without a question.
      await recordFor(tablet, recorder, SHORT_MS / 1000 + 1);
      await expect(tablet.getByText(recorder.consent.title)).toHaveCount(0);
      await tablet.getByRole("button", { name: recorder.cancel }).click();
      await tablet.getByRole("alertdialog").getByRole("button", { name: recorder.discard.confirm }).click();
      await expect(tablet.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => keptIn(tablet)).toEqual(NOTHING_KEPT);
    });

    test("files are posted as they are, others are refused in words, and so is a microphone that is", async ({
      page,
    }) => {
      await crew.mateo.put("/api/user/recording-consent");
      await refuseMicrophone(page);
      await openAs(page, crew.mateo, crew.projectId);
      await page.getByRole("button", { name: recorder.record }).click();
      const sheet = page.getByRole("dialog", { name: "Harlow Street" });
      const alert = sheet.getByRole("alert");
      await expect(alert).toContainText(recorder.errors.microphoneTitle);
      await expect(alert).toContainText(recorder.errors.microphone);
      await expect(alert).toContainText(recorder.hints.refused);
      await expectNoViolations(page);
      const choose = (name: string, buffer: Buffer) =>
        sheet
          .locator("input[type=file]")
          .setInputFiles({ name, buffer, mimeType: "application/octet-stream" });
      await choose("notes.mp3", Buffer.from("These are words, not music."));
      await expect(alert).toContainText(recorder.errors.file);
      await expect(alert).toContainText("MP3, WAV, M4A, MP4, 3GP, Ogg");
      const tooLarge = test.info().outputPath("day.wav");
      await writeFile(tooLarge, recordingOf("wav", MAX_AUDIO + 1));
      await sheet.locator("input[type=file]").setInputFiles(tooLarge);
      await expect(alert).toContainText(recorder.hints.tooLarge);

      const wav = toWav(speech("The forms on the north wall are stripped.", "en"));
      await choose("memo.wav", wav);
      await expect(sheet).toBeHidden();
      expect(await storedHash(await postedVoice())).toBe(sha256Of(wav));
      const unreadable = recordingOf("ogg");
      await page.getByRole("button", { name: recorder.record }).click();
      await expect(alert).toBeVisible();
      await choose("memo.ogg", unreadable);
      await expect(sheet.getByText(recorder.unmeasured)).toBeVisible();
      await sheet.getByRole("button", { name: recorder.post }).click();
      await expect(sheet).toBeHidden();
      expect(await storedHash(await postedVoice(2))).toBe(sha256Of(unreadable));
    });

    test("the recording of a closed page is offered on the next visit, only to its user", async ({
      page,
      context,
    }) => {
      await crew.mateo.put("/api/user/recording-consent");
      await openAs(page, crew.mateo, crew.projectId);
      await recordFor(page, recorder, 2);
      await page.close();

      const other = await context.newPage();
      await openAs(other, crew.june, crew.projectId);
      await other.goto("/waiting");
      await expect(other.getByText(texts.outbox.nothing)).toBeVisible();
      await expect(other.getByRole("button", { name: recorder.post })).toHaveCount(0);
      await other.close();

      const next = await context.newPage();
      await openAs(next, crew.mateo, crew.projectId);
      const offer = next.getByRole("dialog", { name: recorder.kept.title });
      await expect(offer).toContainText("Harlow Street");
      expect((await keptIn(next)).seconds).toBeGreaterThan(0.5);
      await expectNoViolations(next);
      await expect(smallButtons(next)).resolves.toEqual([]);
      await offer.getByRole("button", { name: recorder.kept.later }).click();
      const count = next.getByRole("link", { name: /^1 (update|avance)/ });
      await expect(count).toBeVisible();
      await next.goto("/dashboard");
      await next.getByRole("button", { name: texts.nav.openMenu }).click();
      await next.getByRole("button", { name: texts.nav.logout }).click();
      await next.getByRole("dialog").getByRole("link", { name: texts.outbox.signOut.listen }).click();
      await expect(next.getByRole("listitem")).toContainText("Harlow Street");
      await next.getByRole("button", { name: recorder.play }).click();
      await expect(next.getByRole("button", { name: recorder.pausePlaying })).toBeVisible();
      const { sha256 } = await keptIn(next);
      await next.getByRole("button", { name: recorder.kept.continue }).click();
      const continued = next.getByRole("dialog", { name: "Harlow Street" });
      await continued.getByRole("button", { name: recorder.cancel }).click();
      await expect(continued).toHaveCount(0);
      await expect.poll(async () => (await keptIn(next)).sha256).toBe(sha256);
      await next.getByRole("button", { name: recorder.kept.continue }).click();
      await continued.getByRole("button", { name: recorder.post }).click();
      await expect(continued).toHaveCount(0);
      await expect(count).toHaveCount(0);
      expect(await storedHash(await postedVoice())).toBe(sha256);
      await expect.poll(() => keptIn(next)).toEqual(NOTHING_KEPT);
    });
  });

test.describe("on the narrowest phones", () => {
  test.use({ locale: "es-MX", viewport: { width: 320, height: 640 } });

  test("a recording fits beside what waits to be sent", async ({ page, context, problems }) => {
    problems.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await crew.mateo.put("/api/user/recording-consent");
    await openAs(page, crew.mateo, crew.projectId);
    const record = page.getByRole("button", { name: es.recorder.record });
    await record.hover();
    await untilNothingIsFetched(page);
    await context.setOffline(true);
    await write(page, es, "Encontramos cangrejeras a 40 cm de la esquina norte del sótano.");
    await sendButton(page, es).click();
    await expect(page.getByText(es.outbox.states.onPhone).first()).toBeVisible();
    const sheet = page.getByRole("dialog", { name: "Harlow Street" });
    await pressAfterSend(record, sheet);
    await expect(sheet.getByRole("heading", { name: es.recorder.toSend })).toBeVisible();
    await talkUntil(page, 1);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await widestIn(sheet), String(width)).toBeLessThanOrEqual(width);
      await expect.soft(sheet.getByRole("button", { name: es.recorder.stop })).toBeInViewport({ ratio: 1 });
    }
    await sheet.getByRole("button", { name: es.recorder.stop }).click();
    expect(await widestIn(sheet)).toBeLessThanOrEqual(390);
    await context.setOffline(false);
  });
});

/** The width of the dialog and of what scrolls in it, in pixels: of all of their content. */
function widestIn(dialog: Locator): Promise<number> {
  return dialog.evaluate((sheet) =>
    Math.max(...[sheet, ...sheet.children].map(({ scrollWidth }) => scrollWidth)),
  );
}

test("the shortcuts on a home screen open the recorder and the composer of the last project, once", async ({
  page,
}) => {
  await crew.mateo.put("/api/user/recording-consent");
  await signIn(page, crew.mateo);
  await page.goto(shortcutPaths.lastProject({ start: "record" }));
  const sheet = page.getByRole("dialog", { name: "Harlow Street" });
  // A page that nobody has pressed yet may not record.
  await sheet.getByRole("button", { name: en.recorder.start, exact: true }).click();
  await expect(sheet.getByText(en.recorder.keptWhileTalking)).toBeVisible();
  await talkUntil(page, 1);
  await sheet.getByRole("button", { name: en.recorder.stop }).click();
  await sheet.getByRole("button", { name: en.recorder.post }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.project(crew.projectId));

  await page.goto(shortcutPaths.lastProject({ start: "write" }));
  const composer = page.getByRole("dialog");
  await composer.getByRole("textbox").fill("Slab poured.");
  await composer.getByRole("button", { name: en.camera.post }).click();
  await expect(composer).toBeHidden();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Slab poured." }).last()).toBeVisible();
  await untilNothingIsFetched(page);
  await expect(composer).toHaveCount(0);
});

test("by keyboard alone: record, cancel asks, keep, stop, post", IN_PROVE, async ({ page }) => {
  await crew.mateo.put("/api/user/recording-consent");
  await openAs(page, crew.mateo, crew.projectId);
  await page.getByRole("button", { name: en.recorder.record }).focus();
  await page.keyboard.press("Enter");
  await talkUntil(page, 4);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toContainText(en.recorder.discard.title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await press(page, en.recorder.stop);
  await expect(page.getByRole("button", { name: en.recorder.play })).toBeVisible();
  await press(page, en.recorder.post);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.recorder.record })).toBeFocused();
  await postedVoice();
});

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsInBothThemes(page)).toEqual([]);
}

/** Tabs to a button, then presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press("Enter");
}

/** The newest voice update, once there are `count`. */
async function postedVoice(count = 1): Promise<UpdateView> {
  let voices: UpdateView[] = [];
  await expect
    .poll(async () => {
      const { body } = await crew.mateo.get<UpdateView[]>(`/api/projects/${crew.projectId}/updates`);
      voices = body.filter(({ audioUrl }) => audioUrl);
      return voices.length;
    })
    .toBe(count);
  return voices[0]!;
}

async function storedHash({ audioUrl }: UpdateView): Promise<string> {
  return sha256Of((await uploaderOf(crew.mateo).listen(audioUrl!)).bytes);
}

/** Expects what is pressed next to be in the lower third of the screen, and all of it to fit a small one with text at 200 %. */
async function expectUnderThumb(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const tops = await page
    .getByRole("dialog")
    .locator("footer button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...tops)).toBeGreaterThan((height * 2) / 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, "200%");
  expect([...(await controlsOutside(page)), ...(await textsOutside(page.getByRole("dialog")))]).toEqual([]);
  for (const button of await page.getByRole("dialog").locator("footer button").all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await enlargeText(page, "");
  await page.setViewportSize({ width, height });
}

/** The names of the open dialog's buttons that are less than 48 px high or wide. */
function smallButtons(page: Page): Promise<string[]> {
  return page
    .getByRole("dialog")
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 48 || height < 48 ? [`${button.textContent}: ${width} × ${height}`] : [];
      }),
    );
}
