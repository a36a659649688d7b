import type { QueryClient } from "@tanstack/react-query";
import { type Announcement, CACHE_CHANGES } from "./cache-changes";
import type { EventAnswer } from "./event-answer";
import type { Wanted } from "./rereads";
import { type AnnouncedEvent, PROJECT_EVENTS, type ProjectEventType } from "@/lib/events/catalogue";

export { addEarlierComments } from "./update-cache";

/**
 * Updates the query cache after a change in a project, by the reader or somebody else. `known`, the changed entity, is written
 * to the cache; everything else that changed is invalidated, as narrowly as the event allows.
 */
export function applyEvent<T extends ProjectEventType>(
  client: QueryClient,
  event: AnnouncedEvent<T>,
  known?: EventAnswer<T>,
): void {
  takingOf(event).apply(client, event, known);
}

/** The same for a change that the stream announced. */
export function applyAnnounced(client: QueryClient, announcement: Announcement): void {
  const { event, read } = announcement;
  const { announced } = takingOf(event);
  if (announced) announced(client, announcement);
  else applyEvent(client, event, read as EventAnswer<ProjectEventType> | undefined);
}

/** Whether the reader made this change and the page lacks what it added, so that the response may be still to come. */
export function isAwaited(client: QueryClient, announcement: Announcement): boolean {
  return takingOf(announcement.event).isAwaited?.(client, announcement) ?? false;
}

/** What to read again for an event; null if nothing on the page shows it. */
export function wantedFor(client: QueryClient, event: AnnouncedEvent, readerId: string): Wanted | null {
  return isApplicable(event) ? takingOf(event).reads(client, event, readerId) : null;
}

/** Whether this page knows the kind of event; the server may be a newer version. */
export function isApplicable({ type }: { type: string }): boolean {
  return Object.hasOwn(PROJECT_EVENTS, type);
}

function takingOf<T extends ProjectEventType>({ type }: AnnouncedEvent<T>) {
  const cache: (typeof PROJECT_EVENTS)[T]["cache"] = PROJECT_EVENTS[type].cache;
  return CACHE_CHANGES[cache];
}
