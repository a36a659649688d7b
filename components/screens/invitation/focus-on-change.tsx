"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusOnChangeProps {
  /** A key for what is shown: the focus moves when it changes. */
  of: string;
  children: ReactNode;
}

/** Moves the focus to the heading when a refresh of the page shows something different. */
export function FocusOnChange({ of, children }: FocusOnChangeProps) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    focusHeading(part.current);
  }, [of]);
  return <div ref={part}>{children}</div>;
}

/** Focuses the heading of what has just replaced a button. */
export function focusHeading(part: HTMLElement | null): void {
  part?.querySelector("h1")?.focus();
}
