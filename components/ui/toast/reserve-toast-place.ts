import { raiseToasts } from "./toast-place";

/** Pixels that a toast needs above a sheet. If there are fewer, it is over the sheet, clear of its controls (`keepClear`). */
const ROOM = 112;

/** As a sheet's `ref`: places toasts above it if they fit there. */
export function reserveToastPlace(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  // The observer also reports the first size, when the browser has computed it anyway.
  const observer = new ResizeObserver(() => {
    const height = sheet.offsetHeight;
    raiseToasts("--sheet-height", window.innerHeight - height < ROOM ? 0 : height);
  });
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    raiseToasts("--sheet-height", null);
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
