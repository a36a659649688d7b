import { hintOf, type PhotoHint } from "./hints";
import { readPicture } from "./picture";
import type { Exif } from "@/lib/photos/shared/exif";
import { blobSource } from "@/lib/shared/audio/byte-source";

/** A photo as it is sent: upright, in sRGB, with nothing but its pixels; beside it, what the original says. */
export interface Shrunk extends Exif {
  bytes: Blob;
  width: number;
  height: number;
  hint: PhotoHint | null;
  /** A small copy, for lists. */
  preview: Blob;
}

/** Why a file cannot be sent as a photo. */
export type PhotoProblem = "notPhoto" | "tooLarge" | "heic" | "unreadable";

export class PhotoError extends Error {
  override readonly name = "PhotoError";

  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

/** Attempts at a size that fits. Each takes a slow phone half a second. */
const MAX_ATTEMPTS = 3;
const FIRST_QUALITY = 0.82;
const LOWEST_QUALITY = 0.4;
const PREVIEW_QUALITY = 0.7;

/** Called with the percent of the steps that are done, and with the small copy once there is one. */
export type ReportProgress = (percent: number, preview?: Blob) => void;

/** Shrinks a photo. Throws PhotoError. */
export async function shrinkPhoto(file: Blob, report: ReportProgress): Promise<Shrunk> {
  const { kind, pixels, takenAt, place, turned } = await readPicture(blobSource(file));
  if (!kind) throw new PhotoError("notPhoto");
  if (file.size > MAX_ORIGINAL_BYTES || (pixels && pixels.width * pixels.height > MAX_PIXELS))
    throw new PhotoError("tooLarge");
  const stored = turned ? withoutExif(file, turned.exifAt) : file;
  const bitmap = await createImageBitmap(stored).catch(() => {
    throw new PhotoError(kind === "heif" ? "heic" : "unreadable");
  });
  report(35);
  const large = draw(bitmap, LONGEST_SIDE, turned?.orientation);
  bitmap.close();
  report(50);
  const small = draw(large.canvas, PREVIEW_SIDE);
  const preview = await encode(small.canvas, PREVIEW_QUALITY);
  const hint = hintOf(small.getImageData(0, 0, small.canvas.width, small.canvas.height));
  report(60, preview);
  const bytes = await encodeWithin(large.canvas, (attempt) => report(60 + (attempt * 40) / MAX_ATTEMPTS));
  const { width, height } = large.canvas;
  return { bytes, width, height, takenAt, place, hint, preview };
}

/** A WebP that no browser turns, so that it is turned once: what has another name is skipped. */
function withoutExif(file: Blob, at: number): Blob {
  return new Blob([file.slice(0, at), "none", file.slice(at + 4)]);
}

/** What each EXIF orientation does to the x and y of a pixel that is stored, as the first four numbers of a canvas's matrix. */
const TURNS: Record<number, [number, number, number, number]> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

function draw(
  image: ImageBitmap | OffscreenCanvas,
  longest: number,
  orientation = 1,
): OffscreenCanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = orientation > 4 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoError("unreadable");
  // What is transparent would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const [a, b, c, d] = TURNS[orientation] ?? [1, 0, 0, 1];
  if (orientation > 1)
    context.setTransform(a, b, c, d, a + c < 0 ? canvas.width : 0, b + d < 0 ? canvas.height : 0);
  context.drawImage(image, 0, 0, width, height);
  return context;
}

/** Lowers the quality until it fits; a photo that is too rich in detail stays larger. */
async function encodeWithin(canvas: OffscreenCanvas, onAttempt: (attempt: number) => void): Promise<Blob> {
  let quality = FIRST_QUALITY;
  for (let attempt = 1; ; attempt++) {
    const bytes = await encode(canvas, quality);
    onAttempt(attempt);
    if (bytes.size <= TARGET_BYTES || attempt === MAX_ATTEMPTS) return bytes;
    quality = nextQuality(quality, bytes.size);
  }
}

/** Bytes grow a little faster than quality. */
export function nextQuality(quality: number, bytes: number): number {
  return Math.max(LOWEST_QUALITY, quality * (TARGET_BYTES / bytes) ** 0.8);
}

/** A browser that cannot write WebP answers PNG, whatever it was asked for: what counts are the bytes. */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  for (const type of ["image/webp", "image/jpeg"]) {
    const bytes = await canvas.convertToBlob({ type, quality });
    const { kind } = await readPicture(blobSource(bytes));
    if (kind === "webp" || kind === "jpeg") return bytes.slice(0, bytes.size, `image/${kind}`);
  }
  throw new PhotoError("unreadable");
}

/** Pixels of the longest side of a shrunk photo, and of the small copy that lists show. */
export const LONGEST_SIDE = 2048;
export const PREVIEW_SIDE = 512;
/** What a shrunk photo weighs at most, unless it is too rich in detail for that. */
const TARGET_BYTES = 400_000;
/** What is shrunk at all: decoding more would take all of a phone's memory. */
const MAX_PIXELS = 100_000_000;
const MAX_ORIGINAL_BYTES = 100_000_000;
