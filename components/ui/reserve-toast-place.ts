/** Pixels that a toast needs above a sheet; over one that leaves less, it is at the bottom. */
const ROOM = 112;

/** As the `ref` of a sheet, or of the buttons at the bottom of a dialog that fills a phone: keeps its height in `--sheet-height` while toasts have room above it. */
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
