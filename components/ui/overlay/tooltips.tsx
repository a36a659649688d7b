"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ReachedButton, TooltipLayerProps } from "./tooltip";

const loadLayer = () => import("./tooltip");
let lastId = 0;

/**
 * Rendered once for all pages. A button marked `data-tip` shows its accessible name on hover and on keyboard focus. The code for
 * tooltips loads when the first such button is reached.
 */
export function Tooltips() {
  const reached = useReachedButtons();
  const [Layer, setLayer] = useState<ComponentType<TooltipLayerProps> | null>(null);
  useEffect(() => {
    if (Layer || reached.length === 0) return;
    loadLayer().then(
      (loaded) => setLayer(() => loaded.default),
      () => undefined,
    );
  }, [Layer, reached]);
  return Layer && <Layer reached={reached} />;
}

/** The buttons that mouse, pen or keyboard have reached and that are still on the page. */
function useReachedButtons(): ReachedButton[] {
  const [reached, setReached] = useState<ReachedButton[]>([]);
  useEffect(() => {
    const reach = (arrival: FocusEvent | PointerEvent) => {
      const button = buttonOf(arrival);
      if (!button) return;
      lastId += 1;
      const added = { id: lastId, button, arrival };
      setReached((old) =>
        old.some((one) => one.button === button)
          ? old
          : [...old.filter((one) => one.button.isConnected), added],
      );
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    dispatchPendingHover();
    return () => {
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("focusin", reach);
    };
  }, []);
  return reached;
}

/** A button that was hovered or focused before hydration counts as reached; a touch does not. */
function dispatchPendingHover(): void {
  if (!matchMedia("(hover: hover)").matches) return;
  const pointer = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
  document.querySelector("[data-tip]:hover")?.dispatchEvent(pointer);
}

function buttonOf(arrival: FocusEvent | PointerEvent): HTMLElement | null {
  if (!(arrival.target instanceof Element)) return null;
  const button = arrival.target.closest<HTMLElement>("[data-tip]");
  if ("pointerType" in arrival) return arrival.pointerType === "touch" ? null : button;
  return button?.matches(":focus-visible") ? button : null;
}
