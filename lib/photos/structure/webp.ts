import { orientationIn } from "../shared/exif";
import { Bytes, type PhotoFile, RefusedPhoto } from "./photo-file";

const HEADER_BYTES = 12;
const NEEDED = ["VP8 ", "VP8L", "ALPH", "ICCP"];
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;
const IS_ANIMATED = 0x02;
const SIDE_BITS = 0x3fff;

/** A WebP file without its EXIF and XMP, and without what is behind its end. Throws RefusedPhoto. */
export function readWebp(bytes: Bytes): PhotoFile {
  const end = 8 + bytes.u32(4, true);
  if (end > bytes.length) throw new RefusedPhoto("damaged");
  const chunks: Uint8Array[] = [];
  let [orientation, canvas]: [number, Sides | null] = [1, null];
  let sides: Sides | null = null;
  for (let at = HEADER_BYTES; at + 8 <= end;) {
    const type = bytes.text(at, 4);
    const length = bytes.u32(at + 4, true);
    const chunk = bytes.slice(at, at + 8 + length + (length % 2));
    if (type === "ANIM" || type === "ANMF") throw new RefusedPhoto("animated");
    if (type === "VP8X") {
      if (at > HEADER_BYTES) throw new RefusedPhoto("damaged");
      if (bytes.u8(at + 8) & IS_ANIMATED) throw new RefusedPhoto("animated");
      canvas = {
        width: 1 + (bytes.u32(at + 12, true) & 0xffffff),
        height: 1 + (bytes.u32(at + 14, true) >>> 8),
      };
      chunks.push(withoutMetadata(chunk));
    }
    if (type === "VP8 " || type === "VP8L") {
      if (sides) throw new RefusedPhoto("damaged");
      sides = type === "VP8 " ? lossySides(bytes, at + 8) : losslessSides(bytes, at + 8);
    }
    if (type === "EXIF")
      orientation = orientationIn(bytes.from(at + (bytes.has("Exif\0\0", at + 8) ? 14 : 8)));
    if (NEEDED.includes(type)) chunks.push(chunk);
    at += chunk.byteLength;
  }
  if (!sides) throw new RefusedPhoto("damaged");
  if (canvas && (canvas.width !== sides.width || canvas.height !== sides.height))
    throw new RefusedPhoto("damaged");
  return {
    pieces: [header(chunks), ...chunks],
    ...sides,
    orientation,
    decodedBytes: sides.width * sides.height * 4,
  };
}

type Sides = Pick<PhotoFile, "width" | "height">;

function lossySides(bytes: Bytes, at: number): Sides {
  if (!bytes.has("\x9d\x01\x2a", at + 3)) throw new RefusedPhoto("damaged");
  return checked(bytes.u16(at + 6, true) & SIDE_BITS, bytes.u16(at + 8, true) & SIDE_BITS);
}

function losslessSides(bytes: Bytes, at: number): Sides {
  if (bytes.u8(at) !== 0x2f) throw new RefusedPhoto("damaged");
  const bits = bytes.u32(at + 1, true);
  return checked(1 + (bits & SIDE_BITS), 1 + ((bits >>> 14) & SIDE_BITS));
}

function checked(width: number, height: number): Sides {
  if (width === 0 || height === 0) throw new RefusedPhoto("damaged");
  return { width, height };
}

function withoutMetadata(chunk: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(chunk);
  copy[8] = new Bytes(chunk).u8(8) & (HAS_PROFILE | HAS_ALPHA);
  return copy;
}

function header(chunks: Uint8Array[]): Uint8Array {
  const size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 4);
  const bytes = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  bytes.writeUInt32LE(size, 4);
  return bytes;
}
