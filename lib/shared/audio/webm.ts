import { textAt } from "./byte-source";
import { type Counting, MAX_STEPS, STRETCH } from "./counted";

/** Elements of Matroska (RFC 9559) by their ids. */
const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** Whose children are read in their place: so it does not matter where one of unknown size ends, as in what browsers record. */
const ENTERED = new Set<number>([
  ID.head,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.trackEntry,
  ID.cluster,
  ID.blockGroup,
]);
/** Each block looks for its track. */
const MAX_TRACKS = 32;
const PICTURES = 1;
const SOUND = 2;

interface Track {
  number: number;
  type: number;
  blocks: number;
  bytes: number;
  /** In the segment's unit. */
  first: number;
  last: number;
}

export interface Matroska {
  /** `webm` or `matroska`. */
  docType: string;
  tracks: Track[];
  /** Nanoseconds of the segment's unit. */
  scale: number;
}

/** Reads an EBML file as far as the view goes. */
export function* readMatroska(view: DataView): Counting<Matroska> {
  const file: Matroska = { docType: "matroska", tracks: [], scale: 1_000_000 };
  let [at, cluster] = [0, 0];
  for (let step = 1; step < MAX_STEPS; step += 1) {
    if (step % STRETCH === 0) yield;
    const element = elementAt(view, at);
    if (!element) break;
    const { id, start, end } = element;
    const track = file.tracks.at(-1);
    if (id === ID.docType) file.docType = textAt(view, start, end - start);
    else if (id === ID.timestampScale) file.scale = unsigned(view, start, end);
    else if (id === ID.trackEntry && file.tracks.length < MAX_TRACKS)
      file.tracks.push({ number: 0, type: 0, blocks: 0, bytes: 0, first: Infinity, last: 0 });
    else if (id === ID.trackNumber && track) track.number = unsigned(view, start, end);
    else if (id === ID.trackType && track) track.type = unsigned(view, start, end);
    else if (id === ID.timestamp) cluster = unsigned(view, start, end);
    else if (id === ID.block || id === ID.simpleBlock) noteBlock(view, element, { cluster, file });
    at = ENTERED.has(id) ? start : end;
  }
  return file;
}

export function hasTrack({ tracks }: Matroska, kind: "sound" | "pictures"): boolean {
  return tracks.some(({ type }) => type === (kind === "sound" ? SOUND : PICTURES));
}

/** Counts from the first block to the last of the longest track of sound. */
export function* countWebm(view: DataView): Counting {
  const file = yield* readMatroska(view);
  const others = file.tracks.filter(({ type }) => type !== SOUND);
  const seconds = file.tracks
    .filter(({ type, blocks }) => type === SOUND && blocks > 1)
    // The last block is as long as the others are on average.
    .map(({ first, last, blocks }) => (((last - first) * file.scale) / 1e9) * (blocks / (blocks - 1)));
  return {
    seconds: Math.max(0, ...seconds),
    bytes: others.reduce((bytes, track) => bytes - track.bytes, view.byteLength),
  };
}

interface Element {
  id: number;
  start: number;
  /** The view's end for one of unknown size, or that is cut. */
  end: number;
}

function elementAt(view: DataView, at: number): Element | null {
  const idLength = lengthAt(view, at);
  const sizeAt = at + idLength;
  const sizeLength = lengthAt(view, sizeAt);
  const start = sizeAt + sizeLength;
  if (idLength > 4 || sizeLength > 8 || start > view.byteLength) return null;
  const size = variable(view, sizeAt, sizeLength);
  const isUnknown = size === 2 ** (7 * sizeLength) - 1;
  const end = isUnknown ? view.byteLength : Math.min(view.byteLength, start + size);
  return { id: unsigned(view, at, sizeAt), start, end };
}

/** How many bytes a number of variable length has; too many where there is none. */
function lengthAt(view: DataView, at: number): number {
  return at < view.byteLength ? Math.clz32(view.getUint8(at)) - 23 : Infinity;
}

/** A number without the bit that marks its length. */
function variable(view: DataView, at: number, length: number): number {
  const first = view.getUint8(at) & (0xff >> length);
  return first * 256 ** (length - 1) + unsigned(view, at + 1, at + length);
}

function noteBlock(
  view: DataView,
  { start, end }: Element,
  { cluster, file }: { cluster: number; file: Matroska },
): void {
  const numberLength = lengthAt(view, start);
  if (numberLength > 4 || start + numberLength + 2 > end) return;
  const number = variable(view, start, numberLength);
  const track = file.tracks.find((one) => one.number === number);
  if (!track) return;
  const time = cluster + view.getInt16(start + numberLength);
  track.blocks += 1;
  track.bytes += end - start;
  track.first = Math.min(track.first, time);
  track.last = Math.max(track.last, time);
}

/** A number of up to 8 bytes; beyond 2⁵³ it is rounded. */
function unsigned(view: DataView, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 8); at += 1) value = value * 256 + view.getUint8(at);
  return value;
}
