import type { AnnouncedEvent } from "@/lib/events/catalogue";

/** Changes of this page whose answers are in the cache: their events say nothing new. */
const own = new Set<string>();
/** More than a page changes before their events come. */
const MOST = 50;

/** Notes that the answer to the reader's own change is in the cache. */
export function noteOwnChange(event: Pick<AnnouncedEvent, "type" | "entityId">): void {
  own.add(nameOf(event));
  for (const oldest of own) if (own.size > MOST) own.delete(oldest);
}

/** Whether it is the event of such a change; once for each. */
export function isOwnChange(event: Pick<AnnouncedEvent, "type" | "entityId">): boolean {
  return own.delete(nameOf(event));
}

function nameOf({ type, entityId }: Pick<AnnouncedEvent, "type" | "entityId">): string {
  return `${type} ${entityId}`;
}
