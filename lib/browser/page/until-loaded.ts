import { isCodeGone } from "./outdated-page";

/** Milliseconds between attempts; a phone with one bar does not notice that it is offline. */
const RETRY_MS = 5000;

/**
 * Loads the code of a part of the page, retrying until it succeeds. Without a signal, the part is missing for a while; if the
 * import rejected, React would replace the whole page with its error screen. Rejects only on the server; never settles if the server
 * does not have the code any more.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      // The page says so, and offers to reload (`OutdatedNotice`).
      if (await isCodeGone()) return new Promise(() => undefined);
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    addEventListener("online", end, { once: true });
    setTimeout(end, RETRY_MS);
  });
}
