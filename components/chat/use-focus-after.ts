import { type RefObject, useLayoutEffect, useRef } from "react";

/** Focuses the button when what it opened has closed. */
export function useFocusAfter(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
