"use client";

import { useLayoutEffect } from "react";
import type { UpdateView } from "@/lib/updates/view";

/** Milliseconds, and pixels above its place on the line, of a bob that drops. */
const DROP = { duration: 200, from: 18 };

/** Above the dock, and the toast on it. */
const CLEAR_OF_TOAST = "calc(var(--dock-height, 0px) + 6rem)";

/** What has been in sight once stays where the reader scrolls it, also when its list is opened another time. */
const revealed = new Set<string>();

/** Brings the update that was just posted into sight, moving the page no more than needed, and drops its bob. */
export function useReveal(received: string[], updates: UpdateView[] | undefined): void {
  const posted = received.at(-1);
  const isShown = updates?.some(({ id }) => id === posted) ?? false;
  useLayoutEffect(() => {
    if (!posted || !isShown || revealed.has(posted)) return;
    revealed.add(posted);
    const item = document.getElementById(updateElementId(posted));
    if (!item) return;
    item.style.scrollMarginBottom = CLEAR_OF_TOAST;
    item.scrollIntoView({ block: "nearest" });
    item.style.removeProperty("scroll-margin-bottom");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) dropBob(item);
  }, [posted, isShown]);
}

/** The id of the element that shows an update. */
export function updateElementId(id: string): string {
  return `update-${id}`;
}

function dropBob(item: HTMLElement): void {
  item.querySelector("[data-bob]")?.animate(
    [
      { transform: `translateY(-${String(DROP.from)}px)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: DROP.duration, easing: "ease-in" },
  );
}
