import type { Page } from "@playwright/test";
import { recordFor } from "./recording-hands";
import { test as withService } from "./voice-test";
import { openAs, type Texts } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { sampleOf } from "@/e2e/kit/prove-only";
import { untilKept } from "@/e2e/offline/kept-pages";
import { paths } from "@/lib/shared/paths/paths";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { fakeSpeech } from "@/sandbox/fixtures/sound/fake-speech";
import type { SignedInClient } from "@/sandbox/http/http-client";

const AS_ON_A_PHONE = { serviceWorkers: "allow", viewport: { width: 390, height: 844 } } as const;
const LANGUAGES = [
  { locale: "en-US", texts: en, said: "Beam B2 is in", last: " and level" },
  { locale: "es-MX", texts: es, said: "La viga B2 está puesta", last: " y a nivel" },
] as const;

for (const { locale, texts, said, last } of sampleOf(LANGUAGES, 1)) {
  const words = said + last;

  withService.describe(locale, () => {
    withService.use({ ...AS_ON_A_PHONE, locale });

    withService(
      "a recording's words are the phone's until the service's come",
      async ({ page, context, site, problems, newPerson }) => {
        problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
        await site.mateo.put("/api/user/recording-consent");
        const without = await newPerson({ locale });
        await signIn(without, site.mateo);
        await without.goto(paths.settings());
        await expect(without.getByRole("checkbox", { name: texts.settings.kept.files })).toBeEnabled();
        await expect(without.getByRole("checkbox", { name: texts.settings.kept.hear })).toHaveCount(0);

        // What opens later is on the phone from then on.
        await openAs(page, site.mateo, site.projectId);
        await page.getByRole("button", { name: texts.recorder.record }).hover();
        await untilKept(page, paths.project(site.projectId));
        await untilNothingIsFetched(page);
        await chooseToHear(page, site.mateo, { texts, said, last });
        await openAs(page, site.mateo, site.projectId);
        await page.getByRole("button", { name: texts.recorder.record }).hover();
        await untilNothingIsFetched(page);
        await context.setOffline(true);
        await recordAndPost(page, texts, words);
        await expect(page.getByText(texts.outbox.states.onPhone, { exact: true }).first()).toBeVisible();
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        await expect(page.getByText(texts.outbox.heard)).toBeVisible();

        await context.setOffline(false);
        const update = async () => {
          const { body } = await site.mateo.get<UpdateView[]>(`/api/projects/${site.projectId}/updates`);
          return body[0];
        };
        await expect.poll(async () => (await update())?.audioState, { timeout: 30_000 }).toBe("done");
        await expect(page.getByText((await update())!.transcript!).first()).toBeVisible();
        await expect(page.getByText(words)).toHaveCount(0);
        await expect(page.getByText(texts.outbox.heard)).toHaveCount(0);
      },
    );
  });

  test.describe(locale, () => {
    test.use({ ...AS_ON_A_PHONE, locale });

    test("where no service is set up, the author has others read the phone's words", async ({
      page,
      crew: { rosa, mateo, projectId },
    }) => {
      await rosa.put("/api/user/recording-consent");
      await chooseToHear(page, rosa, { texts, said, last });
      await openAs(page, rosa, projectId);
      await recordAndPost(page, texts, words);
      await expect(page.getByText(texts.outbox.heard)).toBeVisible();
      await expect(page.getByText(texts.updates.received)).toBeVisible();
      await page.reload();
      await expect(page.getByText(texts.outbox.heard)).toBeVisible();
      await page.getByRole("button", { name: texts.voice.writeDown }).click();
      const field = page.getByRole("textbox", { name: texts.voice.transcript });
      await expect(field).toHaveValue(words);
      await field.press("End");
      await field.pressSequentially(".");
      await page.getByRole("button", { name: texts.voice.save }).click();
      await expect(field).toHaveCount(0);
      await expect(page.getByText(`${words}.`, { exact: true })).toBeVisible();
      await expect(page.getByText(texts.outbox.heard)).toHaveCount(0);
      const { body } = await mateo.get<UpdateView[]>(`/api/projects/${projectId}/updates`);
      expect(body.map(({ transcript }) => transcript)).toEqual([`${words}.`]);
    });
  });
}

interface Heard {
  texts: Texts;
  said: string;
  last: string;
}

/** Chooses it in the settings, which downloads it. */
async function chooseToHear(page: Page, by: SignedInClient, { texts, said, last }: Heard): Promise<void> {
  await page.addInitScript(`(${fakeSpeech.toString()})({
    state: localStorage.getItem("hears-here") ? "available" : "downloadable",
    said: ${JSON.stringify(said)},
    last: ${JSON.stringify(last)},
  })`);
  await signIn(page, by);
  await page.goto(paths.settings());
  await page.getByRole("checkbox", { name: texts.settings.kept.hear }).click();
  await expect(page.getByRole("checkbox", { name: texts.settings.kept.hear })).toBeChecked();
}

async function recordAndPost(page: Page, { recorder, outbox }: Texts, words: string): Promise<void> {
  await recordFor(page, recorder, 1);
  const sheet = page.getByRole("dialog", { name: "Harlow Street" });
  await sheet.getByRole("button", { name: recorder.stop }).click();
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(sheet.getByText(outbox.heard)).toBeVisible();
  await sheet.getByRole("button", { name: recorder.post }).click();
  await expect(sheet).toBeHidden();
}
