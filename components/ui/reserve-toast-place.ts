/** Pixels that a toast needs above a sheet; over one that leaves less, it is at the bottom. */
const ROOM = 112;

/** As a sheet's `ref`: keeps its height in `--sheet-height` while toasts have room above it. */
export function reserveToastPlace(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const height = sheet.offsetHeight;
    if (window.innerHeight - height < ROOM) style.removeProperty("--sheet-height");
    else style.setProperty("--sheet-height", `${String(height)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(sheet);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty("--sheet-height");
  };
}

/** As the `ref` of the buttons at the bottom of a dialog to work in: toasts are above them, on desktops, too. */
export function reserveAboveButtons(buttons: HTMLElement | null): (() => void) | undefined {
  if (!buttons) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    style.setProperty("--sheet-height", `${String(buttons.offsetHeight)}px`);
    style.setProperty("--buttons-height", `${String(heightBelow(buttons))}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(buttons);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty("--sheet-height");
    style.removeProperty("--buttons-height");
  };
}

/** From an element's upper edge to the window's lower one, wherever an animation has it now. */
function heightBelow(element: HTMLElement): number {
  if (element.offsetHeight === 0) return 0;
  const panel = element.offsetParent;
  const above = panel instanceof HTMLElement ? panel.offsetTop : 0;
  return window.innerHeight - above - element.offsetTop;
}
