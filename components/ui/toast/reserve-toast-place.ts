import { raiseToasts } from "./toast-place";
import { keyboardHeight, onKeyboard } from "@/lib/browser/keyboard";

/** Pixels that a toast needs above a sheet. If there are fewer, it is over the sheet, clear of its controls (`keepClear`). */
const ROOM = 112;

/** As a sheet's `ref`: places toasts above it if they fit there. */
export function reserveToastPlace(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  const measure = () => {
    const height = sheet.offsetHeight;
    raiseToasts("--sheet-height", window.innerHeight - keyboardHeight() - height < ROOM ? 0 : height);
  };
  // The observer also reports the first size, when the browser has computed it anyway.
  const observer = new ResizeObserver(measure);
  observer.observe(sheet);
  const stop = followKeyboard(sheet, measure);
  return () => {
    observer.disconnect();
    stop?.();
    raiseToasts("--sheet-height", null);
  };
}

/** As the `ref` of what must be above the keyboard: gives it `--keyboard`, the height that one covers of the page, then calls `then`. */
export function followKeyboard(element: HTMLElement | null, then?: () => void): (() => void) | undefined {
  if (!element) return undefined;
  const measure = () => {
    element.style.setProperty("--keyboard", `${keyboardHeight()}px`);
    then?.();
  };
  if (keyboardHeight()) measure();
  const unsubscribe = onKeyboard(measure);
  return () => {
    unsubscribe();
    element.style.removeProperty("--keyboard");
  };
}

/** As the `ref` of the buttons at the bottom of a work dialog: places toasts above them, also on desktops. */
export function reserveAboveButtons(buttons: HTMLElement | null): (() => void) | undefined {
  if (!buttons) return undefined;
  const observer = new ResizeObserver(() => {
    raiseToasts("--sheet-height", buttons.offsetHeight);
    raiseToasts("--buttons-height", heightBelow(buttons));
  });
  observer.observe(buttons);
  return () => {
    observer.disconnect();
    raiseToasts("--sheet-height", null);
    raiseToasts("--buttons-height", null);
  };
}

/** From an element's upper edge, wherever an animation has moved it, to the bottom of the window. */
function heightBelow(element: HTMLElement): number {
  if (element.offsetHeight === 0) return 0;
  const panel = element.offsetParent;
  const above = panel instanceof HTMLElement ? panel.offsetTop : 0;
  return window.innerHeight - above - element.offsetTop;
}
