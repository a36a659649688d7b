import { useRef } from "react";
import { nextFocusable, type Trail, trailOf } from "./next-focusable";

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Returns the focus to where it was when the dialog opened. Radix does so only for dialogs with a trigger. If the dialog has
 * deleted that element, focuses its neighbor.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<{ element: Element; trail: Trail }>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const element = document.activeElement;
      opener.current = element && { element, trail: trailOf(element) };
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (!opener.current) return;
      const { element, trail } = opener.current;
      const target = element.isConnected ? element : nextFocusable(trail);
      // The page may have scrolled to what the dialog added; keep that position.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
