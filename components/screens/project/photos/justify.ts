import { sum } from "@/lib/shared/sum";

export interface Row {
  /** Pixels. */
  height: number;
  widths: number[];
}

/** Pixels between photos. */
export const GAP = 6;

/** Pixels that a row is high: its photos fill the line. */
const LEAST = 144;
const MOST = 154;
/** The last one, which does not. */
const LAST = 150;

/** Beyond these shapes a photo is cropped, or a panorama would be a line of its own. */
const NARROWEST = 0.5;
const WIDEST = 2.75;

/**
 * Lays photos out in rows of a width: as many to a row as leave it nearest to its height, each in its own shape but for the few
 * percent that this takes. `ratios` are width by height.
 */
export function justify(ratios: readonly number[], width: number): Row[] {
  const rows: Row[] = [];
  let open: number[] = [];
  for (const shape of ratios) {
    const ratio = Math.min(WIDEST, Math.max(NARROWEST, shape));
    if (open.length > 0 && isFuller(open, [...open, ratio], width)) {
      rows.push(filled(open, width));
      open = [];
    }
    open.push(ratio);
    if (heightOf(open, width) <= LAST) {
      rows.push(filled(open, width));
      open = [];
    }
  }
  return open.length === 0 ? rows : [...rows, unfilled(open)];
}

/** Whether a row without another photo is nearer to its height than one with it. */
function isFuller(without: number[], withOne: number[], width: number): boolean {
  return heightOf(without, width) / LAST < LAST / heightOf(withOne, width);
}

/** How high photos are that fill a line, each in its own shape. */
function heightOf(ratios: number[], width: number): number {
  return (width - GAP * (ratios.length - 1)) / sum(ratios);
}

function filled(ratios: number[], width: number): Row {
  const room = width - GAP * (ratios.length - 1);
  const ends = ratios.map((_, at) => Math.round((room * sum(ratios.slice(0, at + 1))) / sum(ratios)));
  return {
    height: Math.round(Math.min(MOST, Math.max(LEAST, heightOf(ratios, width)))),
    widths: ends.map((end, at) => end - (ends[at - 1] ?? 0)),
  };
}

function unfilled(ratios: number[]): Row {
  return { height: LAST, widths: ratios.map((ratio) => Math.floor(LAST * ratio)) };
}
