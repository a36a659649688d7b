/**
 * Pixels of the page's end that a keyboard covers instead of shrinking the page, as iPhones' do. Zooming in shrinks the visual
 * viewport too, without a keyboard.
 */
export function keyboardHeight(): number {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Calls `listener` when `keyboardHeight` may have changed. Returns the unsubscribe function. */
export function onKeyboard(listener: () => void): () => void {
  const stopped = new AbortController();
  for (const type of ["resize", "scroll"])
    window.visualViewport?.addEventListener(type, listener, { signal: stopped.signal });
  return () => stopped.abort();
}
