"use client";

import { useEffect } from "react";
import { watchLayers } from "@/components/ui/layer-history";

/** Keeps Back and the focus where people expect them, on pages with dialogs and lists that change. */
export function SteadyPage() {
  useEffect(watchLayers, []);
  useEffect(guardFocusOnceUsed, []);
  return null;
}

/** The code loads when something has the focus for the first time. */
function guardFocusOnceUsed(): () => void {
  let end: (() => void) | null = null;
  const start = () => {
    import("@/components/ui/focus-guard").then(
      ({ guardFocus }) => {
        end ??= guardFocus();
      },
      () => undefined,
    );
  };
  document.addEventListener("focusin", start, { once: true });
  return () => {
    document.removeEventListener("focusin", start);
    end?.();
  };
}
