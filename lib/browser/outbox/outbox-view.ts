import { discardUnhandledEvents, dispatchOutboxEvent } from "./outbox-events";
import { openTabEvents } from "./send/tabs";
import { changeOutboxState, EMPTY_OUTBOX, type OutboxEvent, outboxState, type OutboxState } from "./state";
import { earlyItems } from "./store/early-items";
import type { OutboxStore } from "./store/store";
import { createTimer } from "@/lib/browser/timer";

/** What the page shows of one user's outbox, in this tab. */
export type OutboxView = ReturnType<typeof openOutboxView>;

/** Shows one user's outbox in this tab until it is closed. */
export function openOutboxView(userId: string, store: OutboxStore) {
  let isOpen = true;
  const undoTimer = createTimer();
  const change = (changed: Partial<OutboxState>) => {
    if (isOpen) changeOutboxState(changed);
  };
  const refresh = async () => {
    // What the phone cannot read now stays as it is shown: what was just stored has not failed.
    const [stored, kept] = await Promise.all([
      store.list(userId).catch(() => outboxState().items),
      store.recordings(userId).catch(() => outboxState().kept),
    ]);
    const items = [...stored, ...earlyItems(userId, stored)];
    const undoable = items.filter(({ sendAfter }) => sendAfter > Date.now());
    change({ items, kept, isKept: store.isKept, undoable: new Set(undoable.map(({ id }) => id)) });
    if (undoable.length === 0 || !isOpen) return;
    // What can no longer be undone looks different, also without a signal.
    undoTimer.after(
      () => void refresh(),
      Math.min(...undoable.map(({ sendAfter }) => sendAfter)) - Date.now(),
    );
  };
  const apply = async (event: OutboxEvent) => {
    if (event.is === "changed" || event.is === "attempted") await refresh();
    if (isOpen) dispatchOutboxEvent(event);
  };
  const tabs = openTabEvents(userId, (event) => void apply(event));
  return {
    /** Reads the items again. Never rejects. */
    refresh,
    change,
    /** Applies an event here and in the browser's other tabs. */
    tell: (event: OutboxEvent) => {
      if (isOpen) tabs.tell(event);
      void apply(event);
    },
    /** Shows nothing more: the page is another user's now. What is in flight may still end. */
    close: () => {
      isOpen = false;
      tabs.close();
      undoTimer.stop();
      discardUnhandledEvents();
      changeOutboxState(EMPTY_OUTBOX);
    },
  };
}
