import type { Position } from "./position";
import { refresh, type Seat } from "./seat";
import type { Account, Sight, SightKey } from "@/lib/access/sees-event";
import type { EventSink } from "@/lib/answer";

/** One reader's open stream: of one project, or of all theirs. */
export interface Stream {
  key: SightKey;
  /** One for each project, those in which something happened last at the end. */
  seats: Map<string, Seat>;
  /** Where the reader is now. */
  id: () => string;
  /** Takes up what the reader sees now; without an account the stream ends. */
  settle: (account: Account | undefined, rooms: Rooms) => void;
  end: () => void;
}

interface Rooms {
  join: (seat: Seat) => void;
  leave: (seat: Seat) => void;
}

interface StreamOptions {
  key: SightKey;
  /** The session that opened it: when it is no longer the user's, the stream ends. */
  sessionVersion: number;
  /** Where the reader goes on; null for one that begins now. */
  position: Position | null;
  sink: EventSink;
  /** The id of an event, from the position in each project. */
  idOf: (seats: Map<string, number>) => string;
}

/** A project that was created a moment ago is told from its beginning. */
const YOUNG = 5;

export function createStream({ key, sessionVersion, position, sink, idOf }: StreamOptions): Stream {
  const seats = new Map<string, Seat>();
  let isNew = true;

  const id = () => idOf(new Map([...seats].map(([projectId, seat]) => [projectId, seat.position])));

  function settle(account: Account | undefined, rooms: Rooms): void {
    if (account?.sessionVersion !== sessionVersion) {
      sink.close();
      return;
    }
    for (const [projectId, seat] of seats) if (!account.sights.has(projectId)) lose(seat, rooms);
    for (const [projectId, sight] of account.sights) {
      const seat = seats.get(projectId);
      if (seat) renew(seat, sight, rooms);
      else take(projectId, sight, rooms);
    }
    if (key.projectId !== null && seats.size === 0) sink.close();
    isNew = false;
  }

  function renew(seat: Seat, sight: Sight, rooms: Rooms): void {
    seat.sight = sight;
    seat.until = Math.max(seat.until, sight.eventSeq);
    rooms.join(seat);
  }

  function lose(seat: Seat, rooms: Rooms): void {
    refresh(seat, seat.sight.eventSeq);
    seats.delete(seat.projectId);
    rooms.leave(seat);
  }

  function take(projectId: string, sight: Sight, rooms: Rooms): void {
    const from = startOf(projectId, sight);
    const seat = seatIn(projectId, sight, from ?? sight.eventSeq);
    seats.set(projectId, seat);
    if (from === null) refresh(seat, sight.eventSeq);
    rooms.join(seat);
  }

  /** The number after which the reader goes on; null when nobody knows what they have missed. */
  function startOf(projectId: string, { eventSeq }: Sight): number | null {
    if (!isNew) return eventSeq <= YOUNG ? 0 : null;
    if (!position) return eventSeq;
    const seq = position.seqs.get(projectId);
    if (seq === undefined) return position.othersBegin ? eventSeq : null;
    return seq <= eventSeq ? seq : null;
  }

  function seatIn(projectId: string, sight: Sight, from: number): Seat {
    const seat: Seat = {
      ...{ projectId, userId: key.userId, sight, position: from, until: sight.eventSeq },
      send: ({ type, data }) => {
        // At the end of the map: the id may leave out those at its beginning.
        if (seats.delete(projectId)) seats.set(projectId, seat);
        sink.send({ id: id(), event: type, data });
      },
    };
    return seat;
  }

  return { key, seats, id, settle, end: sink.close };
}
