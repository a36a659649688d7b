import type { AnnouncedEvent } from "@/lib/events/catalogue";

/** Changes made by this page whose responses are already in the cache, so that their events can be skipped. */
const own = new Set<string>();
/** More than a page makes before their events arrive. */
const MAX_NOTED = 50;
/** What has been changed since `collectOwnChanges` was last called. */
let changed = new Set<string>();

/** Call it when the response to the page's own change is in the cache. */
export function noteOwnChange(event: Pick<AnnouncedEvent, "type" | "entityId" | "updateId">): void {
  own.add(nameOf(event));
  changed.add(event.updateId ?? event.entityId);
  for (const oldest of own) if (own.size > MAX_NOTED) own.delete(oldest);
}

/** The ids of what this page changes from now on (for a comment, its update's): what is being read of these may be older. */
export function collectOwnChanges(): ReadonlySet<string> {
  return (changed = new Set());
}

/** Whether the event belongs to a noted change. True once per change. */
export function isOwnChange(event: Pick<AnnouncedEvent, "type" | "entityId">): boolean {
  return own.delete(nameOf(event));
}

function nameOf({ type, entityId }: Pick<AnnouncedEvent, "type" | "entityId">): string {
  return `${type} ${entityId}`;
}
