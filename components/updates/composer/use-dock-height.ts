"use client";

import { useEffect, useState } from "react";

/**
 * For the dock's `ref`: stores its height in `--dock-height` on the root element, for everything that must not be covered by
 * it. If the keyboard covers the page instead of shrinking it, `--keyboard-height` moves the dock above the keyboard.
 */
export function useDockHeight() {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!dock) return;
    const stopped = new AbortController();
    const measure = () => {
      setLength("--dock-height", dock.offsetHeight);
      setLength("--keyboard-height", keyboardHeight());
    };
    const observer = new ResizeObserver(measure);
    observer.observe(dock);
    for (const type of ["resize", "scroll"])
      window.visualViewport?.addEventListener(type, measure, { signal: stopped.signal });
    return () => {
      observer.disconnect();
      stopped.abort();
      setLength("--dock-height", 0);
    };
  }, [dock]);
  return setDock;
}

/** Zooming in shrinks the visual viewport too, without a keyboard. */
function keyboardHeight(): number {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

function setLength(name: string, pixels: number): void {
  const { style } = document.documentElement;
  const value = `${String(pixels)}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
