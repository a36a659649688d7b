import type { Page } from "@playwright/test";

/** The page's player is in no document: what plays is remembered. */
export async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played = new Set<HTMLMediaElement>();
    Object.assign(globalThis, { played });
    HTMLMediaElement.prototype.play = new Proxy(HTMLMediaElement.prototype.play, {
      apply(play, audio: HTMLMediaElement, args) {
        played.add(audio);
        return Reflect.apply(play, audio, args) as Promise<void>;
      },
    });
  });
}

/** What is in the player, or null while nothing was played. */
export function sound(page: Page) {
  return page.evaluate(() => {
    const [audio] = (globalThis as unknown as { played: Set<HTMLAudioElement> }).played;
    if (!audio) return null;
    const { paused, playbackRate: rate, currentTime: at, src } = audio;
    return { paused, rate, at, src: new URL(src).pathname };
  });
}

/** How many of them sound. */
export function sounding(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...(globalThis as unknown as { played: Set<HTMLAudioElement> }).played].filter(({ paused }) => !paused)
        .length,
  );
}
