import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isInFlight, onAllSettled } from "./in-flight";
import { pathOf, readChanged } from "./read-changed";
import { waitForRetry } from "./retry";
import { fetchStale, keysOfProject } from "./stale";
import { applyEvent, isApplicable } from "@/components/project-model/cache/apply-event";
import type { EventAnswer } from "@/components/project-model/cache/event-answer";
import { keysInvalidatedBy } from "@/components/project-model/cache/invalidate";
import { countUnread, findMessage } from "@/components/project-model/cache/message-cache";
import { isOwnChange } from "@/components/project-model/cache/own-changes";
import { replaceComments } from "@/components/project-model/cache/update-cache";
import { findUpdate } from "@/components/project-model/cache/update-lists";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { type AnnouncedEvent, PROJECT_EVENTS, type ProjectEventType } from "@/lib/events/catalogue";
import type { CommentView, UpdateView } from "@/lib/updates/view";

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
export function createEventApplier(client: QueryClient, userId: string): EventApplier {
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
    const paths = changes.flatMap((event) => pathOf(client, event) ?? []);
    const read = await readChanged(new Set(paths));
    if (!read) {
      waiting = [...events, ...waiting];
      return false;
    }
    const stale = events.flatMap((event) => {
      if (event.type === "project.refresh" || !isApplicable(event)) return keysOfProject(event.projectId);
      const path = pathOf(client, event);
      return applyOne(event, path === null ? undefined : read.get(path));
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
  function applyOne(event: AnnouncedEvent & StreamedEvent, read: unknown): QueryKey[] {
    if (isOwnChange(event)) return [];
    if (isOnItsWay(event, read)) {
      onAllSettled(() => {
        enqueue(event);
      });
      return [];
    }
    return keysInvalidatedBy(() => {
      if (event.type === "message.posted" && event.authorId !== userId) countUnread(client, event, userId);
      apply(client, event, read);
    });
  }

  /** The reader's own write, whose response is still to come: the page shows it as pending, and would show it twice. */
  function isOnItsWay({ type, projectId, entityId, authorId }: AnnouncedEvent, read: unknown): boolean {
    if (type === "message.posted")
      return authorId === userId && !findMessage(client, projectId, entityId) && isInFlight();
    if (type === "comment.posted") {
      const comment = (read as UpdateView | undefined)?.comments?.find(({ id }) => id === entityId);
      return comment?.authorId === userId && isInFlight();
    }
    if (type !== "update.posted" || findUpdate(client, projectId, entityId)) return false;
    return (read as UpdateView | undefined)?.authorId === userId && isInFlight();
  }

  return { enqueue, refetch };
}

function apply(client: QueryClient, event: AnnouncedEvent, read: unknown): void {
  if (PROJECT_EVENTS[event.type].rereads !== "commented-update") {
    applyEvent(client, event, read as EventAnswer<ProjectEventType> | undefined);
    return;
  }
  const update = read as UpdateView | undefined;
  if (!update) return;
  replaceComments(client, update);
  const comment = update.comments?.find(({ id }) => id === event.entityId);
  if (comment) applyEvent(client, event as AnnouncedEvent<"comment.posted">, comment satisfies CommentView);
}
