import { orientationIn } from "../shared/exif";
import { type Bytes, type PhotoFile, RefusedPhoto } from "./photo-file";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
/** Baseline, extended and progressive, each with Huffman codes: what cameras write. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const TABLES = [0xc4, 0xdb, 0xdd];
/** Real ones have about ten; each goes over the whole picture once more. */
const MAX_SCANS = 64;
/** A coefficient, while scans are still to come. */
const COEFFICIENT_BYTES = 2;

/**
 * The first picture of a JPEG file, with its color profile: what is behind its end (a film, a second picture, a map of brightness)
 * goes, and so do comments and all that applications add. Throws RefusedPhoto.
 */
export function readJpeg(bytes: Bytes): PhotoFile {
  const file = { pieces: [bytes.slice(0, 2)], width: 0, height: 0, orientation: 1, decodedBytes: 0 };
  let scans = 0;
  let values = 0;
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    at = marker.end;
    if (marker.code === EOI) break;
    const end = at + bytes.u16(at);
    const segment = bytes.slice(marker.end - 2, end);
    if (FRAMES.includes(marker.code)) {
      if (file.width > 0) throw new RefusedPhoto("damaged");
      values = readFrame(bytes, at, file);
    } else if (marker.code === APP1) {
      if (bytes.has("Exif\0\0", at + 2)) file.orientation = orientationIn(bytes.from(at + 8));
    } else if (marker.code === SOS) {
      if (file.width === 0 || ++scans > MAX_SCANS) throw new RefusedPhoto("damaged");
    }
    if (isNeeded(bytes, marker.code, at)) file.pieces.push(segment);
    at = end;
    if (marker.code === SOS) {
      at = endOfScan(bytes, end);
      file.pieces.push(bytes.slice(end, at));
    }
  }
  if (scans === 0) throw new RefusedPhoto("damaged");
  if (scans > 1) file.decodedBytes = values * COEFFICIENT_BYTES;
  file.pieces.push(Uint8Array.of(0xff, EOI));
  return file;
}

/** The next marker, after any number of fill bytes. */
function markerAt(bytes: Bytes, at: number): { code: number; end: number } {
  if (bytes.u8(at) !== 0xff) throw new RefusedPhoto("damaged");
  let end = at + 1;
  while (bytes.u8(end) === 0xff) end++;
  const code = bytes.u8(end);
  if (code === 0 || code === SOI) throw new RefusedPhoto("damaged");
  return { code, end: end + 1 };
}

/** Fills in the sides, and returns how many values the picture has in all its components. */
function readFrame(bytes: Bytes, at: number, file: PhotoFile): number {
  const components = bytes.u8(at + 7);
  if (bytes.u8(at + 2) !== 8 || ![1, 3, 4].includes(components)) throw new RefusedPhoto("not-photo");
  file.height = bytes.u16(at + 3);
  file.width = bytes.u16(at + 5);
  // A height that only follows at the end (DNL) is one that no camera writes.
  if (file.height === 0 || file.width === 0) throw new RefusedPhoto("damaged");
  return file.width * file.height * components;
}

/** Whether decoding needs a segment. Another kind of frame than those above is refused. */
function isNeeded(bytes: Bytes, code: number, at: number): boolean {
  if (code === SOS || FRAMES.includes(code) || TABLES.includes(code)) return true;
  if (code === APP2) return bytes.has("ICC_PROFILE\0", at + 2);
  if (code === APP14) return bytes.has("Adobe", at + 2);
  if ((code & 0xf0) === 0xe0 || code === COMMENT) return false;
  throw new RefusedPhoto("not-photo");
}

/** Where the next marker is: neither a stuffed zero nor a restart. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = start; ; at += 2) {
    at = bytes.all.indexOf(0xff, at);
    if (at < 0) throw new RefusedPhoto("damaged");
    const next = bytes.u8(at + 1);
    if (next === 0xff) at--;
    else if (next !== 0 && (next & 0xf8) !== 0xd0) return at;
  }
}
