import { type ByteSource, textAt, viewOf } from "./byte-source";
import type { Counting } from "./counted";

/* Boxes of the ISO base media file format (ISO 14496-12): MP4, M4A, 3GP, and the fragments in which browsers record. */

/** Brands whose files are MP4 or 3GP; one among the compatible ones is enough (4.3). */
const BRANDS = /^(?:iso[m\da-c]|mp4\d|mp71|M4[ABV] |3g[2a-z]\w|dash|cmfc|avc1|MSNV|mmp4)$/;
const MAX_BRANDS = 64;
/** Boxes at the top that are looked at for the one with the tracks: in real files it is among the first five. */
const MAX_BOXES = 100;
const MAX_MOOV = 4 * 1024 * 1024;
/** Each fragment looks for its track. */
const MAX_TRACKS = 32;
/** A recording of 10 MB has ten thousand, at two a second. */
const MAX_FRAGMENTS = 100_000;

interface Box {
  start: number;
  end: number;
}

/** Whether the `ftyp` box at the start of a file has a brand of MP4 or 3GP, as its major or a compatible one. */
export function hasMp4Brand(head: DataView): boolean {
  const end = Math.min(head.getUint32(0), head.byteLength, 16 + 4 * MAX_BRANDS);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) if (BRANDS.test(textAt(head, at, 4))) return true;
  return false;
}

/** What a file's tracks are; null where the box that lists them is missing, or cut. It may be the file's last. */
export async function mp4Tracks(
  source: ByteSource,
): Promise<{ hasSound: boolean; hasPictures: boolean } | null> {
  for (let [at, n] = [0, 0]; n < MAX_BOXES; n += 1) {
    const head = viewOf(await source.read(at, at + 16));
    const box = boxAt(head, 0, source.size - at);
    if (!box) return null;
    if (isType(head, 4, "moov")) {
      if (at + box.end > source.size) return null;
      const moov = viewOf(await source.read(at + box.start, at + Math.min(box.end, MAX_MOOV)));
      const tracks = tracksOf(moov, { start: 0, end: moov.byteLength });
      const has = (type: string) => tracks.some((track) => track.type === type);
      return { hasSound: has("soun"), hasPictures: has("vide") };
    }
    at += box.end;
  }
  return null;
}

/**
 * Counts the samples of the longest track of sound: those of its tables and those of its fragments. Where fewer bytes are there
 * than they need, since the file is cut, as many as are there.
 */
export function* countMp4(view: DataView): Counting {
  const file = { start: 0, end: view.byteLength };
  const moov = find(view, file, "moov");
  if (!moov) return null;
  const tracks = tracksOf(view, moov);
  let fragments = 0;
  for (const moof of boxesIn(view, file, "moof")) {
    if ((fragments += 1) > MAX_FRAGMENTS) break;
    if (fragments % 1_000 === 0) yield;
    for (const traf of boxesIn(view, moof, "traf")) addFragment(view, traf, tracks);
  }
  let there = 0;
  for (const { start, end } of boxesIn(view, file, "mdat")) there += end - start;
  const sum = (of: Track[]) => of.reduce((bytes, track) => bytes + track.bytes, 0);
  const sounds = tracks.filter(({ type }) => type === "soun");
  const needed = sum(tracks);
  const longest = Math.max(0, ...sounds.map(({ time, timescale }) => (timescale > 0 ? time / timescale : 0)));
  return {
    seconds: longest * Math.min(1, there / Math.max(1, needed)),
    bytes: Math.max(0, there - sum(tracks.filter((track) => !sounds.includes(track)))),
  };
}

interface Track {
  id: number;
  /** `soun`, `vide` or another handler. */
  type: string;
  /** Units of a second. */
  timescale: number;
  /** Of its samples, in these units. */
  time: number;
  bytes: number;
  /** Of samples in fragments that say nothing else. */
  sampleTime: number;
  sampleBytes: number;
}

function tracksOf(view: DataView, moov: Box): Track[] {
  const tracks: Track[] = [];
  for (const trak of boxesIn(view, moov, "trak")) {
    if (tracks.length === MAX_TRACKS) break;
    tracks.push(trackOf(view, trak));
  }
  const extends_ = find(view, moov, "mvex");
  for (const trex of extends_ ? boxesIn(view, extends_, "trex") : []) {
    const track = tracks.find(({ id }) => id === u32(view, trex, 4));
    if (!track) continue;
    track.sampleTime = u32(view, trex, 12);
    track.sampleBytes = u32(view, trex, 16);
  }
  return tracks;
}

function trackOf(view: DataView, trak: Box): Track {
  const media = find(view, trak, "mdia");
  const [header, handler] = [media && find(view, media, "mdhd"), media && find(view, media, "hdlr")];
  const table = media && find(view, media, "minf", "stbl");
  const [times, sizes] = [table && find(view, table, "stts"), table && find(view, table, "stsz")];
  const own = find(view, trak, "tkhd");
  return {
    id: own ? u32(view, own, isLong(view, own) ? 20 : 12) : 0,
    type: handler ? textAt(view, handler.start + 8, 4) : "",
    timescale: header ? u32(view, header, isLong(view, header) ? 20 : 12) : 0,
    time: times ? sumOfTimes(view, times) : 0,
    bytes: sizes ? sumOfSizes(view, sizes) : 0,
    sampleTime: 0,
    sampleBytes: 0,
  };
}

/** Whether a box is of version 1, with times of 64 bits. */
function isLong(view: DataView, box: Box): boolean {
  return u32(view, box, 0) >>> 24 === 1;
}

function sumOfTimes(view: DataView, box: Box): number {
  let time = 0;
  for (let n = entriesIn(box, { from: 8, width: 8, claimed: u32(view, box, 4) }) - 1; n >= 0; n -= 1)
    time += u32(view, box, 8 + 8 * n) * u32(view, box, 12 + 8 * n);
  return time;
}

function sumOfSizes(view: DataView, box: Box): number {
  const [size, claimed] = [u32(view, box, 4), u32(view, box, 8)];
  if (size > 0) return size * claimed;
  let bytes = 0;
  for (let n = entriesIn(box, { from: 12, width: 4, claimed }) - 1; n >= 0; n -= 1)
    bytes += u32(view, box, 12 + 4 * n);
  return bytes;
}

function addFragment(view: DataView, traf: Box, tracks: Track[]): void {
  const header = find(view, traf, "tfhd");
  const track = header && tracks.find(({ id }) => id === u32(view, header, 4));
  if (!track) return;
  const flags = u32(view, header, 0);
  const sizeOf = (flag: number, bytes = 4) => (flags & flag ? bytes : 0);
  const at = 8 + sizeOf(1, 8) + sizeOf(2);
  const samples = {
    time: flags & 8 ? u32(view, header, at) : track.sampleTime,
    bytes: flags & 0x10 ? u32(view, header, at + sizeOf(8)) : track.sampleBytes,
  };
  for (const run of boxesIn(view, traf, "trun")) addRun(view, run, { track, samples });
}

function addRun(
  view: DataView,
  run: Box,
  { track, samples }: { track: Track; samples: { time: number; bytes: number } },
): void {
  const flags = u32(view, run, 0);
  const sizeOf = (flag: number) => (flags & flag ? 4 : 0);
  const from = 8 + sizeOf(1) + sizeOf(4);
  const width = sizeOf(0x100) + sizeOf(0x200) + sizeOf(0x400) + sizeOf(0x800);
  const count = entriesIn(run, { from, width, claimed: u32(view, run, 4) });
  if (!(flags & 0x100)) track.time += count * samples.time;
  if (!(flags & 0x200)) track.bytes += count * samples.bytes;
  if (!(flags & 0x300)) return;
  for (let n = 0; n < count; n += 1) {
    const at = from + n * width;
    if (flags & 0x100) track.time += u32(view, run, at);
    if (flags & 0x200) track.bytes += u32(view, run, at + sizeOf(0x100));
  }
}

/** How many entries a table has: no more than there is room for, whatever it claims. */
function entriesIn({ start, end }: Box, table: { from: number; width: number; claimed: number }): number {
  if (table.width === 0) return table.claimed;
  return Math.min(table.claimed, Math.max(0, Math.floor((end - start - table.from) / table.width)));
}

/** A number at an offset in a box; 0 where the box ends before. */
function u32(view: DataView, { start, end }: Box, offset: number): number {
  return start + offset + 4 <= end ? view.getUint32(start + offset) : 0;
}

/** The first box on a path. */
function find(view: DataView, parent: Box, ...path: [string, ...string[]]): Box | null {
  let box: Box | null = parent;
  for (const type of path) box = box && (boxesIn(view, box, type).next().value ?? null);
  return box;
}

function* boxesIn(view: DataView, parent: Box, type: string): Generator<Box, undefined> {
  for (let at = parent.start; at + 8 <= parent.end;) {
    const box = boxAt(view, at, parent.end);
    if (!box) return;
    const end = Math.min(box.end, parent.end);
    if (isType(view, at + 4, type)) yield { start: Math.min(box.start, end), end };
    at = end;
  }
}

/** The box whose header is at `at`; `limit` ends one that goes on to its parent's end. Null where there is none. */
function boxAt(view: DataView, at: number, limit: number): Box | null {
  if (at + 8 > view.byteLength) return null;
  const short = view.getUint32(at);
  if (short === 0) return { start: at + 8, end: limit };
  if (short !== 1) return short < 8 ? null : { start: at + 8, end: at + short };
  if (at + 16 > view.byteLength) return null;
  const size = view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12);
  return size < 16 ? null : { start: at + 16, end: at + size };
}

function isType(view: DataView, at: number, type: string): boolean {
  for (let n = 0; n < 4; n += 1) if (view.getUint8(at + n) !== type.charCodeAt(n)) return false;
  return true;
}
