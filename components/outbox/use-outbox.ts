"use client";

import { useSyncExternalStore } from "react";
import type { OutboxItem } from "@/lib/outbox/item";
import { EMPTY_OUTBOX, type OutboxState, outboxState, subscribeToOutbox } from "@/lib/outbox/state";

/** What waits on this phone; empty until the outbox has been opened. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribeToOutbox, outboxState, () => EMPTY_OUTBOX);
}

/** What waits, without what becomes of it: the component renders less often. */
export function useOutboxItems(): readonly OutboxItem[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    () => outboxState().items,
    () => EMPTY_OUTBOX.items,
  );
}

/** Whether the browser thinks that there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
