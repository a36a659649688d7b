import type { Draft } from "./draft";
import { dropEarly, keepEarly } from "./early";
import type { OutboxItem } from "./item";
import type { Outbox } from "./outbox";
import { changeOutboxState, EMPTY_OUTBOX } from "./state";

/** The open outbox of this tab. A page opens its user's own. */
let current: { userId: string; outbox: Promise<Outbox> } | null = null;
/** Whose items the page shows, also before an outbox is open. */
let shownFor: string | null = null;
/** Loads what puts the outbox's news into the page. */
let loadKeeper: (() => void) | null = null;

/** Sets what is called as soon as the outbox is needed; null when the page leaves. */
export function whenNeeded(load: (() => void) | null): void {
  loadKeeper = load;
}

/** The user's outbox, which is fetched and opened when it is first asked for. Rejects when it cannot be fetched. */
export function outboxOf(userId: string): Promise<Outbox> {
  if (current?.userId === userId) return current.outbox;
  if (shownFor !== userId) closeOutbox();
  shownFor = userId;
  loadKeeper?.();
  const outbox = import("./outbox").then(({ openOutbox }) => openOutbox(userId));
  const opened = { userId, outbox };
  current = opened;
  outbox.catch(() => {
    if (current === opened) current = null;
  });
  return outbox;
}

/** Keeps a draft in the user's outbox, which sends it. A recording rejects when the outbox cannot be fetched or has no room. */
export async function addToOutbox(userId: string, draft: Draft): Promise<OutboxItem> {
  const outbox = await outboxOf(userId).catch((error: unknown) => {
    if (draft.file) throw error;
    return null;
  });
  if (outbox) return outbox.add(draft);
  openWhenOnline(userId);
  return keepEarly(userId, draft);
}

/** Takes back an item that can still be undone; whether it was in time. */
export async function undoInOutbox(userId: string, id: number): Promise<boolean> {
  return dropEarly(userId, id) || (await outboxOf(userId)).undo(id);
}

function openWhenOnline(userId: string): void {
  const open = () => {
    outboxOf(userId).catch(() => {
      openWhenOnline(userId);
    });
  };
  addEventListener("online", open, { once: true });
}

/** The outbox that this tab has open. Rejects when there is none. */
export function openOutbox(): Promise<Outbox> {
  return current?.outbox ?? Promise.reject(new Error("The outbox is closed."));
}

/** Ends the time in which items can be undone, if an outbox is open. */
export function hurry(): void {
  void current?.outbox.then((outbox) => outbox.hurry()).catch(() => undefined);
}

/** Called when the user leaves: nothing more of theirs is sent from this tab, nor shown in it. */
export function closeOutbox(): void {
  void current?.outbox.then((outbox) => {
    outbox.close();
  });
  if (!current) changeOutboxState(EMPTY_OUTBOX);
  current = null;
  shownFor = null;
}
