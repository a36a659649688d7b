import { GAP, justify, type Row } from "./justify";

interface Shape {
  width: number;
  height: number;
}

/** A run of rows that is rendered together, or not at all while it is far from the screen. */
export interface Block<Item> {
  /** Pixels, with the gap below. */
  height: number;
  rows: { height: number; tiles: { item: Item; width: number }[] }[];
}

export interface Day<Item> {
  /** What all its photos have in common. */
  key: string;
  items: Item[];
}

/** The rows of a block: about a screen of a phone. */
const ROWS = 6;

/** The photos of each day, in the order in which they come. */
export function daysOf<Item>(items: readonly Item[], dayOf: (item: Item) => string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const key = dayOf(item);
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, items: [item] });
  }
  return days;
}

/** A day's photos in rows of a width, in blocks whose height is known before anything of them is rendered. */
export function blocksOf<Item>(
  items: readonly Item[],
  shapeOf: (item: Item) => Shape,
  width: number,
): Block<Item>[] {
  const ratios = items.map((item) => shapeOf(item).width / shapeOf(item).height);
  let next = 0;
  const rows = justify(ratios, width).map(({ height, widths }: Row) => {
    const tiles = items
      .slice(next, next + widths.length)
      .map((item, at) => ({ item, width: widths[at] ?? 0 }));
    next += widths.length;
    return { height, tiles };
  });
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => {
    const own = rows.slice(at * ROWS, (at + 1) * ROWS);
    return { rows: own, height: own.reduce((sum, { height }) => sum + height + GAP, 0) };
  });
}
