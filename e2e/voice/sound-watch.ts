import type { Page } from "@playwright/test";

/** Remembers audio elements that play, since the page's player is not in the document. */
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

/** The state of the player; null if nothing was played. */
export function sound(page: Page) {
  return page.evaluate(() => {
    const [audio] = (globalThis as unknown as { played: Set<HTMLAudioElement> }).played;
    if (!audio) return null;
    const { paused, playbackRate: rate, currentTime: at, src } = audio;
    return { paused, rate, at, src: new URL(src).pathname };
  });
}

/** How many audio elements are playing. */
export function sounding(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...(globalThis as unknown as { played: Set<HTMLAudioElement> }).played].filter(({ paused }) => !paused)
        .length,
  );
}
