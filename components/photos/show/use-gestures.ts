import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { FIT, moveBy, type Point, swipeOf, type View, zoomAround } from "./zoom";

/** What a double tap enlarges by, and a press on plus. */
const DOUBLE = 2.5;
export const ZOOM_STEP = 1.5;

export type Gestures = ReturnType<typeof useGestures>;

const STILL: Point = { x: 0, y: 0 };

/**
 * Swiping, pinching, moving and double taps over a stage. `view` is how the photo is enlarged, `dragged` how far a finger has taken it
 * that has not lifted yet. Spread `handlers` onto the stage.
 */
export function useGestures(onSwipe: (to: "next" | "previous" | "close") => void) {
  const [view, setView] = useState<View>(FIT);
  const [dragged, setDragged] = useState<Point | null>(null);
  const pointers = useRef(new Map<number, Point>());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const stage = event.currentTarget.getBoundingClientRect();
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const half = { x: by.x / 2, y: by.y / 2 };
      setDragged(null);
      setView((shown) => moveBy(zoomAround(shown, middle(before, other), factor), half, stage));
    } else if (view.scale > 1) setView((shown) => moveBy(shown, by, stage));
    else setDragged((far) => ({ x: (far ?? STILL).x + by.x, y: (far ?? STILL).y + by.y }));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const swipe = dragged && event.type === "pointerup" ? swipeOf(dragged) : null;
    setDragged(null);
    if (swipe) onSwipe(swipe);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const point = pointOf(event);
    const stage = event.currentTarget.getBoundingClientRect();
    setView((shown) => (shown.scale > 1 ? FIT : moveBy(zoomAround(shown, point, DOUBLE), STILL, stage)));
  };

  return {
    view,
    dragged,
    zoom: (factor: number) =>
      setView((shown) => (shown.scale * factor <= 1 ? FIT : zoomAround(shown, STILL, factor))),
    reset: () => setView(FIT),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  };
}

/** From the center of the stage. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
