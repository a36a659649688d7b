import { outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import { isWriting, onWritesSettled } from "@/lib/browser/writes-in-flight";

/** Whether something that the reader wrote is being sent, by this tab or by another tab's outbox. */
export function isInFlight(): boolean {
  return isWriting() || outboxState().sending.size > 0;
}

/** Calls once when that has settled. */
export function onAllSettled(listener: () => void): void {
  if (isWriting()) {
    onWritesSettled(() => onAllSettled(listener));
    return;
  }
  if (outboxState().sending.size === 0) {
    // After the code that handles the response.
    setTimeout(listener);
    return;
  }
  const stop = subscribeToOutbox(() => {
    if (outboxState().sending.size > 0) return;
    stop();
    onAllSettled(listener);
  });
}
