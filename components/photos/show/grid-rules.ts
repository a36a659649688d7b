import type { CSSProperties } from "react";

/** Of a photo, in pixels. */
export interface GridShape {
  width: number;
  height: number;
}

interface Tile {
  className: string;
  style?: CSSProperties;
}

export interface Grid {
  className: string;
  tiles: Tile[];
  /** How many photos the last tile stands for besides its own. */
  more: number;
}

/** The most photos that a grid shows, where it does not show all. */
const MOST = 4;

/**
 * How photos lie beside each other, the first four or all. Everything is sized before a byte of a picture is there, so that nothing
 * shifts.
 */
export function gridOf(photos: readonly GridShape[], isWhole = false): Grid {
  const [first, second, ...others] = photos;
  if (!first) return { className: "hidden", tiles: [], more: 0 };
  if (!second) return { className: "flex", tiles: [single(first)], more: 0 };
  if (others.length === 0) return pair(first, second);
  if (others.length === 1) return TRIPLE;
  const shown = isWhole ? photos.length : Math.min(MOST, photos.length);
  const tiles = Array.from({ length: shown }, () => ({ className: "aspect-square" }));
  return { className: SQUARES, tiles, more: photos.length - shown };
}

/** The narrowest and the widest that a photo is shown alone; beyond, it is cropped. */
const NARROWEST = 9 / 16;
const WIDEST = 21 / 9;

/** In its own shape: 260 px wide at most, and 195 px high, 268 px on phones. */
function single({ width, height }: GridShape): Tile {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  const onPhones = ratio < 260 / 268 ? "max-lg:h-67" : "max-lg:w-65";
  const onDesktops = ratio < 260 / 195 ? "lg:h-48.75" : "lg:w-65";
  return { className: `max-w-full ${onPhones} ${onDesktops}`, style: { aspectRatio: ratio } };
}

/** Two of the same size, upright if both are. */
function pair(first: GridShape, second: GridShape): Grid {
  const isUpright = [first, second].every(({ width, height }) => height > width);
  const tile = { className: isUpright ? "aspect-3/4" : "aspect-4/3" };
  return { className: "grid max-w-82 grid-cols-2 lg:max-w-100.5", tiles: [tile, tile], more: 0 };
}

/** On desktops 260 × 198 and two of 136 × 96; on phones 200 × 268 and two of 122 × 131. */
const TRIPLE: Grid = {
  className:
    "grid aspect-[328/268] max-w-82 grid-cols-[200fr_122fr] grid-rows-2 lg:aspect-[402/198] lg:max-w-100.5 lg:grid-cols-[260fr_136fr]",
  tiles: [{ className: "row-span-2" }, { className: "" }, { className: "" }],
  more: 0,
};

/** Squares of 136 px; two by two on phones, four in a row on paper too. */
const SQUARES = "grid max-w-82 grid-cols-2 lg:max-w-140.5 lg:grid-cols-4 print:max-w-140.5 print:grid-cols-4";
