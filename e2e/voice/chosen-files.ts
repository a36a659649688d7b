import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sound } from "./sound-watch";
import type { Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import type { UpdateView } from "@/lib/updates/view";
import { hashOf } from "@/sandbox/ai/ai-answers";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { sayingOf, type VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";

const KINDS = { mp3: "audio/mpeg", m4a: "audio/mp4", ogg: "audio/ogg" } as const;
/** The files' length in milliseconds, and how much an encoder may add or remove. */
const [LENGTH_MS, PADDING_MS] = [2200, 300];

/** Chooses a real file of each format: it is stored byte for byte, plays, and is transcribed. */
export async function chooseRealFiles(page: Page, texts: Texts, site: VoiceSite): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Harlow Street" });
  for (const [ending, mimeType] of Object.entries(KINDS)) {
    const buffer = await readFile(`sandbox/fixtures/sound/memo.${ending}`);
    const words = `The forms are stripped, says the ${ending}.`;
    site.ai.log.say(hashOf(buffer), sayingOf("english", words));
    await page.getByRole("button", { name: texts.recorder.record }).click();
    await expect(sheet.getByRole("alert")).toBeVisible();
    await sheet.locator("input[type=file]").setInputFiles({ name: `memo.${ending}`, buffer, mimeType });
    await expect(sheet).toBeHidden();
    const entry = page.locator("[id^=update-]").filter({ hasText: words });
    await expect(entry).toBeVisible();
    const { body } = await site.rosa.get<UpdateView[]>(`/api/projects/${site.projectId}/updates`);
    const { audioUrl, audioDurationMs } = body.find(({ transcript }) => transcript === words)!;
    expect(Math.abs(audioDurationMs! - LENGTH_MS)).toBeLessThan(PADDING_MS);
    const { bytes, answer } = await uploaderOf(site.rosa).listen(audioUrl!);
    expect(hashOf(bytes)).toBe(hashOf(buffer));
    expect(answer.headers.get("content-type")).toBe(mimeType);
    await entry
      .getByRole("button", { name: new RegExp(`^${texts.voice.play.split("{author}")[0]!}`) })
      .click();
    await expect.poll(async () => (await sound(page))?.at ?? 0).toBeGreaterThan(0.1);
  }
}
