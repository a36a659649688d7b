/**
 * Where toasts are: on phones at the bottom, above the dock to write in (`--dock-height`) or above an open sheet
 * (`--sheet-height`), and clear of headers and of a sheet's close button; on wider screens in the corner.
 */
export const toastPlace =
  "fixed inset-x-0 bottom-[calc(max(var(--sheet-height,0px),var(--dock-height,0px),env(safe-area-inset-bottom))+0.75rem)] z-60 mx-auto w-full max-w-[420px] px-3 outline-none sm:inset-x-auto sm:right-4 sm:bottom-4 print:hidden";

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
