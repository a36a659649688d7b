import type { RefObject } from "react";
import { isDesktop } from "./use-folder";
import { tabStops } from "@/components/ui/focus/next-focusable";

/**
 * On desktops, where the open folder is beside the list, Tab goes from folder to folder, then into the open one, then on; and back
 * the same way. In the document its content follows its row, as phones show it.
 */
export function tabThroughRail(list: RefObject<HTMLElement | null>, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== "Tab" || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (!list.current || !isDesktop()) return;
    const next = nextInRail(list.current, document.activeElement, shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  document.addEventListener("keydown", onKeyDown, { signal });
}

/** Where Tab goes instead of the next stop in the document; null where it goes there. */
function nextInRail(list: Element, from: Element | null, step: 1 | -1): HTMLElement | null {
  const stops = tabStops();
  const ordered = contentLast(list, stops);
  const neighbor = (all: HTMLElement[]) => {
    const at = all.findIndex((stop) => stop === from);
    return at < 0 ? null : (all[at + step] ?? null);
  };
  const next = neighbor(ordered);
  return next === neighbor(stops) ? null : next;
}

/** The stops with those of the open folder's content after the last folder's row. */
function contentLast(list: Element, stops: HTMLElement[]): HTMLElement[] {
  const panel = list.querySelector(":scope > ul > li > section");
  const rows = [...list.querySelectorAll(":scope > ul > li > div")];
  const lastRow = stops.findLast((stop) => rows.some((row) => row.contains(stop)));
  if (!panel || !lastRow) return stops;
  const isContent = (stop: Element) => panel.contains(stop);
  const content = stops.filter(isContent);
  return stops
    .filter((stop) => !isContent(stop))
    .flatMap((stop) => (stop === lastRow ? [stop, ...content] : [stop]));
}
