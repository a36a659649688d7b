import type { Draft } from "../items/draft";
import type { OutboxItem } from "../items/item";
import { newItem } from "../items/new-item";
import { changeOutboxState, outboxState } from "../state";
import type { OutboxStore } from "./store";
import { storedJson, storeText } from "@/lib/browser/stored";

/*
 * What is written before the outbox is open, as without a signal: plain texts and ticks, in the browser's small storage. It
 * stores at once: a page that is closed in the same moment loses nothing. Only a browser that is killed in the next five seconds,
 * before the outbox has opened, may (findings/chromium-killed-browser.sh).
 */

/** Keeps a draft until the outbox opens, and shows it as the outbox will. Its id is below zero. */
export function queueBeforeOpen(userId: string, draft: Draft): OutboxItem {
  const kept = readEarly(userId);
  const item = { ...newItem(userId, draft), id: Math.min(0, ...kept.map(({ id }) => id)) - 1 };
  writeEarly(userId, [...kept, item]);
  const { items, undoable } = outboxState();
  changeOutboxState({
    items: [...items, item],
    undoable: draft.undoMs ? new Set([...undoable, item.id]) : undoable,
  });
  return item;
}

/** What the outbox's store does not have yet, oldest first. */
export function earlyItems(userId: string, stored: readonly OutboxItem[]): OutboxItem[] {
  return readEarly(userId).filter(({ key }) => stored.every((item) => item.key !== key));
}

/** Takes back what the outbox does not have yet; whether it was there. */
export function removeEarlyItem(userId: string, key: string): boolean {
  if (!remove(userId, key)) return false;
  changeOutboxState({ items: outboxState().items.filter((item) => item.key !== key) });
  return true;
}

function remove(userId: string, key: string): boolean {
  const kept = readEarly(userId);
  const others = kept.filter((item) => item.key !== key);
  writeEarly(userId, others);
  return others.length < kept.length;
}

/**
 * Moves all of it into the outbox's store; resolves with whether there was any. Not twice at a time. A crash between the two
 * leaves it in both: its key makes it arrive once.
 */
export async function moveEarlyItems(userId: string, store: OutboxStore): Promise<boolean> {
  const kept = readEarly(userId);
  for (const { id: _, ...item } of kept) {
    const added = await store.add(item, []);
    // Undone since.
    if (!remove(userId, item.key)) await store.change(added.id, () => null);
  }
  return kept.length > 0;
}

/** Of this page, where the browser stores nothing. */
const unstored = new Map<string, OutboxItem[]>();

function readEarly(userId: string): OutboxItem[] {
  const stored = storedJson(nameOf(userId));
  if (!Array.isArray(stored)) return unstored.get(userId) ?? [];
  // An earlier version of the page stored these without files.
  return (stored as OutboxItem[]).map((item) => ({ ...item, files: [] }));
}

function writeEarly(userId: string, items: OutboxItem[]): void {
  unstored.set(userId, items);
  storeText(nameOf(userId), items.length === 0 ? null : JSON.stringify(items));
}

function nameOf(userId: string): string {
  return `outbox:${userId}`;
}
