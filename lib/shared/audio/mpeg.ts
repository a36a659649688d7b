import { bytesOf, textAt } from "./byte-source";
import { type Counting, MAX_STEPS, STRETCH } from "./counted";

/** kbit/s of layer III by index; index 0 is "free format", which decoders do not support. */
const KBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Of MPEG-1; MPEG-2 has half of them, MPEG-2.5 a quarter. */
const HERTZ = [44_100, 48_000, 32_000];
/** Longer than any frame, and than what is left of a cut tag beside it. */
const SEARCHED = 8_192;
/** Tags in a row that are read over. */
export const MAX_TAGS = 4;

interface Frame {
  length: number;
  seconds: number;
  /** What all frames of a stream share: version, layer and sample rate. */
  kind: number;
}

/** The end of an ID3v2 tag that begins at `at`, with its footer; `at` itself if there is none. Only 10 bytes are read. */
export function endOfTag(view: DataView, at: number): number {
  if (textAt(view, at, 3) !== "ID3" || at + 10 > view.byteLength) return at;
  const sizes = [6, 7, 8, 9].map((offset) => view.getUint8(at + offset));
  if (sizes.some((byte) => byte > 0x7f)) return at + 10;
  const hasFooter = (view.getUint8(at + 5) & 0x10) !== 0;
  return at + 10 + sizes.reduce((size, byte) => size * 128 + byte, 0) + (hasFooter ? 10 : 0);
}

/** Whether layer III begins with a whole frame near the view's start, behind what is left of a cut one. */
export function hasFrame(view: DataView): boolean {
  const bytes = bytesOf(view);
  const until = Math.min(SEARCHED, view.byteLength - 4);
  for (let at = bytes.indexOf(0xff); at >= 0 && at <= until; at = bytes.indexOf(0xff, at + 1)) {
    const second = followed(view, at);
    // Elsewhere than at the start, what looks like a last frame may be chance.
    if (second === "end" ? at === 0 : second !== null && followed(view, second) !== null) return true;
  }
  return false;
}

/** Counts whole frames, wherever they are; what a Xing, Info or VBRI header claims is not read. */
export function* countMpeg(view: DataView): Counting {
  let start = 0;
  for (let n = 0; n < MAX_TAGS; n += 1) start = endOfTag(view, start);
  const bytes = bytesOf(view);
  let [seconds, at, kind] = [0, bytes.indexOf(0xff, start), -1];
  for (let step = 1; at >= 0 && step < MAX_STEPS; step += 1) {
    if (step % STRETCH === 0) yield;
    const frame = frameAt(view, at);
    const isWhole = frame && at + frame.length <= view.byteLength;
    if (isWhole && (frame.kind === kind || followed(view, at) !== null)) {
      seconds += frame.seconds;
      at += frame.length;
      kind = frame.kind;
    } else {
      at = bytes.indexOf(0xff, at + 1);
      kind = -1;
    }
  }
  return { seconds, bytes: Math.max(0, view.byteLength - start) };
}

/** Where the frame behind the one at `at` begins: another of its kind, or the end, maybe of a cut header; null if there is neither. */
function followed(view: DataView, at: number): number | "end" | null {
  const frame = frameAt(view, at);
  if (!frame || at + frame.length > view.byteLength) return null;
  const next = at + frame.length;
  if (next + 4 > view.byteLength) return "end";
  return frameAt(view, next)?.kind === frame.kind ? next : null;
}

function frameAt(view: DataView, at: number): Frame | null {
  if (at + 4 > view.byteLength) return null;
  const header = view.getUint32(at);
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  const hertz = HERTZ[(header >>> 10) & 3];
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1 || !hertz) return null;
  const isFirst = version === 3;
  const kbits = KBITS[isFirst ? "mpeg1" : "mpeg2"][(header >>> 12) & 15];
  if (!kbits) return null;
  const rate = hertz / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1_152 : 576;
  const length = Math.floor(((samples / 8) * kbits * 1000) / rate) + ((header >>> 9) & 1);
  return { length, seconds: samples / rate, kind: (header >>> 10) & 0x783 };
}
