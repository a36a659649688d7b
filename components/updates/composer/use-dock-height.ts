import { useEffect, useState } from "react";
import { raiseToasts } from "@/components/ui/toast/toast-place";
import { keyboardHeight, onKeyboard } from "@/lib/browser/keyboard";

/** Pixels between the dock and what has been scrolled into view above it. */
const ABOVE_DOCK = 16;

/**
 * For the dock's `ref`: keeps it from covering anything. What is scrolled into view ends above it, as do toasts, and the page
 * gets `--dock-room` of padding at its end. If the keyboard covers the page instead of shrinking it, the dock moves above it.
 */
export function useDockHeight() {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!dock) return;
    const page = dock.parentElement;
    const measure = () => {
      const height = dock.offsetHeight;
      setStyle(page, "--dock-room", height);
      setStyle(document.documentElement, "scroll-padding-bottom", height && height + ABOVE_DOCK);
      setStyle(dock, "bottom", keyboardHeight());
      raiseToasts("--dock-height", height);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(dock);
    const unsubscribe = onKeyboard(measure);
    return () => {
      observer.disconnect();
      unsubscribe();
      setStyle(document.documentElement, "scroll-padding-bottom", 0);
      raiseToasts("--dock-height", null);
    };
  }, [dock]);
  return setDock;
}

function setStyle(element: HTMLElement | null, name: string, pixels: number): void {
  if (!element) return;
  const value = `${String(pixels)}px`;
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
