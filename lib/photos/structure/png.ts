import { orientationIn } from "../shared/exif";
import { type Bytes, type PhotoFile, RefusedPhoto } from "./photo-file";

export const SIGNATURE = "\x89PNG\r\n\x1a\n";
const NEEDED = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP"];
/** Of each color type: gray, colors, a palette, gray with alpha, colors with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG file without its texts, times and EXIF, and without what is behind its end. Throws RefusedPhoto. */
export function readPng(bytes: Bytes): PhotoFile {
  const file = { ...readHeader(bytes), pieces: [bytes.slice(0, SIGNATURE.length)], orientation: 1 };
  let type = "";
  let at = SIGNATURE.length;
  while (type !== "IEND") {
    const length = bytes.u32(at);
    type = bytes.text(at + 4, 4);
    const chunk = bytes.slice(at, at + length + 12);
    if (type === "acTL") throw new RefusedPhoto("animated");
    if (type === "IHDR" && at > SIGNATURE.length) throw new RefusedPhoto("damaged");
    if (type === "eXIf") file.orientation = orientationIn(bytes.from(at + 8));
    if (NEEDED.includes(type)) file.pieces.push(chunk);
    at += chunk.byteLength;
  }
  return file;
}

function readHeader(bytes: Bytes): Pick<PhotoFile, "width" | "height" | "decodedBytes"> {
  const at = SIGNATURE.length;
  if (!bytes.has("IHDR", at + 4) || bytes.u32(at) !== 13) throw new RefusedPhoto("damaged");
  const [width, height] = [bytes.u32(at + 8), bytes.u32(at + 12)];
  const [depth, colorType, isInterlaced] = [bytes.u8(at + 16), bytes.u8(at + 17), bytes.u8(at + 20) !== 0];
  const channels = CHANNELS[colorType];
  if (width === 0 || height === 0 || !channels || depth > 16) throw new RefusedPhoto("damaged");
  return { width, height, decodedBytes: isInterlaced ? (width * height * channels * depth) / 8 : 0 };
}
