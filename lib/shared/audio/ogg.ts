import { bytesOf, textAt } from "./byte-source";
import { type Counting, MAX_STEPS, STRETCH } from "./counted";

/** Bytes per second below which a page's granule position says more than the page can hold. */
const LEAST = 750;
const OPUS_RATE = 48_000;

interface Page {
  start: number;
  end: number;
  isFirst: boolean;
  /** Whether it begins within a packet. */
  isContinued: boolean;
  serial: number;
  /** Samples up to its end; null where no packet ends in it. */
  granule: number | null;
  /** Where its packets begin. */
  body: number;
}

/** A logical stream, from the page on with which it begins. */
interface Stream {
  /** Samples per second; null of pictures, or of what is unknown. */
  rate: number | null;
  isOpus: boolean;
  /** Granule positions of the first page and the last with sound. */
  first: number | null;
  last: number;
  /** Of Opus, in its packets. */
  samples: number;
}

/** What a file's streams are, by the pages with which they begin: all at the front (RFC 3533, 4). */
export function oggStreams(view: DataView): { hasSound: boolean; hasPictures: boolean } {
  const firsts = [...pagesOf(view)].filter(({ isFirst }) => isFirst);
  return {
    hasSound: firsts.some((page) => rateOf(view, page) !== null),
    hasPictures: firsts.some(({ body }) => ["\x80theo", "BBCD\0", "OVP80"].includes(textAt(view, body, 5))),
  };
}

/**
 * Counts the packets of Opus, and of other formats the granule positions. Both are those of what is there: a stream may have been
 * joined late, and its first granule position be anything (RFC 7845, 4).
 */
export function* countOgg(view: DataView): Counting {
  const streams = new Map<number, Stream>();
  let [bytes, pages] = [view.byteLength, 0];
  for (const page of pagesOf(view)) {
    if ((pages += 1) % STRETCH === 0) yield;
    if (page.isFirst) streams.set(page.serial, streamOf(view, page));
    const stream = streams.get(page.serial);
    const isSound = stream?.rate && page.granule !== 0;
    if (stream && isSound) note(view, page, stream);
    if (stream && !isSound) bytes -= page.end - page.start;
  }
  return { seconds: [...streams.values()].reduce((sum, stream) => sum + secondsOf(stream), 0), bytes };
}

function streamOf(view: DataView, page: Page): Stream {
  const isOpus = textAt(view, page.body, 8) === "OpusHead";
  return { rate: rateOf(view, page), isOpus, first: null, last: 0, samples: 0 };
}

function note(view: DataView, page: Page, stream: Stream): void {
  if (stream.isOpus) stream.samples += opusSamples(view, page);
  const { granule } = page;
  if (granule === null) return;
  const isJoinedLate = granule / (stream.rate ?? 1) > (page.end - page.body) / LEAST;
  stream.first ??= isJoinedLate ? granule : 0;
  stream.last = Math.max(stream.last, granule);
}

function secondsOf({ rate, isOpus, first, last, samples }: Stream): number {
  if (isOpus) return samples / OPUS_RATE;
  return rate && first !== null ? (last - first) / rate : 0;
}

/** Samples of the packets that begin in a page. */
function opusSamples(view: DataView, { start, body, isContinued }: Page): number {
  let [samples, at, isNew] = [0, body, !isContinued];
  for (let n = start + 27; n < body; n += 1) {
    const length = view.getUint8(n);
    if (isNew && length > 0) samples += opusPacket(view.getUint8(at), length > 1 ? view.getUint8(at + 1) : 0);
    isNew = length < 255;
    at += length;
  }
  return samples;
}

/** Samples of a packet, by its first byte and the second (RFC 6716, 3.1 and 3.2). */
function opusPacket(first: number, second: number): number {
  const mode = first >> 3;
  const sizes = mode < 12 ? [480, 960, 1920, 2880] : mode < 16 ? [480, 960] : [120, 240, 480, 960];
  const frames = [1, 2, 2, second & 63][first & 3] ?? 0;
  return frames * (sizes[mode % sizes.length] ?? 0);
}

/** Samples per second of a sound's stream, by its first packet; null of anything else. */
function rateOf(view: DataView, { body, end }: Page): number | null {
  const magic = textAt(view, body, 8);
  const at = (offset: number, size = 4) => (body + offset + size <= end ? body + offset : null);
  const read = (place: number | null) => (place === null ? null : view.getUint32(place, true) || null);
  if (magic === "OpusHead") return OPUS_RATE;
  if (magic.startsWith("\x01vorbis")) return read(at(12));
  if (magic === "Speex   ") return read(at(36));
  if (!magic.startsWith("\x7fFLAC")) return null;
  const place = at(27);
  return place === null ? null : view.getUint32(place) >>> 12 || null;
}

function* pagesOf(view: DataView): Generator<Page> {
  const bytes = bytesOf(view);
  for (let [at, step] = [0, 0]; at >= 0 && step < MAX_STEPS; step += 1) {
    const page = pageAt(view, at);
    if (page) yield page;
    at = page ? page.end : bytes.indexOf(0x4f, at + 1);
  }
}

function pageAt(view: DataView, at: number): Page | null {
  if (at + 27 > view.byteLength || view.getUint32(at) !== 0x4f676753) return null;
  const segments = view.getUint8(at + 26);
  const body = at + 27 + segments;
  if (body > view.byteLength) return null;
  let end = body;
  for (let n = at + 27; n < body; n += 1) end += view.getUint8(n);
  if (end > view.byteLength) return null;
  const high = view.getInt32(at + 10, true);
  return {
    start: at,
    end,
    body,
    isFirst: (view.getUint8(at + 5) & 2) !== 0,
    isContinued: (view.getUint8(at + 5) & 1) !== 0,
    serial: view.getUint32(at + 14, true),
    granule: high < 0 ? null : high * 2 ** 32 + view.getUint32(at + 6, true),
  };
}
