import { storedJson, storeText } from "@/lib/browser/stored";

/** How many playback positions this device remembers, newest first. */
const MAX_POSITIONS = 200;
/** Seconds from either end within which a position is not worth saving. */
const MARGIN = 1;

type Positions = [url: string, seconds: number][];

const read = new Map<string, Positions>();

export function savedPosition(readerId: string, url: string): number {
  return positionsOf(readerId).find(([known]) => known === url)?.[1] ?? 0;
}

/** Remembers where the reader stopped, in seconds. Forgets positions near the start or the end. */
export function savePosition(readerId: string, url: string, seconds: number, length: number): void {
  const others = positionsOf(readerId).filter(([known]) => known !== url);
  const isBetween = seconds >= MARGIN && seconds <= length - MARGIN;
  const positions: Positions = isBetween ? [[url, Math.round(seconds * 10) / 10], ...others] : others;
  read.set(readerId, positions.slice(0, MAX_POSITIONS));
}

/** Writes the positions to the device, if it allows that: otherwise they last as long as the page. */
export function persistPositions(readerId: string): void {
  storeText(nameOf(readerId), JSON.stringify(positionsOf(readerId)));
}

function positionsOf(readerId: string): Positions {
  const known = read.get(readerId);
  if (known) return known;
  const stored = storedJson(nameOf(readerId));
  const positions = Array.isArray(stored) ? (stored as unknown[]).filter(isPosition) : [];
  read.set(readerId, positions);
  return positions;
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}

function nameOf(readerId: string): string {
  return `listened:${readerId}`;
}
