import type { OutboxItem } from "./items/item";
import { changeOutboxState, type OutboxEvent, outboxState } from "./state";
import { Listeners } from "@/lib/browser/listeners";

type Handler = (event: OutboxEvent) => void;

let applyToPage: Handler | null = null;
const applied = new Listeners<Parameters<Handler>>();
/** Events from before the page had loaded its handler. */
let unhandled: OutboxEvent[] = [];

/** Sets the handler that applies the server's responses to the page. Returns the unsubscribe function. */
export function handleOutboxEvents(handler: Handler): () => void {
  applyToPage = handler;
  unhandled.splice(0).forEach(dispatchOutboxEvent);
  return () => {
    if (applyToPage === handler) applyToPage = null;
  };
}

/** Calls `listener` with every response once it has been applied to the page. Returns the unsubscribe function. */
export const onResponseApplied = applied.subscribe;

/** Call it when another user's page mounts. */
export function discardUnhandledEvents(): void {
  unhandled = [];
}

/** Handles an event from this tab or another. */
export function dispatchOutboxEvent(event: OutboxEvent): void {
  if (event.is === "received" || event.is === "refused") return applyResponse(event);
  const sending = new Map(outboxState().sending);
  if (event.is === "sending") changeOutboxState({ sending: sending.set(event.id, event.percent) });
  else if (event.is === "attempted" && sending.delete(event.id)) changeOutboxState({ sending });
}

function applyResponse(event: Extract<OutboxEvent, { item: OutboxItem }>): void {
  if (!applyToPage) {
    unhandled.push(event);
    return;
  }
  applyToPage(event);
  applied.notify(event);
  // Last, and synchronously: the item disappears in the frame in which the response appears.
  if (event.is === "received") drop(event.item);
}

function drop({ id }: OutboxItem): void {
  const { items } = outboxState();
  changeOutboxState({ items: items.filter((item) => item.id !== id) });
}
