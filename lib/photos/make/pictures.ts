import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { MAX_PIXELS, PHOTO_SIDE, THUMB_SIDE } from "../limits";
import { type PhotoRefusal, RefusedPhoto } from "../structure/photo-file";
import { readPhoto } from "../structure/read-photo";

/** The pictures that are kept of a photo: upright, in sRGB, with nothing but their pixels. */
export interface Pictures {
  full: Uint8Array;
  thumb: Uint8Array;
  width: number;
  height: number;
  /** Base64. */
  thumbHash: string;
}

/** Turns that undo each of EXIF's orientations: mirrored first, then clockwise. */
const TURNS: Record<number, { flop?: boolean; flip?: boolean; degrees?: number }> = {
  2: { flop: true },
  3: { degrees: 180 },
  4: { flip: true },
  5: { flop: true, degrees: 270 },
  6: { degrees: 90 },
  7: { flop: true, degrees: 90 },
  8: { degrees: 270 },
};
const SECONDS = 8;
/** The longest side of what a ThumbHash is made of. */
const HASH_SIDE = 100;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// A photo is decoded once: nothing is worth keeping.
sharp.cache(false);
sharp.concurrency(1);

/** The pictures of a file's bytes, or why it is refused. */
export async function makePictures(bytes: Uint8Array): Promise<Pictures | { refused: PhotoRefusal }> {
  try {
    const { pieces, orientation } = readPhoto(bytes);
    return await picturesOf(await decode(Buffer.concat(pieces), orientation));
  } catch (error) {
    if (error instanceof RefusedPhoto) return { refused: error.reason };
    // A decoder's words are about bytes that somebody sent.
    if (error instanceof Error) return { refused: "damaged" };
    throw error;
  }
}

/** Pixels in sRGB, and how they are turned. */
interface Decoded {
  pixels: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  orientation: number;
}

async function decode(file: Buffer, orientation: number): Promise<Decoded> {
  const { data: pixels, info } = await sharp(file, {
    // Of a JPEG, also one whose data end before its picture. A PNG's warnings are about profiles that are common.
    failOn: file[0] === 0xff ? "warning" : "error",
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS })
    .resize(inside(PHOTO_SIDE))
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels, raw: { width, height, channels }, orientation };
}

async function picturesOf(decoded: Decoded): Promise<Pictures> {
  const full = await upright(decoded).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const thumb = await upright(decoded).resize(inside(THUMB_SIDE)).webp({ quality: 75 }).toBuffer();
  const { data, info } = await upright(decoded)
    .resize(inside(HASH_SIDE))
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbHash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  return { full: full.data, thumb, width: full.info.width, height: full.info.height, thumbHash };
}

function upright({ pixels, raw, orientation }: Decoded) {
  const { flop = false, flip = false, degrees = 0 } = TURNS[orientation] ?? {};
  return sharp(pixels, { raw }).timeout({ seconds: SECONDS }).flop(flop).flip(flip).rotate(degrees);
}

function inside(side: number) {
  return { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
}
