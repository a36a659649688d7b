import { announcementOf, wireOf } from "./announce";
import type { EventRange, EventRow } from "./event-rows";
import type { Visibility } from "@/lib/access/sees-event";

/** One project in one stream. */
export interface Subscription {
  projectId: string;
  userId: string;
  visibility: Visibility;
  /** Number of the last event that was handled. */
  position: number;
  /** Events up to this number may be sent: the visibility was read after them. */
  until: number;
  /** Sends one event, or a refresh. */
  send: (event: { type: string; data: string }) => void;
}

/** A watched project in one process: its subscriptions, and the newest event number this process was notified of. */
export interface Channel {
  subscriptions: Set<Subscription>;
  announced: number;
}

/** A reader who missed more events than this gets a refresh instead: the browser refetches everything. */
const MOST_MISSED = 300;

/** The number of the last event that the subscription may be sent now. */
export function limitOf(channel: Channel, subscription: Subscription): number {
  return Math.max(channel.announced, subscription.until);
}

/** Tells the reader to refetch the project; events up to `seq` are not sent. */
export function refresh(subscription: Subscription, seq: number): void {
  subscription.position = Math.max(subscription.position, seq);
  const data = JSON.stringify({
    type: REFRESH,
    projectId: subscription.projectId,
    seq: subscription.position,
  });
  subscription.send({ type: REFRESH, data });
}

const REFRESH = "project.refresh";

/** The range of events to read for these subscriptions, from the one furthest behind, or null. Refreshes subscriptions too far behind. */
export function missingIn(channel: Channel): Missing | null {
  let after = Infinity;
  let upTo = 0;
  for (const subscription of channel.subscriptions) {
    const limit = limitOf(channel, subscription);
    if (limit - subscription.position > MOST_MISSED) refresh(subscription, limit);
    if (limit <= subscription.position) continue;
    after = Math.min(after, subscription.position);
    upTo = Math.max(upTo, limit);
  }
  return upTo > 0 ? { after, upTo } : null;
}

type Missing = Omit<EventRange, "projectId">;

/**
 * Sends a subscription the rows that it may see, in order and once each. If a number is missing, its row was deleted, and the reader
 * gets a refresh instead.
 */
export function deliver(
  channel: Channel,
  subscription: Subscription,
  rows: EventRow[],
  { after, upTo }: Missing,
): void {
  const limit = Math.min(limitOf(channel, subscription), upTo);
  // A subscription that joined during the read and is further behind is served by the next one.
  if (subscription.position < after) return;
  for (const row of rows) {
    if (row.seq <= subscription.position || row.seq > limit) continue;
    if (row.seq > subscription.position + 1) refresh(subscription, row.seq - 1);
    subscription.position = row.seq;
    announce(subscription, row);
  }
  if (subscription.position < limit) refresh(subscription, limit);
}

function announce(subscription: Subscription, row: EventRow): void {
  const announcement = announcementOf(row, subscription.userId, subscription.visibility);
  if (announcement === "refresh") refresh(subscription, row.seq);
  if (announcement === "event") subscription.send({ type: row.type, data: wireOf(row) });
}
