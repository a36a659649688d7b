import { makeNotifications } from "./make-notifications";
import { listener } from "@/lib/events/listen";
import { EVENT_CHANNEL, parseNotice } from "@/lib/events/notify-payload";
import { log } from "@/lib/kernel/log";

/** Milliseconds: events that come between are told of together. */
const TICK_MS = 250;
/** Milliseconds until what failed is tried again, doubled each time. */
const RETRY_MS = 5000;
const MOST_RETRY_MS = 60_000;
/** Among ids: every project. */
const ALL = "all";

/** Makes notifications of what happens from now on, and of what was missed before and while nobody listened. Returns a function that ends it. */
export function watchEvents(): () => Promise<void> {
  let due = new Set<string>();
  let failed = new Set<string>();
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delay = RETRY_MS;
  let hasEnded = false;

  function start(...ids: string[]): void {
    due = due.union(new Set(ids));
    if (working || hasEnded) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = work();
    }, TICK_MS);
  }

  async function work(): Promise<void> {
    const now = due;
    due = new Set();
    try {
      await makeNotifications(now.has(ALL) ? undefined : [...now]);
      if (!retry) delay = RETRY_MS;
    } catch (error) {
      log.warn({ err: error }, "notifications not made");
      retryLater(now);
    }
    working = null;
    if (due.size > 0) start();
  }

  /** Later, and ever later, so that one that fails each time does not hold up what happens meanwhile. */
  function retryLater(ids: Set<string>): void {
    failed = failed.union(ids);
    if (retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      start(...failed);
      failed = new Set();
    }, delay).unref();
    delay = Math.min(delay * 2, MOST_RETRY_MS);
  }

  const unsubscribe = listener().subscribe(EVENT_CHANNEL, {
    onNotify: (payload) => {
      const notice = parseNotice(payload);
      if (!("projectId" in notice)) return;
      start(notice.projectId);
    },
    onOpen: () => start(ALL),
  });
  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await Promise.all([unsubscribe(), working]);
  };
}
