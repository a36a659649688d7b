import type { Draft } from "./items/draft";
import type { OutboxItem } from "./items/item";
import type { Outbox } from "./outbox";
import { changeOutboxState, EMPTY_OUTBOX } from "./state";
import { removeEarlyItem, queueBeforeOpen } from "./store/early-items";
import { untilLoaded } from "@/lib/browser/page/until-loaded";

/** The outbox of this tab. A page opens its user's own. */
let current: { userId: string; outbox: Promise<Outbox>; isOpen: boolean } | null = null;
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
  const opening = { userId, outbox, isOpen: false };
  current = opening;
  outbox.then(
    () => {
      opening.isOpen = true;
    },
    () => {
      if (current === opening) current = null;
    },
  );
  return outbox;
}

/**
 * Stores a draft in the user's outbox, which sends it; a text or a tick at once, also while the outbox is being opened. For a
 * file or a photo, rejects if the outbox cannot be fetched, or the file cannot be read.
 */
export async function addToOutbox(userId: string, draft: Draft): Promise<OutboxItem> {
  const outbox = outboxOf(userId);
  if (draft.files || draft.photos || current?.isOpen) return (await outbox).add(draft);
  const item = queueBeforeOpen(userId, draft);
  handOver(userId);
  return item;
}

/** Removes an item that can still be undone; resolves with whether it was in time. */
export async function undoInOutbox(userId: string, key: string): Promise<boolean> {
  return (!current?.isOpen && removeEarlyItem(userId, key)) || (await outboxOf(userId)).undo(key);
}

/** Gives the outbox what was kept before it was open, as soon as it can be opened; never on another user's page. */
function handOver(userId: string): void {
  void untilLoaded(async () => {
    if (shownFor === userId) await (await outboxOf(userId)).moveEarlyItems();
  });
}

/** The outbox that is open in this tab. Rejects if there is none. */
export function openOutbox(): Promise<Outbox> {
  return current?.outbox ?? Promise.reject(new Error("The outbox is closed."));
}

/** Makes items that can still be undone final, if an outbox is open. */
export function commitUndoable(): void {
  void current?.outbox.then((outbox) => outbox.commitUndoable()).catch(() => undefined);
}

/** Call it when the user signs out or leaves: this tab then neither sends nor shows their items. */
export function closeOutbox(): void {
  current?.outbox.then(
    (outbox) => outbox.close(),
    () => undefined,
  );
  if (!current?.isOpen) changeOutboxState(EMPTY_OUTBOX);
  current = null;
  shownFor = null;
}
