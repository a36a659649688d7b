"use client";

import { useEffect } from "react";
import { watchLayers } from "@/components/ui/overlay/layer-history";

/** Makes Back close open dialogs, and moves the focus to a neighbor when the focused element is removed. */
export function BackAndFocus() {
  useEffect(() => {
    watchLayers();
    // Adding the same listener twice has no effect.
    addEventListener("click", focusPressed, true);
    addEventListener("focusin", guardFocus, { once: true });
  }, []);
  return null;
}

/**
 * Focuses the pressed button, as most browsers do. Safari focuses what is around it instead, if only `main`, and a dialog would not
 * know which button opened it.
 */
function focusPressed({ target }: MouseEvent): void {
  if (document.activeElement?.contains(target as Element))
    (target as Element).closest<HTMLElement>("a,button")?.focus({ preventScroll: true });
}

let guard: Promise<unknown> | undefined;

/** Loads when something receives the focus for the first time. */
function guardFocus(): void {
  guard ??= import("@/components/ui/focus/focus-guard").then(
    (loaded) => loaded.guardFocus(),
    () => (guard = undefined),
  );
}
