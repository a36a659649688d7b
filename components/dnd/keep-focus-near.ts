/** The attribute that every move handle carries. */
const HANDLES = "[data-move-handle]";
/** Milliseconds after which the list has rendered without the update. */
const RENDERED_AFTER_MS = 50;

/**
 * Moves the focus when an update leaves its list with it: to the next handle, else to the previous one. Call it before the
 * move, and the function it returns afterwards, which does nothing while something else has the focus.
 */
export function keepFocusNear(updateId: string): () => void {
  const handles = [...document.querySelectorAll<HTMLElement>(HANDLES)];
  const at = handles.findIndex((handle) => handle.dataset.moveHandle === updateId);
  const neighbor = handles[at + 1] ?? handles[at - 1];
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body) neighbor?.focus();
    }, RENDERED_AFTER_MS);
  };
}
