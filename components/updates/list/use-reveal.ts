import { useLayoutEffect } from "react";
import { type PendingUpdateItem, pendingElementId } from "./pending-updates";
import type { PostedItem } from "@/components/project-model/workspace";
import type { UpdateView } from "@/lib/updates/view";

/** The animation of a marker that drops: milliseconds, and pixels above its place on the line. */
const DROP = { duration: 200, from: 18 };

/** Keeps clear of a toast above the dock. */
const CLEAR_OF_TOAST = "5rem";

/** Elements that were revealed once are not scrolled to again, even if their list is reopened. */
const revealed = new Set<string>();

interface RevealOptions {
  posted: PostedItem[];
  received: string[];
  pending: PendingUpdateItem[];
  updates: UpdateView[] | undefined;
}

/**
 * Scrolls the update that was just posted into view, moving the page no more than needed. When it arrives at the server, its marker
 * drops, and it is kept in view if it still was.
 */
export function useReveal({ posted, received, pending, updates }: RevealOptions): void {
  const item = pending.find(({ id }) => id === posted.at(-1)?.id);
  const update = updates?.find(({ id }) => id === received.at(-1));
  useRevealed(item ? pendingElementId(item.id) : null, bringIntoSight);
  useRevealed(update ? updateElementId(update.id) : null, settle);
}

/** Calls `reveal` with an element when it is shown for the first time. */
function useRevealed(id: string | null, reveal: (element: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const element = id !== null && !revealed.has(id) && document.getElementById(id);
    if (!element) return;
    revealed.add(element.id);
    reveal(element);
  }, [id, reveal]);
}

function settle(element: HTMLElement): void {
  if (isInSight(element)) bringIntoSight(element);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) dropMarker(element);
}

function bringIntoSight(element: HTMLElement): void {
  element.style.scrollMarginBottom = CLEAR_OF_TOAST;
  element.scrollIntoView({ block: "nearest" });
  element.style.removeProperty("scroll-margin-bottom");
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The id of the element that shows an update. */
export function updateElementId(id: string): string {
  return `update-${id}`;
}

function dropMarker(item: HTMLElement): void {
  item.querySelector("[data-highlighted-marker]")?.animate(
    [
      { transform: `translateY(-${String(DROP.from)}px)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: DROP.duration, easing: "ease-in" },
  );
}
