import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isNetworkFailure, waitForRetry } from "./retry";
import { fetchStale, keysOfProject } from "./stale";
import {
  applyAnnounced,
  isApplicable,
  isAwaited,
  wantedFor,
} from "@/components/project-model/cache/apply-event";
import type { Announcement } from "@/components/project-model/cache/cache-changes";
import { keysInvalidatedBy } from "@/components/project-model/cache/invalidate";
import { collectOwnChanges, isOwnChange } from "@/components/project-model/cache/own-changes";
import type { Wanted } from "@/components/project-model/cache/rereads";
import { api } from "@/lib/browser/api-client";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import { isWriting, onWritesSettled } from "@/lib/browser/writes-in-flight";
import { MAX_IDS } from "@/lib/shared/limits";
import { queryKeys } from "@/lib/shared/query-keys";
import type { ProjectPhotoView, UpdateView } from "@/lib/updates/view";

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
    const changedHere = collectOwnChanges();
    const read = await readChanged(changes.flatMap((event) => wantedFor(client, event, readerId) ?? []));
    if (!read) {
      waiting = [...events, ...waiting];
      return false;
    }
    const outdated: StreamedEvent[] = [];
    const stale = events.flatMap((event) => {
      if (event.type === "project.refresh" || !isApplicable(event)) return keysOfProject(event.projectId);
      const wanted = wantedFor(client, event, readerId);
      if (!wanted || !changedHere.has(wanted.id))
        return applyOne({ event, read: wanted ? read.get(wanted.id) : undefined, readerId });
      outdated.push(event);
      return [];
    });
    waiting = [...outdated, ...waiting];
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
    const photos = photosOf(client, announcement);
    if (isOwnChange(announcement.event)) return photos;
    // The page shows what is being sent as pending, and would show it twice.
    if (isAwaited(client, announcement) && isInFlight()) {
      onAllSettled(() => enqueue(announcement.event));
      return [];
    }
    return [...keysInvalidatedBy(() => applyAnnounced(client, announcement)), ...photos];
  }

  return { enqueue, refetch };
}

/**
 * Reads all of these, in one call for what is in one list. Returns them by id, without those that are gone; null if the
 * connection failed and everything must be read again.
 */
async function readChanged(wanted: Wanted[]): Promise<Map<string, object> | null> {
  const answers = await Promise.all(callsFor(wanted).map((path) => api.get(path).catch(lostOrGone)));
  const rows: { id: string }[] = [];
  for (const answer of answers) {
    if (answer === LOST) return null;
    rows.push(...answer);
  }
  return new Map(rows.map((row) => [row.id, row]));
}

function callsFor(wanted: Wanted[]) {
  const lists = new Map<string, { list: Wanted["list"]; ids: Set<string> }>();
  for (const { id, list } of wanted) {
    const known = lists.get(list()) ?? { list, ids: new Set() };
    lists.set(list(), known);
    known.ids.add(id);
  }
  return [...lists.values()].flatMap(({ list, ids }) =>
    partsOf([...ids]).map((part) => list(part.join(","))),
  );
}

function partsOf(ids: string[]): string[][] {
  const parts = Math.ceil(ids.length / MAX_IDS);
  return Array.from({ length: parts }, (_, at) => ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS));
}

const LOST = Symbol("lost");

/** A list that is gone has nothing. */
function lostOrGone(error: unknown): typeof LOST | [] {
  return isNetworkFailure(error) ? LOST : [];
}

/** The project's lists of photos, if the event may change what is in them: long ones are read in many calls. */
function photosOf(client: QueryClient, { event, read }: Announcement): QueryKey[] {
  const queryKey = queryKeys.photos(event.projectId);
  const hasPhotos = () => (read as UpdateView | undefined)?.photos.length || isListed();
  const isListed = () =>
    client
      .getQueriesData<{ pages?: { items: ProjectPhotoView[] }[] }>({ queryKey, type: "active" })
      .some(([, list]) =>
        list?.pages?.some(({ items }) => items.some(({ update }) => update.id === event.entityId)),
      );
  const mayDiffer = event.type.startsWith("update.") ? hasPhotos() : NAMES_AND_RIGHTS.test(event.type);
  return mayDiffer ? [queryKey] : [];
}

/** Events that change what photos' places are called, and who sees them. */
const NAMES_AND_RIGHTS = /^(sub)?task\.(?!created|completed|reopened)/;

/** Whether something that the reader wrote is being sent, by this tab or by another tab's outbox. */
function isInFlight(): boolean {
  return isWriting() || outboxState().sending.size > 0;
}

/** Calls once when that has settled. */
function onAllSettled(listener: () => void): void {
  if (isWriting()) {
    onWritesSettled(() => onAllSettled(listener));
    return;
  }
  if (outboxState().sending.size === 0) {
    // After the code that handles the response.
    setTimeout(listener);
    return;
  }
  const stop = subscribeToOutbox(() => {
    if (outboxState().sending.size > 0) return;
    stop();
    onAllSettled(listener);
  });
}
