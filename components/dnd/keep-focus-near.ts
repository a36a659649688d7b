import type { Move } from "./mover";
import type { Placement } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

/** The attribute that every move handle carries. */
const HANDLES = "[data-move-handle]";
/** What takes the focus when a list has become empty. */
const OPEN_FOLDER = "h3 button[aria-expanded=true]";
/** Milliseconds to wait for a list to render without the update. */
const GIVE_UP_AFTER = 2000;

/**
 * Moves the focus when an update leaves its list with it: to the next handle, else to the previous one, else to the folder.
 * Call it before the move, and the function it returns afterwards, which does nothing while a field or a dialog has the focus.
 */
export function keepFocusNear(updateId: string): () => void {
  const handles = [...document.querySelectorAll<HTMLElement>(HANDLES)];
  const at = handles.findIndex((handle) => handle.dataset.moveHandle === updateId);
  const neighbor = handles[at + 1] ?? handles[at - 1];
  return () =>
    whenGone(handles[at], performance.now() + GIVE_UP_AFTER, () => {
      if (document.activeElement?.closest("form, [role=dialog]")) return;
      const next = neighbor?.isConnected ? neighbor : document.querySelector<HTMLElement>(OPEN_FOLDER);
      next?.focus({ preventScroll: true });
    });
}

/** Moves an update out of the list that it is dropped from. */
export function moveKeepingFocus(move: Move, update: UpdateView, to: Placement, isUndo = false): void {
  const restoreFocus = keepFocusNear(update.id);
  void move(update, to, isUndo);
  restoreFocus();
}

/** Once the update is in another list, moves the focus to its handle there. */
export function focusHandleOf(updateId: string): void {
  const find = () => document.querySelector<HTMLElement>(`[data-move-handle="${updateId}"]`);
  const before = find();
  const until = performance.now() + GIVE_UP_AFTER;
  const look = () => {
    const handle = find();
    if (handle && handle !== before) handle.focus({ preventScroll: true });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

function whenGone(element: HTMLElement | undefined, until: number, then: () => void): void {
  if (!element?.isConnected) then();
  else if (performance.now() < until) requestAnimationFrame(() => whenGone(element, until, then));
}
