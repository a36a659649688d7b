import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as at the end. */
const NEAR_END = 48;

const END: Place = { isEnd: true, row: null, top: 0 };

/**
 * Opens a list at the row of `openAt`, or at its end, and keeps the reading position. `isComplete`: no newer
 * rows are missing.
 */
export function useSteadyScroll(openAt: RefObject<HTMLElement | null>, isComplete: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const scroll = useRef<SteadyScroll>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useLayoutEffect(() => {
    if (!box.current || !content.current) return;
    const steady = steadyScroll(box.current, content.current, { from: openAt.current, onEnd: setAtEnd });
    scroll.current = steady;
    return steady.stop;
  }, [openAt]);
  useLayoutEffect(() => {
    scroll.current?.setComplete(isComplete);
  }, [isComplete]);
  const toEnd = useCallback(() => {
    scroll.current?.toEnd();
  }, []);
  return { box, content, isAtEnd, toEnd };
}

interface Options {
  /** The row to open at, a third of the way down the screen; null for the end. */
  from: HTMLElement | null;
  onEnd: (isAtEnd: boolean) => void;
}

interface SteadyScroll {
  toEnd: () => void;
  /** Whether the last row is the newest: while newer rows are missing, nothing counts as at the end. */
  setComplete: (isComplete: boolean) => void;
  stop: () => void;
}

/**
 * Keeps the rows that are being read in place, to the pixel, while rows are added above and below or resized; at the end, it
 * stays at the end. Browsers' own scroll anchoring does this only in part, and not in all of them. The rows are the children of
 * `content`; `box`, which scrolls, is their offset parent.
 */
function steadyScroll(box: HTMLElement, content: HTMLElement, { from, onEnd }: Options): SteadyScroll {
  let place: Place | null = null;
  let isComplete = true;
  const note = () => {
    // Hidden: nobody reads it, so it keeps its position.
    if (box.clientHeight === 0) {
      onEnd(false);
      return;
    }
    place = placeIn(box, content);
    place.isEnd &&= isComplete;
    onEnd(place.isEnd);
  };
  const keep = () => {
    if (place) restore(box, place);
    else box.scrollTop = from ? from.offsetTop - box.clientHeight / 3 : box.scrollHeight;
    note();
  };
  box.style.overflowAnchor = "none";
  // Lets the keyboard scroll it.
  box.tabIndex = 0;
  keep();
  const sizes = new ResizeObserver(keep);
  for (const element of [box, content]) sizes.observe(element);
  const rows = new MutationObserver(keep);
  rows.observe(content, { childList: true });
  box.addEventListener("scroll", note, { passive: true });
  return {
    toEnd: () => {
      place = END;
      keep();
    },
    setComplete: (complete) => {
      isComplete = complete;
      note();
    },
    stop: () => {
      sizes.disconnect();
      rows.disconnect();
      box.removeEventListener("scroll", note);
    },
  };
}

/** The reading position: the end, or a row whose top is `top` pixels below the box's upper edge. */
interface Place {
  isEnd: boolean;
  row: HTMLElement | null;
  top: number;
}

function placeIn(box: HTMLElement, content: HTMLElement): Place {
  const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  const row = firstInSight(box, content);
  return { isEnd, row, top: (row?.offsetTop ?? 0) - box.scrollTop };
}

function restore(box: HTMLElement, { isEnd, row, top }: Place): void {
  if (isEnd) box.scrollTop = box.scrollHeight;
  else if (row?.isConnected) box.scrollTop = row.offsetTop - top;
}

/** Binary search: a channel has thousands of rows. */
function firstInSight({ scrollTop }: HTMLElement, { children }: HTMLElement): HTMLElement | null {
  let [low, high] = [0, children.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = children[middle] as HTMLElement;
    if (row.offsetTop + row.offsetHeight > scrollTop) high = middle;
    else low = middle + 1;
  }
  return (children[low] as HTMLElement | undefined) ?? null;
}
