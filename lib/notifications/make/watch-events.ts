import { makeNotifications } from "./make-notifications";
import { listener } from "@/lib/events/listen";
import { EVENT_CHANNEL, parseNotice } from "@/lib/events/notices";
import { log } from "@/lib/kernel/log";

/** Milliseconds: events that come between are told of together. */
const TICK_MS = 250;
const RETRY_MS = 1000;

/** Makes notifications of what happens from now on, and of what was missed before and while nobody listened. Returns a function that ends it. */
export function watchEvents(): () => Promise<void> {
  const due = { isAll: false, ids: new Set<string>() };
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  function start(delay = TICK_MS): void {
    if (working || hasEnded) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = work();
    }, delay);
  }

  async function work(): Promise<void> {
    const { isAll, ids } = { ...due };
    Object.assign(due, { isAll: false, ids: new Set() });
    const isDone = await makeNotifications(isAll ? undefined : [...ids]).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, "notifications not made");
        Object.assign(due, { isAll: due.isAll || isAll, ids: due.ids.union(ids) });
        return false;
      },
    );
    working = null;
    if (due.isAll || due.ids.size > 0) start(isDone ? TICK_MS : RETRY_MS);
  }

  const unsubscribe = listener().subscribe(EVENT_CHANNEL, {
    onNotify: (payload) => {
      const notice = parseNotice(payload);
      if (!("projectId" in notice)) return;
      due.ids.add(notice.projectId);
      start();
    },
    onOpen: () => {
      due.isAll = true;
      start();
    },
  });
  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await Promise.all([unsubscribe(), working]);
  };
}
