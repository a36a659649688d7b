import { forgetNews, spreadNews } from "./news";
import { changeOutboxState, EMPTY_OUTBOX, type News, type OutboxState, outboxState } from "./state";
import type { OutboxStore } from "./store";
import { openTabNews } from "./tabs";
import { waker } from "./waker";

/** What the page shows of one user's outbox, in this tab. */
export interface Shown {
  /** Reads the items again. */
  refresh: () => Promise<void>;
  /** Shows news here and in the browser's other tabs. */
  tell: (news: News) => void;
  change: (change: Partial<OutboxState>) => void;
  items: () => OutboxState["items"];
  /** Shows nothing more: the page is another user's now. What is in flight may still end. */
  close: () => void;
}

export function show(userId: string, store: OutboxStore): Shown {
  let isOpen = true;
  const undoEnds = waker();
  const change = (changed: Partial<OutboxState>) => {
    if (isOpen) changeOutboxState(changed);
  };
  const refresh = async () => {
    const [items, kept] = await Promise.all([store.list(userId), store.recordings(userId)]);
    const undoable = items.filter(({ sendAfter }) => sendAfter > Date.now());
    change({ items, kept, isKept: store.isKept, undoable: new Set(undoable.map(({ id }) => id)) });
    if (undoable.length === 0 || !isOpen) return;
    // What can no longer be undone looks different, also without a signal.
    undoEnds.after(
      () => void refresh(),
      Math.min(...undoable.map(({ sendAfter }) => sendAfter)) - Date.now(),
    );
  };
  const hear = async (news: News) => {
    if (news.is === "changed" || news.is === "attempted") await refresh();
    if (isOpen) spreadNews(news);
  };
  const tabs = openTabNews(userId, (news) => void hear(news));
  return {
    refresh,
    change,
    items: () => (isOpen ? outboxState().items : []),
    tell: (news) => {
      if (isOpen) tabs.tell(news);
      void hear(news);
    },
    close: () => {
      isOpen = false;
      tabs.close();
      undoEnds.stop();
      forgetNews();
      changeOutboxState(EMPTY_OUTBOX);
    },
  };
}
