"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type SteadyScroll, steadyScroll } from "./steady-scroll";

/** Opens a list at the row of `line`, or at its end, and keeps what is read where it is (steady-scroll.ts). */
export function useSteadyScroll(line: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const scroll = useRef<SteadyScroll>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useLayoutEffect(() => {
    if (!box.current || !content.current) return;
    const steady = steadyScroll(box.current, content.current, { from: line.current, onEnd: setAtEnd });
    scroll.current = steady;
    return steady.stop;
  }, [line]);
  const toEnd = useCallback(() => {
    scroll.current?.toEnd();
  }, []);
  return { box, content, isAtEnd, toEnd };
}
