import type { Outbox } from "./outbox";

/** The open outbox of this tab. A page opens its user's own. */
let current: { userId: string; outbox: Promise<Outbox> } | null = null;
/** Loads what puts the outbox's news into the page. */
let loadKeeper: (() => void) | null = null;

/** Sets what is called as soon as the outbox is needed; null when the page leaves. */
export function whenNeeded(load: (() => void) | null): void {
  loadKeeper = load;
}

/** The user's outbox, which is fetched and opened when it is first asked for. Rejects when it cannot be fetched. */
export function outboxOf(userId: string): Promise<Outbox> {
  if (current?.userId === userId) return current.outbox;
  closeOutbox();
  loadKeeper?.();
  const outbox = import("./outbox").then(({ openOutbox }) => openOutbox(userId));
  const opened = { userId, outbox };
  current = opened;
  outbox.catch(() => {
    if (current === opened) current = null;
  });
  return outbox;
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
  current = null;
}
