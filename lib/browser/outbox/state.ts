import type { OutboxItem } from "./items/item";
import type { KeptRecording } from "./store/database";
import { Listeners } from "@/lib/browser/listeners";

export type PauseReason = "signedOut" | "suspended" | "otherUser";

/** What happened to an item; the tab that sends tells all tabs. */
export type OutboxEvent =
  | { is: "changed" }
  | { is: "sending"; id: number; percent: number | null }
  /** The attempt has ended, whatever came of it. */
  | { is: "attempted"; id: number }
  | { is: "received"; item: OutboxItem; answer: unknown }
  | { is: "refused"; item: OutboxItem };

/** What the page shows of the outbox. */
export interface OutboxState {
  /** The user's items, in the order in which they were written. */
  items: readonly OutboxItem[];
  /** The user's recordings that were not posted, oldest first. */
  kept: readonly KeptRecording[];
  /** How much other apps shared that has no project yet. */
  shared: number;
  /** Those that can still be undone, by id. */
  undoable: ReadonlySet<number>;
  /** Those in flight, by id, with the percent of their bytes that has arrived; null for a text, which is sent in one. */
  sending: ReadonlyMap<number, number | null>;
  /** Why nothing is sent. */
  paused: PauseReason | null;
  /** Whether files wait for Wi-Fi, as the person chose. */
  filesWait: boolean;
  /** False where the browser keeps nothing: a closed tab loses what waits. Null until that is known. */
  isKept: boolean | null;
  /** Whether little storage is left. */
  isLow: boolean;
  /** Whether the last write to the phone's storage failed, or what one did not take waits in this tab alone. */
  isFull: boolean;
}

export const EMPTY_OUTBOX: OutboxState = {
  items: [],
  kept: [],
  shared: 0,
  undoable: new Set(),
  sending: new Map(),
  paused: null,
  filesWait: false,
  isKept: null,
  isLow: false,
  isFull: false,
};

let state = EMPTY_OUTBOX;
const listeners = new Listeners();

export function outboxState(): OutboxState {
  return state;
}

export function changeOutboxState(change: Partial<OutboxState>): void {
  state = { ...state, ...change };
  listeners.notify();
}

export const subscribeToOutbox = listeners.subscribe;
