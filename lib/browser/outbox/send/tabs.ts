import type { OutboxEvent } from "../state";
import { openTabChannel, type TabChannel, withTabLock } from "@/lib/browser/tabs/tabs";

const NAME = "outbox";

/** Runs `work` while no other tab does. Without Web Locks the idempotency keys alone prevent doubles between tabs. */
export async function withSenderLock(work: () => Promise<void>): Promise<void> {
  last = last.then(locked, locked);
  await last;

  function locked(): Promise<void> {
    return withTabLock(NAME, work);
  }
}

let last: Promise<void> = Promise.resolve();

/** Events from and to the browser's other tabs of this user. */
export function openTabEvents(
  userId: string,
  onEvent: (event: OutboxEvent) => void,
): TabChannel<OutboxEvent> {
  return openTabChannel(`${NAME}:${userId}`, onEvent);
}
