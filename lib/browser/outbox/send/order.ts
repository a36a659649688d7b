import type { OutboxItem } from "../items/item";
import { LONGEST_WAIT_MS } from "./outcome";

/** The item to send now, else when to check again, in milliseconds since 1970. Both null: nothing to send. */
export interface Next {
  item: OutboxItem | null;
  at: number | null;
}

/**
 * Within a project, items are sent in the order in which they became final. One that can still be undone does not block the
 * next; one that failed does. A refused one waits for the person and blocks nothing.
 */
export function nextToSend(items: OutboxItem[], now: number): Next {
  const heads = new Map<string, OutboxItem>();
  for (const item of items.filter(({ refusal }) => !refusal).sort(byOrder)) {
    const { projectId } = item.written;
    if (!heads.has(projectId)) heads.set(projectId, item);
  }
  const ready = [...heads.values()].sort(byOrder);
  const item = ready.find((head) => isDue(head, now)) ?? null;
  return { item, at: item || ready.length === 0 ? null : Math.min(...ready.map(dueAt)) };
}

function byOrder(a: OutboxItem, b: OutboxItem): number {
  return a.sendAfter - b.sendAfter || a.id - b.id;
}

/** Nothing waits that long: what seems to was stored before the phone's clock was set back. */
function isDue(item: OutboxItem, now: number): boolean {
  const at = dueAt(item);
  return at <= now || at > now + LONGEST_WAIT_MS;
}

function dueAt({ sendAfter, retryAt }: OutboxItem): number {
  return Math.max(sendAfter, retryAt);
}
