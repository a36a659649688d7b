import { announcementOf, wireOf } from "./announce";
import type { EventRow } from "./event-rows";
import type { Sight } from "@/lib/access/sees-event";

/** One project in one stream. */
export interface Seat {
  projectId: string;
  userId: string;
  sight: Sight;
  /** Number of the last event that was handled. */
  position: number;
  /** Events up to this number may be sent: the sight was read after them. */
  until: number;
  /** Sends one event, or a refresh. */
  send: (event: { seq: number; type: string; data: string }) => void;
}

/** A watched project in one process: its seats, and the newest event number this process was notified of. */
export interface Room {
  seats: Set<Seat>;
  announced: number;
}

/** A reader who missed more events than this gets a refresh instead: the browser refetches everything. */
const MOST_MISSED = 300;

/** The number of the last event that the seat may be sent now. */
export function limitOf(room: Room, seat: Seat): number {
  return Math.max(room.announced, seat.until);
}

/** Tells the reader to refetch the project; events up to `seq` are not sent. */
export function refresh(seat: Seat, seq: number): void {
  seat.position = Math.max(seat.position, seq);
  const data = JSON.stringify({ type: REFRESH, projectId: seat.projectId, seq: seat.position });
  seat.send({ seq: seat.position, type: REFRESH, data });
}

const REFRESH = "project.refresh";

/** The range of events to read for these seats, from the one furthest behind, or null. Refreshes seats too far behind. */
export function missingIn(room: Room): Missing | null {
  let after = Infinity;
  let upTo = 0;
  for (const seat of room.seats) {
    const limit = limitOf(room, seat);
    if (limit - seat.position > MOST_MISSED) refresh(seat, limit);
    if (limit <= seat.position) continue;
    after = Math.min(after, seat.position);
    upTo = Math.max(upTo, limit);
  }
  return upTo > 0 ? { after, upTo } : null;
}

interface Missing {
  after: number;
  upTo: number;
}

/**
 * Sends a seat the rows that it may see, in order and once each. If a number is missing, its row was deleted, and the reader
 * gets a refresh instead.
 */
export function deliver(room: Room, seat: Seat, rows: EventRow[], { after, upTo }: Missing): void {
  const limit = Math.min(limitOf(room, seat), upTo);
  // A seat that joined during the read and is further behind is served by the next one.
  if (seat.position < after) return;
  for (const row of rows) {
    if (row.seq <= seat.position || row.seq > limit) continue;
    if (row.seq > seat.position + 1) refresh(seat, row.seq - 1);
    seat.position = row.seq;
    announce(seat, row);
  }
  if (seat.position < limit) refresh(seat, limit);
}

function announce(seat: Seat, row: EventRow): void {
  const announcement = announcementOf(row, seat.userId, seat.sight);
  if (announcement === "refresh") refresh(seat, row.seq);
  if (announcement === "event") seat.send({ seq: row.seq, type: row.type, data: wireOf(row) });
}
