const EXIF_IFD = 0x8769;
const DATE_TIME = 0x0132;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const ASCII = 2;
/** Cameras write a few dozen. */
const MAX_ENTRIES = 500;
const MAX_TEXT = 32;
/** A camera's clock may be a little ahead. */
const AHEAD_MS = 24 * 60 * 60_000;

/**
 * When a photo was taken by the EXIF data's TIFF block, ISO 8601; without an offset in the time zone of this phone. Null where it
 * does not say, says nonsense, or a time to come.
 */
export function captureTime(tiff: DataView, now = Date.now()): string | null {
  try {
    return timeIn(tiff, now);
  } catch (error) {
    // An address that points outside the block.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function timeIn(tiff: DataView, now: number): string | null {
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const read = { tiff, isLittle: order === 0x4949 };
  if (tiff.getUint16(2, read.isLittle) !== 42) return null;
  const main = entriesAt(read, tiff.getUint32(4, read.isLittle));
  const exifAt = main.get(EXIF_IFD);
  const exif = exifAt === undefined ? null : entriesAt(read, tiff.getUint32(exifAt + 8, read.isLittle));
  const text = textOf(read, exif?.get(DATE_TIME_ORIGINAL)) ?? textOf(read, main.get(DATE_TIME));
  return text && toIso(text, textOf(read, exif?.get(OFFSET_TIME_ORIGINAL)), now);
}

interface Read {
  tiff: DataView;
  isLittle: boolean;
}

/** Where each entry of a directory is, by its tag. */
function entriesAt({ tiff, isLittle }: Read, at: number): Map<number, number> {
  const count = Math.min(tiff.getUint16(at, isLittle), MAX_ENTRIES);
  const places = Array.from({ length: count }, (_, index) => at + 2 + index * 12);
  return new Map(places.map((place) => [tiff.getUint16(place, isLittle), place]));
}

function textOf({ tiff, isLittle }: Read, at: number | undefined): string | null {
  if (at === undefined || tiff.getUint16(at + 2, isLittle) !== ASCII) return null;
  const length = Math.min(tiff.getUint32(at + 4, isLittle), MAX_TEXT);
  const start = length <= 4 ? at + 8 : tiff.getUint32(at + 8, isLittle);
  const codes = Array.from({ length }, (_, index) => tiff.getUint8(start + index));
  // It ends with a zero.
  return String.fromCharCode(...codes.filter((code) => code > 0)).trim();
}

/** "2026:11:20 16:15:00" and "-06:00". */
function toIso(text: string, offset: string | null, now: number): string | null {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text);
  if (!parts) return null;
  const zone = offset && /^[+-]\d\d:\d\d$/.test(offset) ? offset : "";
  const date = new Date(`${parts.slice(1, 4).join("-")}T${parts[4] ?? ""}${zone}`);
  const isPast = date.getTime() > Date.UTC(1990) && date.getTime() < now + AHEAD_MS;
  return isPast ? date.toISOString() : null;
}
