import { makeNotifications } from "./make-notifications";
import { listener } from "@/lib/events/listen";
import { EVENT_CHANNEL, parseNotice } from "@/lib/events/notices";
import { log } from "@/lib/kernel/log";

/** Milliseconds: events that come between are told of together. */
const TICK_MS = 250;

/** Makes notifications of what happens from now on, and of what was missed before and while nobody listened. Returns a function that ends it. */
export function watchEvents(): () => Promise<void> {
  let due = new Set<string>();
  let isAllDue = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    if (working) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = work();
    }, TICK_MS);
  };

  async function work(): Promise<void> {
    const projectIds = isAllDue ? undefined : [...due];
    [due, isAllDue] = [new Set(), false];
    // What failed is made with the project's next event, or by the job.
    await makeNotifications(projectIds).catch((error: unknown) =>
      log.warn({ err: error }, "notifications not made"),
    );
    working = null;
    if (isAllDue || due.size > 0) start();
  }

  const unsubscribe = listener().subscribe(EVENT_CHANNEL, {
    onNotify: (payload) => {
      const notice = parseNotice(payload);
      if (!("projectId" in notice)) return;
      due.add(notice.projectId);
      start();
    },
    onOpen: () => {
      isAllDue = true;
      start();
    },
  });
  return async () => {
    clearTimeout(timer);
    await Promise.all([unsubscribe(), working]);
  };
}
