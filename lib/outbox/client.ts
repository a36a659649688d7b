import type { Draft } from "./draft";
import { dropEarly, keepEarly } from "./early";
import type { OutboxItem } from "./item";
import type { Outbox } from "./outbox";
import { changeOutboxState, EMPTY_OUTBOX } from "./state";

/** The open outbox of this tab. A page opens its user's own. */
let current: { userId: string; outbox: Promise<Outbox> } | null = null;
/** The user whose items the page shows, also before an outbox is open. */
let shownFor: string | null = null;
/** Loads what applies the outbox's events to the page; settles when that is ready, or could not be loaded. */
let loadRuntime: (() => Promise<void>) | null = null;

/** Sets the function to call as soon as the outbox is needed; null when the page unmounts. */
export function setRuntimeLoader(load: (() => Promise<void>) | null): void {
  loadRuntime = load;
}

/** The user's outbox; its code is fetched, and it is opened, on first use. Rejects if the code cannot be fetched. */
export function outboxOf(userId: string): Promise<Outbox> {
  if (current?.userId === userId) return current.outbox;
  if (shownFor !== userId) closeOutbox();
  shownFor = userId;
  const pageReady = () => loadRuntime?.() ?? Promise.resolve();
  void pageReady();
  const outbox = import("./outbox").then(({ openOutbox }) => openOutbox(userId, pageReady));
  const opened = { userId, outbox };
  current = opened;
  outbox.catch(() => {
    if (current === opened) current = null;
  });
  return outbox;
}

/** Stores a draft in the user's outbox, which sends it. For a recording, rejects if the outbox cannot be fetched or is full. */
export async function addToOutbox(userId: string, draft: Draft): Promise<OutboxItem> {
  const outbox = await outboxOf(userId).catch((error: unknown) => {
    if (draft.file) throw error;
    return null;
  });
  if (outbox) return outbox.add(draft);
  openWhenOnline(userId);
  return keepEarly(userId, draft);
}

/** Removes an item that can still be undone; resolves with whether it was in time. */
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

/** The outbox that is open in this tab. Rejects if there is none. */
export function openOutbox(): Promise<Outbox> {
  return current?.outbox ?? Promise.reject(new Error("The outbox is closed."));
}

/** Makes items that can still be undone final, if an outbox is open. */
export function hurry(): void {
  void current?.outbox.then((outbox) => outbox.hurry()).catch(() => undefined);
}

/** Call it when the user signs out or leaves: this tab then neither sends nor shows their items. */
export function closeOutbox(): void {
  void current?.outbox.then((outbox) => {
    outbox.close();
  });
  if (!current) changeOutboxState(EMPTY_OUTBOX);
  current = null;
  shownFor = null;
}
