import { useStore } from "@/components/providers/use-store";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { EMPTY_OUTBOX, type OutboxState, outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import { isServerHeard, subscribeToHeard } from "@/lib/browser/page/last-heard";

/** The state of the outbox; empty until it has been opened. */
export function useOutbox(): OutboxState {
  return useStore(subscribeToOutbox, outboxState, EMPTY_OUTBOX);
}

/** The unsent items, without their progress: rerenders less often than `useOutbox`. */
export function useOutboxItems(): readonly OutboxItem[] {
  return useStore(subscribeToOutbox, () => outboxState().items, EMPTY_OUTBOX.items);
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useStore(subscribeToNetwork, () => navigator.onLine, true);
}

/** Whether there is a signal, as far as the browser knows, and on a page that comes from this phone, once the server was heard. */
export function useSignal(): boolean {
  const isHeard = useStore(subscribeToHeard, isServerHeard, true);
  return useOnline() && isHeard;
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
