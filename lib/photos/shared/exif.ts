const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const DATE_TIME = 0x0132;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const ORIENTATION = 0x0112;
/** Of the directory of the place: the tag of the hemisphere, which its degrees follow, and its names. */
const LATITUDE = { hemisphere: 1, sides: ["N", "S"], most: 90 };
const LONGITUDE = { hemisphere: 3, sides: ["E", "W"], most: 180 };
/** "V" where the receiver had no fix: its degrees are then the last ones it knew. */
const GPS_STATUS = 9;
const ASCII = 2;
const RATIONAL = 5;
/** Cameras write a few dozen. */
const MAX_ENTRIES = 500;
const MAX_TEXT = 32;
/** A camera's clock may be a little ahead. */
const AHEAD_MS = 24 * 60 * 60_000;

/** What a photo's EXIF says, of what may be sent with it. */
export interface Exif {
  /** ISO 8601; null where it does not say, says nonsense, or a time to come. */
  takenAt: string | null;
  /** Where it was taken; null where it does not say, or says nonsense. */
  place: Spot | null;
}

/** In degrees. */
export interface Spot {
  lat: number;
  lon: number;
}

/** Reads the EXIF data's TIFF block. A time without an offset is in the time zone of this phone. */
export function readExif(tiff: DataView, now = Date.now()): Exif {
  return { takenAt: orNull(() => timeIn(tiff, now)), place: orNull(() => placeIn(tiff)) };
}

/** How a picture is turned upright, from 2 to 8; 1 where it is, or does not say. */
export function orientationIn(tiff: DataView): number {
  const value = orNull(() => {
    const main = mainDirectory(tiff);
    const at = main?.entries.get(ORIENTATION);
    return main && at !== undefined ? tiff.getUint16(at + 8, main.isLittle) : null;
  });
  return value && value <= 8 ? value : 1;
}

/** Null where an address points outside the block. */
function orNull<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function timeIn(tiff: DataView, now: number): string | null {
  const main = mainDirectory(tiff);
  const exif = main && directoryIn(main, EXIF_IFD);
  const text = textOf(exif, DATE_TIME_ORIGINAL) ?? textOf(main, DATE_TIME);
  return text && toIso(text, textOf(exif, OFFSET_TIME_ORIGINAL), now);
}

function placeIn(tiff: DataView): Spot | null {
  const main = mainDirectory(tiff);
  const gps = main && directoryIn(main, GPS_IFD);
  const [lat, lon] = [degreesOf(gps, LATITUDE), degreesOf(gps, LONGITUDE)];
  return lat === null || lon === null || textOf(gps, GPS_STATUS) === "V" ? null : { lat, lon };
}

interface Directory {
  tiff: DataView;
  isLittle: boolean;
  /** Where each entry is, by its tag. */
  entries: Map<number, number>;
}

function mainDirectory(tiff: DataView): Directory | null {
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const isLittle = order === 0x4949;
  if (tiff.getUint16(2, isLittle) !== 42) return null;
  return directoryAt({ tiff, isLittle }, tiff.getUint32(4, isLittle));
}

/** The directory that an entry of another one leads to. */
function directoryIn({ tiff, isLittle, entries }: Directory, tag: number): Directory | null {
  const at = entries.get(tag);
  return at === undefined ? null : directoryAt({ tiff, isLittle }, tiff.getUint32(at + 8, isLittle));
}

function directoryAt({ tiff, isLittle }: Omit<Directory, "entries">, at: number): Directory {
  const count = Math.min(tiff.getUint16(at, isLittle), MAX_ENTRIES);
  const places = Array.from({ length: count }, (_, index) => at + 2 + index * 12);
  const entries = new Map(places.map((place) => [tiff.getUint16(place, isLittle), place]));
  return { tiff, isLittle, entries };
}

function textOf(directory: Directory | null, tag: number): string | null {
  const at = directory?.entries.get(tag);
  if (!directory || at === undefined) return null;
  const { tiff, isLittle } = directory;
  if (tiff.getUint16(at + 2, isLittle) !== ASCII) return null;
  const length = Math.min(tiff.getUint32(at + 4, isLittle), MAX_TEXT);
  const start = length <= 4 ? at + 8 : tiff.getUint32(at + 8, isLittle);
  const codes = Array.from({ length }, (_, index) => tiff.getUint8(start + index));
  // It ends with a zero.
  return String.fromCharCode(...codes.filter((code) => code > 0)).trim();
}

/** Degrees, minutes and seconds, each as a fraction. */
function degreesOf(gps: Directory | null, { hemisphere, sides, most }: typeof LATITUDE): number | null {
  const at = gps?.entries.get(hemisphere + 1);
  if (!gps || at === undefined) return null;
  const { tiff, isLittle } = gps;
  if (tiff.getUint16(at + 2, isLittle) !== RATIONAL || tiff.getUint32(at + 4, isLittle) !== 3) return null;
  const start = tiff.getUint32(at + 8, isLittle);
  const [degrees = NaN, minutes = NaN, seconds = NaN] = [0, 8, 16].map(
    (next) => tiff.getUint32(start + next, isLittle) / tiff.getUint32(start + next + 4, isLittle),
  );
  const value = degrees + minutes / 60 + seconds / 3600;
  const side = sides.indexOf(textOf(gps, hemisphere)?.toUpperCase() ?? "");
  if (side < 0 || !(value <= most)) return null;
  return side === 1 ? -value : value;
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
