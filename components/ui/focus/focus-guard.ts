import { nextFocusable, trailOf } from "./next-focusable";

/** Milliseconds in which the replacement of a removed element may take the focus itself. */
const PATIENCE = 120;

/**
 * Focuses the nearest neighbor when the focused element is removed; the focus would otherwise fall to the body. Returns a cleanup
 * function.
 */
export function guardFocus(): () => void {
  let last = document.activeElement;
  let trail = last ? trailOf(last) : [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    trail = trailOf(target);
  };
  const isLost = () => document.activeElement === document.body && last?.isConnected === false;
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLost()) (nextFocusable(trail) ?? document.getElementById("main"))?.focus({ preventScroll: true });
    }, PATIENCE);
  });
  document.addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", remember);
  };
}
