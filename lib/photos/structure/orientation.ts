import { type Bytes, RefusedPhoto } from "./photo-file";

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** How a picture is turned by its EXIF, which starts at `start` with a TIFF header; 1 (upright) where it does not say. */
export function orientationIn(bytes: Bytes, start: number): number {
  try {
    return readOrientation(bytes, start);
  } catch (error) {
    // What is wrong with the EXIF is not wrong with the picture.
    if (error instanceof RefusedPhoto) return 1;
    throw error;
  }
}

function readOrientation(bytes: Bytes, start: number): number {
  const order = bytes.text(start, 2);
  if (order !== "II" && order !== "MM") return 1;
  const isLittle = order === "II";
  const entries = start + bytes.u32(start + 4, isLittle);
  const count = bytes.u16(entries, isLittle);
  for (let n = 0; n < count; n++) {
    const entry = entries + 2 + n * ENTRY_BYTES;
    if (bytes.u16(entry, isLittle) !== ORIENTATION) continue;
    const value = bytes.u16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
