import { type Exif, orientationIn, readExif } from "@/lib/photos/shared/exif";
import { type ByteSource, textAt, viewOf } from "@/lib/shared/audio/byte-source";

/** What a chosen file is by its bytes, as far as it is needed before a browser decodes it. */
export interface Picture extends Exif {
  /** `heif` is HEIC or AVIF; null for what is no photo. */
  kind: "jpeg" | "png" | "webp" | "heif" | null;
  /** As stored, before it is turned upright; null where it does not say. */
  pixels: { width: number; height: number } | null;
  /** Of a WebP that its EXIF turns: how, and where that is. Chromium does not turn it. */
  turned?: { orientation: number; exifAt: number };
}

type Facts = Omit<Picture, "kind">;

const NO_EXIF: Exif = { takenAt: null, place: null };

const HEAD = 256 * 1024;
/** Segments or chunks that are looked at. */
const MAX_PIECES = 300;
const MAX_EXIF = 64 * 1024;
const HEIF_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];

/** Reads a file's front, and what it leads to: its name and its type are not looked at. */
export async function readPicture(source: ByteSource): Promise<Picture> {
  const head = viewOf(await source.read(0, HEAD));
  if (head.byteLength > 4 && head.getUint32(0) >>> 8 === 0xffd8ff)
    return { kind: "jpeg", ...(await readJpeg(source)) };
  if (textAt(head, 0, 8) === "\x89PNG\r\n\x1a\n")
    return { kind: "png", pixels: sizeAt(head, 16), ...NO_EXIF };
  if (textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 4) === "WEBP")
    return { kind: "webp", ...(await readWebp(source)) };
  if (isHeif(head)) return { kind: "heif", ...readHeif(head) };
  return { kind: null, pixels: null, ...NO_EXIF };
}

async function readJpeg(source: ByteSource): Promise<Facts> {
  let exif: Exif | null = null;
  let at = 2;
  for (let piece = 0; piece < MAX_PIECES && at < source.size; piece++) {
    const segment = viewOf(await source.read(at, at + 10));
    if (segment.byteLength < 10 || segment.getUint8(0) !== 0xff) break;
    const marker = segment.getUint8(1);
    const length = segment.getUint16(2);
    if (isFrame(marker))
      return {
        pixels: { width: segment.getUint16(7), height: segment.getUint16(5) },
        ...(exif ?? NO_EXIF),
      };
    if (marker === 0xe1 && textAt(segment, 4, 4) === "Exif")
      exif ??= readExif(viewOf(await source.read(at + 10, at + 2 + length)));
    // Bytes that fill up to the next marker.
    at += marker === 0xff ? 1 : 2 + length;
  }
  return { pixels: null, ...(exif ?? NO_EXIF) };
}

/** Whether a segment begins a frame, and so tells its size: C4, C8 and CC are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

async function readWebp(source: ByteSource): Promise<Facts> {
  let pixels: Picture["pixels"] = null;
  let exif: Exif | null = null;
  let turned: Picture["turned"];
  let at = 12;
  for (let piece = 0; piece < MAX_PIECES && at + 8 < source.size; piece++) {
    const chunk = viewOf(await source.read(at, at + 18));
    if (chunk.byteLength < 18) break;
    const name = textAt(chunk, 0, 4);
    const length = chunk.getUint32(4, true);
    pixels ??= webpSize(name, chunk);
    if (name === "EXIF" && !exif) {
      const block = await source.read(at + 8, at + 8 + Math.min(length, MAX_EXIF));
      // Some writers keep the name that the block has in a JPEG.
      const start = textAt(viewOf(block), 0, 4) === "Exif" ? 6 : 0;
      const tiff = viewOf(block.subarray(start));
      const orientation = orientationIn(tiff);
      if (orientation > 1) turned = { orientation, exifAt: at };
      exif = readExif(tiff);
    }
    at += 8 + length + (length % 2);
  }
  return { pixels, ...(exif ?? NO_EXIF), ...(turned && { turned }) };
}

function webpSize(name: string, chunk: DataView): Picture["pixels"] {
  if (name === "VP8X")
    return {
      width: 1 + (chunk.getUint32(12, true) & 0xffffff),
      height: 1 + (chunk.getUint32(14, true) >>> 8),
    };
  if (name === "VP8L") {
    const bits = chunk.getUint32(9, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (name !== "VP8 ") return null;
  return { width: chunk.getUint16(14, true) & 0x3fff, height: chunk.getUint16(16, true) & 0x3fff };
}

function isHeif(head: DataView): boolean {
  if (textAt(head, 4, 4) !== "ftyp") return false;
  const length = Math.min(head.getUint32(0), 64);
  const brands = Array.from({ length: Math.max(0, (length - 8) / 4) }, (_, index) =>
    textAt(head, 8 + index * 4, 4),
  );
  return brands.some((brand) => HEIF_BRANDS.includes(brand));
}

/** Its boxes are not walked: the size stands behind its name, and so does the EXIF block, usually near the front. */
function readHeif(head: DataView): Facts {
  const size = indexOf(head, "ispe");
  const exif = indexOf(head, "Exif\0\0");
  const tiff = () => new DataView(head.buffer, head.byteOffset + exif + 6, head.byteLength - exif - 6);
  return {
    pixels: size === -1 || size + 16 > head.byteLength ? null : sizeAt(head, size + 8),
    ...(exif === -1 ? NO_EXIF : readExif(tiff())),
  };
}

function sizeAt(view: DataView, at: number): Picture["pixels"] {
  if (view.byteLength < at + 8) return null;
  return { width: view.getUint32(at), height: view.getUint32(at + 4) };
}

function indexOf(view: DataView, text: string): number {
  const first = text.charCodeAt(0);
  for (let at = 0; at + text.length <= view.byteLength; at++)
    if (view.getUint8(at) === first && textAt(view, at, text.length) === text) return at;
  return -1;
}
