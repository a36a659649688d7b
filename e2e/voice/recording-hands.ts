import type { Locator, Page } from "@playwright/test";
import type { Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";

/** Has the page's browser refuse the microphone, as after "Block". */
export async function refuseMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
}

/** Presses the microphone until its dialog opens: right after Send it takes no press, which may be the second of two on Send. */
export async function pressAfterSend(microphone: Locator, recorder: Locator): Promise<void> {
  await expect(async () => {
    await microphone.click();
    await expect(recorder).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Presses the microphone and records for at least this many seconds. */
export async function recordFor(page: Page, { record }: Texts["recorder"], seconds: number): Promise<void> {
  await page.getByRole("button", { name: record }).click();
  await talkUntil(page, seconds);
}

/** Waits until the recorder shows this many seconds. */
export async function talkUntil(page: Page, seconds: number): Promise<void> {
  const timer = page.getByRole("timer");
  const elapsed = async () => {
    const [minutes = 0, rest = 0] = (await timer.innerText()).split(":").map(Number);
    return minutes * 60 + rest;
  };
  await expect.poll(elapsed).toBeGreaterThanOrEqual(seconds);
}
