import type { FluidDragActions, SensorAPI } from "@hello-pangea/dnd";
import { useEffect } from "react";

interface Point {
  x: number;
  y: number;
}

interface Lifted {
  actions: FluidDragActions;
  at: Point;
}

/** Pixels that an arrow key moves a lifted update. */
export const KEYBOARD_STEP = 25;

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Keys that would move the focus or scroll during a drag. */
const BLOCKED = ["Tab", "Enter", "PageUp", "PageDown", "Home", "End"];

/** Other input ends the drag, as with the library's own sensors. */
const INTERRUPTIONS = ["pointerdown", "resize", "visibilitychange"] as const;

/** The point that an arrow key leads to; unchanged at the edge of the window and for other keys. */
export function stepFrom(at: Point, key: string, within: { width: number; height: number }): Point {
  const direction = DIRECTIONS[key];
  if (!direction) return at;
  const to = { x: at.x + direction.x * KEYBOARD_STEP, y: at.y + direction.y * KEYBOARD_STEP };
  const inside = to.x >= 0 && to.y >= 0 && to.x <= within.width && to.y <= within.height;
  return inside ? to : at;
}

/**
 * Drags by keyboard: Space lifts, arrow keys move freely in steps, Space drops, Escape cancels. The library's own sensor jumps
 * between the items of a list, which is useless in lists ordered by time.
 */
export function useKeyboardSensor(api: SensorAPI): void {
  useEffect(() => {
    let lifted: Lifted | null = null;
    const forget = () => {
      lifted = null;
    };
    const cancel = () => {
      if (lifted?.actions.isActive()) lifted.actions.cancel();
      forget();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      lifted = lifted?.actions.isActive() ? steer(lifted, event) : lift(api, event, forget);
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    INTERRUPTIONS.forEach((type) => addEventListener(type, cancel, { capture: true }));
    return () => {
      cancel();
      removeEventListener("keydown", onKeyDown, { capture: true });
      INTERRUPTIONS.forEach((type) => removeEventListener(type, cancel, { capture: true }));
    };
  }, [api]);
}

function lift(api: SensorAPI, event: KeyboardEvent, onStop: () => void): Lifted | null {
  if (event.key !== " " || event.repeat || event.defaultPrevented || !(event.target instanceof Element))
    return null;
  const id = api.findClosestDraggableId(event);
  const held = id && api.tryGetLock(id, onStop, { sourceEvent: event });
  if (!held) return null;
  event.preventDefault();
  const at = centerOf(event.target);
  return { actions: held.fluidLift(at), at };
}

function steer({ actions, at }: Lifted, event: KeyboardEvent): Lifted | null {
  if (event.key === " " || event.key === "Escape") {
    swallow(event);
    if (event.key === "Escape") actions.cancel();
    else if (!event.repeat) actions.drop();
    return actions.isActive() ? { actions, at } : null;
  }
  if (BLOCKED.includes(event.key)) swallow(event);
  if (!(event.key in DIRECTIONS)) return { actions, at };
  swallow(event);
  const to = stepFrom(at, event.key, { width: innerWidth, height: innerHeight });
  actions.move(to);
  return { actions, at: to };
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function centerOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
