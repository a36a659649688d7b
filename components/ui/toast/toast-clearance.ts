import { lastPressed } from "./last-pressed";
import { TOASTS_ID } from "./toast-place";

interface Box extends Span {
  left: number;
  right: number;
}

interface Span {
  top: number;
  bottom: number;
}

/** An element that a toast is about, and how important it is not to cover it. */
export interface About {
  box: Box;
  weight: number;
}

/** Pixels between a toast and what is above it. */
const GAP = 12;

/**
 * The upper edge for a toast instead of its usual box, `shown`: below those `headers`, the page's first, that it would cover there,
 * if it covers less of what it is about. Null if it should stay.
 */
export function clearTop(shown: Box, about: About[], headers: Span[]): number | null {
  const height = shown.bottom - shown.top;
  const top = headers.reduce(
    (end, one) => (one.top < end + height ? Math.max(end, one.bottom + GAP) : end),
    GAP,
  );
  // Not a spread: a DOMRect has its sides from its prototype.
  const { left, right } = shown;
  const above = { left, right, top, bottom: top + height };
  return covered(above, about) < covered(shown, about) ? top : null;
}

/**
 * As a toast's `ref`: moves its list out of the way, again when a sheet or dock opens or grows below it, and sets `--toast-room` to
 * the height that a toast covers at the bottom.
 */
export function keepClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  if (!toast || !list) return undefined;
  const height = toast.offsetHeight + 2 * GAP;
  place(list, height);
  const observer = new MutationObserver(() => place(list, height));
  const room = document.getElementById(TOASTS_ID);
  if (room) observer.observe(room, { attributeFilter: ["style"] });
  return () => {
    observer.disconnect();
    document.documentElement.style.removeProperty("--toast-room");
  };
}

function place(list: HTMLElement, height: number): void {
  const { style } = document.documentElement;
  style.setProperty("--toast-room", `${String(height)}px`);
  list.style.removeProperty("top");
  list.style.removeProperty("bottom");
  const top = clearTop(list.getBoundingClientRect(), whatItIsAbout(), headers());
  if (top === null) return;
  style.removeProperty("--toast-room");
  list.style.setProperty("top", `${String(top)}px`);
  list.style.setProperty("bottom", "auto");
}

/**
 * The button or field that was used, the form or list item around it, and what can be used next: the controls of the open sheet, or
 * of the dock.
 */
function whatItIsAbout(): About[] {
  const used = [document.activeElement, lastPressed()].filter(isControl);
  const whole = used.flatMap((control) => control.closest("form, li") ?? []);
  return [...weigh(used, 10), ...weigh(nextControls(), 2), ...weigh(whole, 1)];
}

function isControl(element: Element | null): element is Element {
  if (!element?.isConnected || element === document.body) return false;
  return !element.matches("[role=dialog], [role=alertdialog], main") && !element.closest(`#${TOASTS_ID}`);
}

function nextControls(): Element[] {
  const around = topSheet() ?? document.querySelector("[data-dock]");
  return [...(around?.querySelectorAll("button, textarea, input, select") ?? [])];
}

function weigh(elements: Element[], weight: number): About[] {
  return elements.map((element) => ({ box: element.getBoundingClientRect(), weight }));
}

function topSheet(): Element | undefined {
  return [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
}

/** The page's header, or that of a sheet that fills the screen, which begins below its handle; then that of the open sheet. */
function headers(): Span[] {
  const own = topSheet()?.querySelector("header");
  return [...document.querySelectorAll("header")].flatMap((header) => {
    const box = header.getBoundingClientRect();
    return box.height > 0 && (box.top <= GAP || header === own) ? [box] : [];
  });
}

function covered(place: Box, about: About[]): number {
  return about.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
