import type { Draft } from "../items/draft";
import type { OutboxItem } from "../items/item";
import { newItem } from "../items/new-item";
import { changeOutboxState, outboxState } from "../state";
import { storedJson, storedText, storeText } from "@/lib/browser/stored";

/*
 * What is written before the outbox is open, as without a signal: plain texts and ticks, in the browser's small storage. It
 * stores at once: a page that is closed in the same moment loses nothing. Only a browser that is killed before the outbox has
 * opened may (findings/chromium-localstorage-minute.sh).
 */

/** Ids of items in memory are below these. */
export const MOST_IDS = 1_000_000;

/** Keeps a draft until the outbox opens, and shows it as the outbox will. Its id is below zero. */
export function queueBeforeOpen(userId: string, draft: Draft): OutboxItem {
  const kept = readEarly(userId);
  const item = { ...newItem(userId, draft), id: newId(kept) };
  writeEarly(userId, [...kept, item]);
  const { items, undoable } = outboxState();
  changeOutboxState({
    items: [...items, item],
    undoable: draft.undoMs ? new Set([...undoable, item.id]) : undoable,
  });
  return item;
}

/** Never one of before: whoever still works on another item would change this one. */
function newId(kept: readonly OutboxItem[]): number {
  const id = -1 - Math.floor(Math.random() * MOST_IDS);
  return kept.some((item) => item.id === id) ? newId(kept) : id;
}

/** What the outbox's store does not have yet, oldest first. */
export function earlyItems(userId: string, stored: readonly OutboxItem[]): OutboxItem[] {
  return readEarly(userId).filter(({ key }) => stored.every((item) => item.key !== key));
}

/** Takes back what the outbox does not have yet; whether it was there. */
export function removeEarlyItem(userId: string, key: string): boolean {
  const item = readEarly(userId).find((one) => one.key === key);
  if (!item) return false;
  changeEarlyItem(userId, item.id, () => null);
  changeOutboxState({ items: outboxState().items.filter((one) => one.key !== key) });
  return true;
}

/** Replaces one by what `change` makes of it; null removes it. Returns null where there is none. */
export function changeEarlyItem(
  userId: string,
  id: number,
  change: (item: OutboxItem) => OutboxItem | null,
): { was: OutboxItem; now: OutboxItem | null } | null {
  const kept = readEarly(userId);
  const was = kept.find((one) => one.id === id);
  if (!was) return null;
  const now = change(was);
  writeEarly(userId, kept.toSpliced(kept.indexOf(was), 1, ...(now ? [now] : [])));
  return { was, now };
}

/** Of this page, where the browser has not stored it. */
const unstored = new Map<string, OutboxItem[]>();

/** Whether an item is in this tab's memory alone: closed, the tab loses it. */
export function isInTab({ id, key, userId }: OutboxItem): boolean {
  const isEarly = id < 0 && id >= -MOST_IDS;
  if (isEarly) return unstored.get(userId)?.some((item) => item.key === key) ?? false;
  return id < 0 || outboxState().isKept === false;
}

function readEarly(userId: string): OutboxItem[] {
  const kept = unstored.get(userId) ?? storedJson(nameOf(userId));
  // An earlier version of the page stored these without files.
  return Array.isArray(kept) ? (kept as OutboxItem[]).map((item) => ({ ...item, files: [] })) : [];
}

function writeEarly(userId: string, items: OutboxItem[]): void {
  const text = items.length === 0 ? null : JSON.stringify(items);
  storeText(nameOf(userId), text);
  if (storedText(nameOf(userId)) === text) unstored.delete(userId);
  else unstored.set(userId, items);
}

function nameOf(userId: string): string {
  return `outbox:${userId}`;
}
