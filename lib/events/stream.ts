import type { Position } from "./position";
import { refresh, type Seat } from "./seat";
import type { Actor } from "@/lib/access/actor";
import type { Account, Sight, SightKey } from "@/lib/access/sees-event";
import type { EventSink } from "@/lib/kernel/answer";

interface Rooms {
  join: (seat: Seat) => void;
  leave: (seat: Seat) => void;
}

export interface StreamOptions {
  key: SightKey;
  /** The session that opened it; when that session ends, so does the stream. */
  session: Pick<Actor, "sessionId" | "sessionVersion">;
  /** Where to resume; null for a new stream. */
  position: Position | null;
  sink: EventSink;
  /** An event's id, made of the position in each project. */
  idOf: (seats: Map<string, number>) => string;
}

/** A project with at most this many events was just created: its stream starts at its first event. */
const YOUNG = 5;

/** One reader's open stream, of one project or of all their projects. */
export class Stream {
  readonly key: SightKey;
  /** One seat per project; those with the latest events come last. */
  readonly seats = new Map<string, Seat>();
  readonly #options: StreamOptions;
  #isNew = true;

  constructor(options: StreamOptions) {
    this.key = options.key;
    this.#options = options;
  }

  /** The reader's current position. */
  id(): string {
    return this.#options.idOf(
      new Map([...this.seats].map(([projectId, { position }]) => [projectId, position])),
    );
  }

  end(): void {
    this.#options.sink.close();
  }

  /** Applies what the reader may see now; without an account the stream ends. */
  settle(account: Account | undefined, rooms: Rooms): void {
    const { sessionId, sessionVersion } = this.#options.session;
    if (
      account?.sessionVersion !== sessionVersion ||
      (sessionId && account.endedSessions.includes(sessionId))
    ) {
      this.end();
      return;
    }
    for (const [projectId, seat] of this.seats) if (!account.sights.has(projectId)) this.#lose(seat, rooms);
    for (const [projectId, sight] of account.sights) {
      const seat = this.seats.get(projectId);
      if (seat) renew(seat, sight, rooms);
      else this.#take(projectId, sight, rooms);
    }
    if (this.key.projectId !== null && this.seats.size === 0) this.end();
    this.#isNew = false;
  }

  #lose(seat: Seat, rooms: Rooms): void {
    refresh(seat, seat.sight.eventSeq);
    this.seats.delete(seat.projectId);
    rooms.leave(seat);
  }

  #take(projectId: string, sight: Sight, rooms: Rooms): void {
    const from = this.#startOf(projectId, sight);
    const seat = this.#seatIn(projectId, sight, from ?? sight.eventSeq);
    this.seats.set(projectId, seat);
    if (from === null) refresh(seat, sight.eventSeq);
    rooms.join(seat);
  }

  /** The event number to resume after; null if it is unknown what the reader missed. */
  #startOf(projectId: string, { eventSeq }: Sight): number | null {
    const { position } = this.#options;
    if (!this.#isNew) return eventSeq <= YOUNG ? 0 : null;
    if (!position) return eventSeq;
    const seq = position.seqs.get(projectId);
    if (seq === undefined) return position.othersBegin ? eventSeq : null;
    return seq <= eventSeq ? seq : null;
  }

  #seatIn(projectId: string, sight: Sight, from: number): Seat {
    const seat: Seat = {
      projectId,
      userId: this.key.userId,
      sight,
      position: from,
      until: sight.eventSeq,
      send: ({ type, data }) => {
        // Moved to the end of the map: the id may omit those at the beginning.
        if (this.seats.delete(projectId)) this.seats.set(projectId, seat);
        this.#options.sink.send({ id: this.id(), event: type, data });
      },
    };
    return seat;
  }
}

function renew(seat: Seat, sight: Sight, rooms: Rooms): void {
  seat.sight = sight;
  seat.until = Math.max(seat.until, sight.eventSeq);
  rooms.join(seat);
}
