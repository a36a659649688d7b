import { announcementOf, wireOf } from "./announce";
import type { EventRow } from "./event-rows";
import type { Sight } from "@/lib/access/sees-event";

/** One project in one stream. */
export interface Seat {
  projectId: string;
  userId: string;
  sight: Sight;
  /** The number of the last event that was dealt with. */
  position: number;
  /** Events up to here may be sent, since the sight was read after them. */
  until: number;
  /** Sends one event, or only that the reader should look again. */
  send: (event: { seq: number; type: string; data: string }) => void;
}

/** The project's place in one process: its streams, and the newest event of which this process has heard. */
export interface Room {
  seats: Set<Seat>;
  announced: number;
}

/** Events that a reader missed beyond this number are not sent: the browser fetches everything anew. */
const MOST_MISSED = 300;

/** The number of the last event that the seat may be sent now. */
export function limitOf(room: Room, seat: Seat): number {
  return Math.max(room.announced, seat.until);
}

/** Tells the reader to fetch the project anew; what happened up to `seq` is not sent. */
export function refresh(seat: Seat, seq: number): void {
  seat.position = Math.max(seat.position, seq);
  const data = JSON.stringify({ type: REFRESH, projectId: seat.projectId, seq: seat.position });
  seat.send({ seq: seat.position, type: REFRESH, data });
}

const REFRESH = "project.refresh";

/** What has to be read for these seats, if anything: from the one furthest behind. Those too far behind are refreshed. */
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
 * Sends a seat what it may see of these rows, in order and once. Where a number is missing among them its row was deleted,
 * and the reader is refreshed instead.
 */
export function deliver(room: Room, seat: Seat, rows: EventRow[], { after, upTo }: Missing): void {
  const limit = Math.min(limitOf(room, seat), upTo);
  // One that joined while they were read, further behind, has its turn next.
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
