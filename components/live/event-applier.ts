import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isInFlight, onAllSettled } from "./in-flight";
import { readChanged } from "./read-changed";
import { waitForRetry } from "./retry";
import { fetchStale, keysOfProject } from "./stale";
import {
  applyAnnounced,
  isApplicable,
  isAwaited,
  wantedFor,
} from "@/components/project-model/cache/apply-event";
import type { Announcement } from "@/components/project-model/cache/cache-changes";
import { keysInvalidatedBy } from "@/components/project-model/cache/invalidate";
import { isOwnChange } from "@/components/project-model/cache/own-changes";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";

export interface EventApplier {
  enqueue: (event: StreamedEvent) => void;
  /** Refetches these of what the page shows; without a signal, once it is back. */
  refetch: (keys: QueryKey[]) => void;
}

/** Milliseconds between two rounds: events that arrive between them are handled together. */
const ROUND_MS = 250;

/**
 * Applies events to the query cache, in order and in batches. Reads each changed entity once per batch; a list that cannot be
 * updated from its entities is refetched once. What fails without a signal is retried.
 */
export function createEventApplier(client: QueryClient, readerId: string): EventApplier {
  let waiting: StreamedEvent[] = [];
  /** Queries whose refetch failed for lack of a signal. */
  let lost: QueryKey[] = [];
  let isBusy = false;

  function enqueue(event: StreamedEvent): void {
    waiting.push(event);
    if (!isBusy) void work();
  }

  function refetch(keys: QueryKey[]): void {
    lost = [...lost, ...keys];
    if (!isBusy) void work();
  }

  async function work(): Promise<void> {
    isBusy = true;
    let failures = 0;
    while (waiting.length > 0 || lost.length > 0) {
      failures = (await applyRound()) ? 0 : failures + 1;
      if (failures > 0) await waitForRetry(failures);
      else await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    }
    isBusy = false;
  }

  /** Returns whether everything could be read. */
  async function applyRound(): Promise<boolean> {
    const events = waiting;
    waiting = [];
    const changes = events.filter((event) => event.type !== "project.refresh");
    const read = await readChanged(changes.flatMap((event) => wantedFor(client, event, readerId) ?? []));
    if (!read) {
      waiting = [...events, ...waiting];
      return false;
    }
    const stale = events.flatMap((event) => {
      if (event.type === "project.refresh" || !isApplicable(event)) return keysOfProject(event.projectId);
      const wanted = wantedFor(client, event, readerId);
      return applyOne({ event, read: wanted ? read.get(wanted.id) : undefined, readerId });
    });
    const isWhole =
      lost.length > 0 || changes.length < events.length || changes.some((event) => !isApplicable(event));
    const changed = isWhole ? null : new Set(changes.map(({ projectId }) => projectId));
    const due = [...lost, ...stale];
    lost = [];
    const failed = await fetchStale(client, due, changed);
    lost = [...lost, ...failed];
    return failed.length === 0;
  }

  /** Returns the queries to refetch. */
  function applyOne(announcement: Announcement): QueryKey[] {
    if (isOwnChange(announcement.event)) return [];
    // The page shows what is being sent as pending, and would show it twice.
    if (isAwaited(client, announcement) && isInFlight()) {
      onAllSettled(() => enqueue(announcement.event));
      return [];
    }
    return keysInvalidatedBy(() => applyAnnounced(client, announcement));
  }

  return { enqueue, refetch };
}
