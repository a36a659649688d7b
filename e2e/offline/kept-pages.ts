import type { Page } from "@playwright/test";
import { expect } from "@/e2e/kit/fixtures";

/** What is kept on the phone to be read without a signal: texts by cache and path. */
export async function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith("kept:")) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        texts[`${name} ${new URL(url).pathname}`] = await ((await cache.match(url))?.text() ?? "");
    }
    return texts;
  });
}

/** The paths of what is kept, without the texts, which take longer to read than what is waited for. */
function pathsKeptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept:"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until a project's page, the list of what waits and what the first look found are on the phone. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const missing = async () => {
    const kept = await pathsKeptIn(page);
    return [path, "/waiting", "/kept/recent", "/kept/queries", "/kept/looked"].filter(
      (end) => !kept.some((one) => one.endsWith(end)),
    );
  };
  await expect.poll(missing).toEqual([]);
}
