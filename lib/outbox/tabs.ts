import { openTabChannel, type TabChannel, withTabLock } from "@/lib/tabs";
import type { News } from "./state";

const NAME = "outbox";

/** Runs `work` while no other tab does. Without Web Locks the idempotency keys alone prevent doubles between tabs. */
export async function alone(work: () => Promise<void>): Promise<void> {
  last = last.then(locked, locked);
  await last;

  function locked(): Promise<void> {
    return withTabLock(NAME, work);
  }
}

let last: Promise<void> = Promise.resolve();

/** News from and to the browser's other tabs. Tabs of another user hear nothing of this one's. */
export function openTabNews(userId: string, hear: (news: News) => void): TabChannel<News> {
  return openTabChannel(`${NAME}:${userId}`, hear);
}
