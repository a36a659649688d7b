export interface Point {
  x: number;
  y: number;
}

/** How an element is shown: enlarged around its center, then moved. Pixels. */
export interface View extends Point {
  scale: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };

const MOST = 5;

/** Enlarges by `factor` so that what is at `point`, from the center, stays there. */
export function zoomAround(view: View, point: Point, factor: number): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const moved = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * moved,
    y: point.y - (point.y - view.y) * moved,
  };
}

/** Moves by `by`, never beyond the edge of what is enlarged in a stage of this size. */
export function moveBy(view: View, by: Point, stage: { width: number; height: number }): View {
  const within = (value: number, length: number) => {
    const most = ((view.scale - 1) * length) / 2;
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return { ...view, x: within(view.x + by.x, stage.width), y: within(view.y + by.y, stage.height) };
}

/** Pixels that a finger must have gone to turn to the next photo, and to close. */
const TURN = 60;
const CLOSE = 110;

/** What a finger meant that went so far and lifted, over a photo that is not enlarged. */
export function swipeOf({ x, y }: Point): "next" | "previous" | "close" | null {
  if (Math.abs(x) > Math.abs(y)) return Math.abs(x) < TURN ? null : x < 0 ? "next" : "previous";
  return y < CLOSE ? null : "close";
}
