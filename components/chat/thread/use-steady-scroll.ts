"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type SteadyScroll, steadyScroll } from "./steady-scroll";

/**
 * Opens a list at the row of `openAt`, or at its end, and keeps the reading position (steady-scroll.ts). `isComplete`: no newer
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
