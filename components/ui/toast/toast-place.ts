/** The id of the element around all toasts. */
export const TOASTS_ID = "toasts";

/**
 * Where toasts are: on phones at the bottom, above the dock to write in (`--dock-height`) or above an open sheet
 * (`--sheet-height`), and clear of headers and of a sheet's close button; on wider screens in the corner,
 * above the buttons of a dialog to work in (`--buttons-height`).
 */
export const toastPlace =
  "fixed inset-x-0 bottom-[calc(max(var(--sheet-height,0px),var(--dock-height,0px),env(safe-area-inset-bottom))+0.75rem)] z-60 mx-auto w-full max-w-[420px] px-3 outline-none sm:inset-x-auto sm:right-4 sm:bottom-[calc(var(--buttons-height,0px)+1rem)] print:hidden";

/**
 * Sets, in pixels, what toasts are above; null when it is gone. Only they inherit it: a property of the root element would have
 * the browser compute the style of the whole page again, at every dialog.
 */
export function raiseToasts(
  above: "--dock-height" | "--sheet-height" | "--buttons-height",
  height: number | null,
): void {
  const style = document.getElementById(TOASTS_ID)?.style;
  if (height === null) style?.removeProperty(above);
  else style?.setProperty(above, `${String(height)}px`);
}
