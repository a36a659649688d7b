import type { OutboxItem } from "./item";

/** What to send now; else when to look again, in milliseconds since 1970. Both null: nothing waits. */
export interface Next {
  item: OutboxItem | null;
  at: number | null;
}

/**
 * Within a project, items leave in the order in which they were final: one that can still be undone does not hold up the next,
 * one that failed does. A refused one waits for the person and holds up nobody.
 */
export function nextToSend(items: OutboxItem[], now: number): Next {
  const heads = new Map<string, OutboxItem>();
  for (const item of items.filter(({ refusal }) => !refusal).sort(byOrder)) {
    const { projectId } = item.written;
    if (!heads.has(projectId)) heads.set(projectId, item);
  }
  const ready = [...heads.values()].sort(byOrder);
  const item = ready.find((head) => dueAt(head) <= now) ?? null;
  return { item, at: item || ready.length === 0 ? null : Math.min(...ready.map(dueAt)) };
}

function byOrder(a: OutboxItem, b: OutboxItem): number {
  return a.sendAfter - b.sendAfter || a.id - b.id;
}

function dueAt({ sendAfter, retryAt }: OutboxItem): number {
  return Math.max(sendAfter, retryAt);
}
