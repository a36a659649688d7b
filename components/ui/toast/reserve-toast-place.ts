import { raiseToasts } from "./toast-place";

/** Pixels that a toast needs above a sheet; over one that leaves less, it is at the bottom. */
const ROOM = 112;

/** As a sheet's `ref`: toasts are above it while they have room there. */
export function reserveToastPlace(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  // The observer reports the first size too, once the browser has computed it anyway.
  const observer = new ResizeObserver(() => {
    const height = sheet.offsetHeight;
    raiseToasts("--sheet-height", window.innerHeight - height < ROOM ? null : height);
  });
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    raiseToasts("--sheet-height", null);
  };
}

/** As the `ref` of the buttons at the bottom of a dialog to work in: toasts are above them, on desktops, too. */
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

/** From an element's upper edge to the window's lower one, wherever an animation has it now. */
function heightBelow(element: HTMLElement): number {
  if (element.offsetHeight === 0) return 0;
  const panel = element.offsetParent;
  const above = panel instanceof HTMLElement ? panel.offsetTop : 0;
  return window.innerHeight - above - element.offsetTop;
}
