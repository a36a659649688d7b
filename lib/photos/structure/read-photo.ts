import { MAX_PIXELS } from "../limits";
import { readJpeg } from "./jpeg";
import { Bytes, type PhotoFile, RefusedPhoto } from "./photo-file";
import { readPng, SIGNATURE } from "./png";
import { readWebp } from "./webp";

/** Beyond this, a file of few bytes would take the memory of the server. */
const MAX_DECODED_BYTES = 256 * 1024 * 1024;
/** Brands of HEIF files whose pictures are HEVC, in their box at the start. */
const HEIC = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/**
 * What is decoded of a JPEG, PNG or WebP file, told by its structure before a decoder sees a byte of it. Throws RefusedPhoto for
 * any other, for one that moves or has several pages, that is cut off, or that says it is too large to be decoded.
 */
export function readPhoto(all: Uint8Array): PhotoFile {
  const bytes = new Bytes(all);
  const file = readStructure(bytes);
  if (file.width * file.height > MAX_PIXELS || file.decodedBytes > MAX_DECODED_BYTES)
    throw new RefusedPhoto("too-many-pixels");
  return file;
}

function readStructure(bytes: Bytes): PhotoFile {
  if (bytes.has("\xff\xd8\xff", 0)) return readJpeg(bytes);
  if (bytes.has(SIGNATURE, 0)) return readPng(bytes);
  if (bytes.has("RIFF", 0) && bytes.has("WEBP", 8)) return readWebp(bytes);
  if (bytes.has("ftyp", 4) && HEIC.test(bytes.text(8, 4))) throw new RefusedPhoto("heic");
  if (bytes.has("GIF8", 0)) throw new RefusedPhoto("animated");
  throw new RefusedPhoto("not-photo");
}
