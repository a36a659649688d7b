/** The id of the element around all toasts. */
export const TOASTS_ID = "toasts";

/**
 * Classes for where toasts are. On phones, at the bottom, above the dock (`--dock-height`) or an open sheet (`--sheet-height`),
 * which are above the keyboard (`--keyboard`), and clear of headers and a sheet's close button. On wider screens, in the corner,
 * above the buttons of a work dialog (`--buttons-height`).
 */
export const toastPlace =
  "fixed inset-x-0 bottom-[calc(max(var(--sheet-height,0px),var(--dock-height,0px),env(safe-area-inset-bottom))+var(--keyboard,0px)+0.75rem)] z-60 mx-auto w-full max-w-[420px] px-3 outline-none sm:inset-x-auto sm:right-4 sm:bottom-[calc(max(var(--buttons-height,0px),var(--keyboard,0px))+1rem)] print:hidden";

/**
 * Sets the height, in pixels, of what toasts are above; null when it is gone. Set on their container only: a property on the root
 * would make the browser recompute the styles of the whole page for every dialog.
 */
export function raiseToasts(
  above: "--dock-height" | "--sheet-height" | "--buttons-height",
  height: number | null,
): void {
  const style = document.getElementById(TOASTS_ID)?.style;
  if (height === null) style?.removeProperty(above);
  else style?.setProperty(above, `${String(height)}px`);
}
