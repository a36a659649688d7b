import type { Page } from "@playwright/test";
import * as en from "@/messages/en";

/** The microphone ignores presses just after it has replaced the button that sends. */
const SETTLED_MS = 1000;

/** Presses the dock's microphone. Returns the milliseconds until the recorder has been drawn, then closes it. */
export async function openRecorder(page: Page): Promise<number> {
  await page.locator("form[data-dock] textarea").fill("");
  const microphone = page.getByRole("button", { name: en.recorder.record });
  await microphone.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const opened = await microphone.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((done) => {
        const pressedAt = performance.now();
        const look = () => {
          if (document.querySelector("[role=dialog] button"))
            requestAnimationFrame(() => done(performance.now() - pressedAt));
          else requestAnimationFrame(look);
        };
        button.click();
        look();
      }),
  );
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return opened;
}
