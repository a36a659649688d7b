/** Every handle that an update is moved by carries this attribute. */
const HANDLES = "[data-move-handle]";
/** Milliseconds after which the list has been drawn without the update that left. */
const DRAWN = 50;

/**
 * Where the focus goes when an update leaves its list with it: the next one's handle, else the one before. Call it before the
 * move, and what it returns after; nothing happens as long as the focus is somewhere.
 */
export function keepFocusNear(updateId: string): () => void {
  const handles = [...document.querySelectorAll<HTMLElement>(HANDLES)];
  const at = handles.findIndex((handle) => handle.dataset.moveHandle === updateId);
  const neighbour = handles[at + 1] ?? handles[at - 1];
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body) neighbour?.focus();
    }, DRAWN);
  };
}
