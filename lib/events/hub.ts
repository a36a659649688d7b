import { changesVisibilityOf } from "./announce";
import { type EventRange, type EventRow, readEvents } from "./event-rows";
import { listener } from "./listen";
import { EVENT_CHANNEL, parseNotice } from "./notify-payload";
import type { Stream } from "./stream";
import { deliver, limitOf, missingIn, type Channel, type Subscription } from "./subscription";
import { readVisibilities, visibilityKey } from "@/lib/access/sees-event";
import { log } from "@/lib/kernel/log";
import { scaledLimit } from "@/lib/kernel/rate-limit";

/*
 * Each process has one hub, which receives every notice over the process's listening connection. At most every TICK_MS it
 * reads, in one statement each, the changed visibility and the new events of all watched projects: the number of statements
 * depends neither on the number of streams nor on the number of projects.
 *
 * A channel is a project that somebody in this process watches; a subscription is one stream's place in a channel; a visibility is
 * what one user may see in one project.
 */

/** Milliseconds. */
const TICK_MS = 100;
const RETRY_MS = 1000;
/** Streams per user, before RATE_LIMIT_FACTOR. A browser has one, however many tabs. */
const MOST_STREAMS = 30;

type Hub = ReturnType<typeof createHub>;

const shared = globalThis as typeof globalThis & { plumblineHub?: Hub };

/** The hub of this process. On globalThis: routes may load two copies of this module. */
export function hub(): Hub {
  return (shared.plumblineHub ??= createHub());
}

function createHub() {
  const streams = new Set<Stream>();
  const byUser = new Map<string, Set<Stream>>();
  const channels = new Map<string, Channel>();
  /** Streams whose visibility has to be read before anything is sent to them. */
  const stale = new Set<Stream>();
  const due = new Set<string>();
  /** Notices for projects without a channel, received while visibility is read that may open that channel. */
  const early = new Map<string, number>();
  let reading = 0;
  let timer: NodeJS.Timeout | undefined;
  let isTicking = false;
  let last = 0;
  let unsubscribe: (() => Promise<void>) | undefined;

  function onNotice(payload: string): void {
    const notice = parseNotice(payload);
    if ("notifiedId" in notice) {
      byUser.get(notice.notifiedId)?.forEach((stream) => stream.tellNotified());
      return;
    }
    if ("userId" in notice) {
      byUser.get(notice.userId)?.forEach((stream) => stale.add(stream));
      if (stale.size > 0) schedule();
      return;
    }
    const { projectId, seq } = notice;
    const channel = channels.get(projectId);
    if (channel) {
      channel.announced = Math.max(channel.announced, seq);
      due.add(projectId);
      schedule();
    } else if (reading > 0) early.set(projectId, seq);
  }

  /** Call it after a gap in listening: reading the visibilities also reads each project's newest event number. */
  function markAllStale(): void {
    for (const stream of streams) {
      stale.add(stream);
      stream.tellNotified();
    }
    schedule();
  }

  function schedule(delay = TICK_MS): void {
    if (timer || isTicking) return;
    timer = setTimeout(() => void tick(), Math.max(0, last + delay - performance.now()));
  }

  async function tick(): Promise<void> {
    timer = undefined;
    isTicking = true;
    last = performance.now();
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, "reading events failed");
        return false;
      },
    );
    isTicking = false;
    if (stale.size > 0 || due.size > 0) schedule(isDone ? TICK_MS : RETRY_MS);
  }

  async function work(): Promise<void> {
    await readStale([...stale]);
    const ranges = [...due].flatMap((projectId): EventRange[] => {
      const channel = channels.get(projectId);
      const missing = channel && missingIn(channel);
      if (!missing) due.delete(projectId);
      return missing ? [{ projectId, ...missing }] : [];
    });
    if (ranges.length === 0) return;
    const rows = await readEvents(ranges);
    await readStale(concernedBy(rows));
    for (const range of ranges) deliverIn(range, rows.get(range.projectId) ?? []);
  }

  /** The streams of users whose visibility one of these events changes. */
  function concernedBy(rows: Map<string, EventRow[]>): Stream[] {
    const users = [...rows].flatMap(([projectId, changes]) =>
      [...(channels.get(projectId)?.subscriptions ?? [])]
        .filter(({ userId, position }) =>
          changes.some((row) => row.seq > position && changesVisibilityOf(row, userId)),
        )
        .map(({ userId }) => userId),
    );
    return [...new Set(users)].flatMap((userId) => [...(byUser.get(userId) ?? [])]);
  }

  function deliverIn(range: EventRange, rows: EventRow[]): void {
    const channel = channels.get(range.projectId);
    if (!channel) return;
    for (const subscription of channel.subscriptions) deliver(channel, subscription, rows, range);
    const isBehind = [...channel.subscriptions].some(
      (subscription) => subscription.position < limitOf(channel, subscription),
    );
    if (!isBehind) due.delete(range.projectId);
  }

  /** Reads the visibility of these streams. A notice that arrives before it is done makes them stale again. */
  async function readStale(some: Stream[]): Promise<void> {
    const open = some.filter((stream) => streams.has(stream));
    if (open.length === 0) return;
    for (const stream of open) stale.delete(stream);
    reading += 1;
    try {
      const accounts = await readVisibilities(open.map(({ key }) => key));
      for (const stream of open)
        if (streams.has(stream)) stream.settle(accounts.get(visibilityKey(stream.key)), { join, leave });
    } catch (error) {
      for (const stream of open) if (streams.has(stream)) stale.add(stream);
      throw error;
    } finally {
      reading -= 1;
      if (reading === 0) early.clear();
    }
  }

  function join(subscription: Subscription): void {
    const { projectId } = subscription;
    const channel = channels.get(projectId) ?? {
      subscriptions: new Set(),
      announced: early.get(projectId) ?? 0,
    };
    channels.set(projectId, channel);
    channel.subscriptions.add(subscription);
    if (subscription.position < limitOf(channel, subscription)) due.add(projectId);
  }

  function leave(subscription: Subscription): void {
    const channel = channels.get(subscription.projectId);
    channel?.subscriptions.delete(subscription);
    if (channel?.subscriptions.size === 0) channels.delete(subscription.projectId);
  }

  function add(stream: Stream): void {
    streams.add(stream);
    const { userId } = stream.key;
    const own = (byUser.get(userId) ?? new Set()).add(stream);
    byUser.set(userId, own);
    // Close the oldest, not the new one: the oldest may belong to a phone that silently lost its signal.
    const [oldest] = own;
    if (own.size > scaledLimit(MOST_STREAMS)) oldest?.end();
    unsubscribe ??= listener().subscribe(EVENT_CHANNEL, { onNotify: onNotice, onOpen: markAllStale });
  }

  function close(stream: Stream): void {
    if (!streams.delete(stream)) return;
    stale.delete(stream);
    stream.subscriptions.forEach(leave);
    const own = byUser.get(stream.key.userId);
    own?.delete(stream);
    if (own?.size === 0) byUser.delete(stream.key.userId);
    if (streams.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
    void unsubscribe?.();
    unsubscribe = undefined;
  }

  return {
    /** Adds the stream. Resolves when it has its subscriptions; from then on it misses nothing. */
    async open(stream: Stream) {
      add(stream);
      await readStale([stream]);
      if (due.size > 0) schedule();
    },
    close,
  };
}
