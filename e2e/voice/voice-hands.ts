import type { Locator, Page } from "@playwright/test";
import type { Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import type { UpdateView } from "@/lib/updates/view";
import { listed } from "@/sandbox/fixtures/sound/voice-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";

/** Resolves once a recording has been transcribed. */
export async function stored(by: SignedInClient, update: UpdateView): Promise<void> {
  const state = async () => (await listed(by, update)).audioState;
  await expect.poll(state, { intervals: [50] }).toBe("done");
}

/** Collects the addresses of the recordings that the page fetches. */
export function watchAudio(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/audio/")) asked.push(request.url());
  });
  return asked;
}

export function playerOf(page: Page, texts: Texts): Locator {
  return page.getByRole("group", { name: new RegExp(texts.voice.recording.split("{author}")[0]!) });
}

/** The button with this message, for a recording by anybody. */
export function buttonOf(within: Locator, message: string): Locator {
  return within.getByRole("button", { name: new RegExp(`^${message.split("{author}")[0]!}`) });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}
