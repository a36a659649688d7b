/** What may be wrong with a photo. It is said, and the photo goes as it is. */
export type PhotoHint = "blurry" | "dark";

/** Of 0 to 255. */
const DARK_MEAN = 32;
/** How far brightness varies, as a standard deviation: below it, as on a bare wall, nothing could look sharp. */
const FLAT_DEVIATION = 12;
/**
 * Variance of the Laplacian as a share of that of brightness, so that a dim light counts for nothing, in the sharpest of the tiles
 * of a copy whose longest side is `PREVIEW_SIDE`.
 */
const BLURRY_BELOW = 0.02;
const TILES = 4;

/** Judges a photo by the RGBA pixels of a small copy. A photo is sharp if one part of it is: only the background may be blurred. */
export function hintOf({
  data,
  width,
  height,
}: Pick<ImageData, "data" | "width" | "height">): PhotoHint | null {
  const gray = grayOf(data);
  const { mean, variance } = statistics(gray);
  if (mean < DARK_MEAN) return "dark";
  if (Math.sqrt(variance) < FLAT_DEVIATION) return null;
  return sharpestTile(gray, width, height) < BLURRY_BELOW ? "blurry" : null;
}

/** Brightness as the eye weighs the colors (ITU-R BT.601). */
function grayOf(rgba: Uint8ClampedArray): Float32Array {
  return Float32Array.from(
    { length: rgba.length / 4 },
    (_, at) =>
      0.299 * (rgba[at * 4] ?? 0) + 0.587 * (rgba[at * 4 + 1] ?? 0) + 0.114 * (rgba[at * 4 + 2] ?? 0),
  );
}

function sharpestTile(gray: Float32Array, width: number, height: number): number {
  const pixel = (at: number) => gray[at] ?? 0;
  const tiles = Array.from({ length: TILES * TILES }, () => ({
    edges: [] as number[],
    values: [] as number[],
  }));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [value, around] = [
        pixel(at),
        pixel(at - 1) + pixel(at + 1) + pixel(at - width) + pixel(at + width),
      ];
      const tile = tiles[Math.floor((y * TILES) / height) * TILES + Math.floor((x * TILES) / width)];
      tile?.edges.push(around - 4 * value);
      tile?.values.push(value);
    }
  return Math.max(
    ...tiles.map(({ edges, values }) => {
      const { variance } = statistics(values);
      return variance < FLAT_DEVIATION ** 2 ? 0 : statistics(edges).variance / variance;
    }),
  );
}

function statistics(values: ArrayLike<number>): { mean: number; variance: number } {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    sum += value;
    squares += value ** 2;
  }
  const mean = sum / values.length;
  return { mean, variance: squares / values.length - mean ** 2 };
}
