import { NOBODY } from "@/lib/shared/kept";

/** Of the caches in which the service worker keeps what other apps share, before the reader's id. */
export const SHARED = "shared:";

/** How much of what this reader shared, or somebody who was not signed in, has no project yet. */
export async function countShares(userId: string): Promise<number> {
  // Missing without https, as the service worker is.
  if (typeof caches === "undefined") return 0;
  const names = [SHARED + userId, SHARED + NOBODY];
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().length;
}
