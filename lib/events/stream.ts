import type { Position } from "./position";
import { refresh, type Subscription } from "./subscription";
import type { Actor } from "@/lib/access/actor";
import type { Account, Visibility, VisibilityKey } from "@/lib/access/sees-event";
import type { EventSink } from "@/lib/kernel/answer";

interface Channels {
  join: (subscription: Subscription) => void;
  leave: (subscription: Subscription) => void;
}

export interface StreamOptions {
  key: VisibilityKey;
  /** The session that opened it; when that session ends, so does the stream. */
  session: Pick<Actor, "sessionId" | "sessionVersion">;
  /** Where to resume; null for a new stream. */
  position: Position | null;
  sink: EventSink;
  /** An event's id, made of the position in each project. */
  idOf: (subscriptions: Map<string, number>) => string;
}

const NOTIFIED = "notification.changed";

/** A project with at most this many events was just created: its stream starts at its first event. */
const YOUNG = 5;

/** One reader's open stream, of one project or of all their projects. */
export class Stream {
  readonly key: VisibilityKey;
  /** One subscription per project; those with the latest events come last. */
  readonly subscriptions = new Map<string, Subscription>();
  readonly #options: StreamOptions;
  #isNew = true;

  constructor(options: StreamOptions) {
    this.key = options.key;
    this.#options = options;
  }

  /** The reader's current position. */
  id(): string {
    return this.#options.idOf(
      new Map([...this.subscriptions].map(([projectId, { position }]) => [projectId, position])),
    );
  }

  end(): void {
    this.#options.sink.close();
  }

  /** Their notifications may have changed: announced in the stream of all projects. */
  tellNotified(): void {
    if (this.key.projectId !== null) return;
    const data = JSON.stringify({ type: NOTIFIED, at: new Date().toISOString() });
    this.#options.sink.send({ id: this.id(), event: NOTIFIED, data });
  }

  /** Applies what the reader may see now; without an account the stream ends. */
  settle(account: Account | undefined, channels: Channels): void {
    const { sessionId, sessionVersion } = this.#options.session;
    if (
      account?.sessionVersion !== sessionVersion ||
      (sessionId && account.endedSessions.includes(sessionId))
    ) {
      this.end();
      return;
    }
    for (const [projectId, subscription] of this.subscriptions)
      if (!account.visibilities.has(projectId)) this.#unsubscribe(subscription, channels);
    for (const [projectId, visibility] of account.visibilities) {
      const subscription = this.subscriptions.get(projectId);
      if (subscription) renew(subscription, visibility, channels);
      else this.#subscribe(projectId, visibility, channels);
    }
    if (this.key.projectId !== null && this.subscriptions.size === 0) this.end();
    this.#isNew = false;
  }

  #unsubscribe(subscription: Subscription, channels: Channels): void {
    refresh(subscription, subscription.visibility.eventSeq);
    this.subscriptions.delete(subscription.projectId);
    channels.leave(subscription);
  }

  #subscribe(projectId: string, visibility: Visibility, channels: Channels): void {
    const from = this.#startOf(projectId, visibility);
    const subscription = this.#newSubscription(projectId, visibility, from ?? visibility.eventSeq);
    this.subscriptions.set(projectId, subscription);
    if (from === null) refresh(subscription, visibility.eventSeq);
    channels.join(subscription);
  }

  /** The event number to resume after; null if it is unknown what the reader missed. */
  #startOf(projectId: string, { eventSeq }: Visibility): number | null {
    const { position } = this.#options;
    if (!this.#isNew) return eventSeq <= YOUNG ? 0 : null;
    if (!position) return eventSeq;
    const seq = position.seqs.get(projectId);
    if (seq === undefined) return position.othersBegin ? eventSeq : null;
    return seq <= eventSeq ? seq : null;
  }

  #newSubscription(projectId: string, visibility: Visibility, from: number): Subscription {
    const subscription: Subscription = {
      projectId,
      userId: this.key.userId,
      visibility,
      position: from,
      until: visibility.eventSeq,
      send: ({ type, data }) => {
        // Moved to the end of the map: the id may omit those at the beginning.
        if (this.subscriptions.delete(projectId)) this.subscriptions.set(projectId, subscription);
        this.#options.sink.send({ id: this.id(), event: type, data });
      },
    };
    return subscription;
  }
}

function renew(subscription: Subscription, visibility: Visibility, channels: Channels): void {
  subscription.visibility = visibility;
  subscription.until = Math.max(subscription.until, visibility.eventSeq);
  channels.join(subscription);
}
