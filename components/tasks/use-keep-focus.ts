import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { nextFocusable, type Trail, trailOf } from "@/components/ui/focus/next-focusable";

/** The last focused element, its row's subtask, and its neighbors. */
interface Focused {
  element: Element;
  subtask: string | undefined;
  trail: Trail;
}

/**
 * Keeps the focus in a list when the focused element is removed: on the same subtask's row if it still exists (the subtask was
 * completed, or its tick undone), else on a neighbor (it was deleted). Never takes the focus from another element.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const { subtask, trail } = last.current;
    const row = subtask && rowOf(list.current, subtask);
    const target = row
      ? row.querySelector<HTMLElement>("[role=checkbox], [aria-controls]")
      : nextFocusable(trail);
    target?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      // Focus in a dialog also bubbles here, through React; a moved update's handle is handled by keepFocusNear.
      if (!list.current?.contains(target) || target.matches("[data-move-handle]")) return;
      const subtask = target.closest<HTMLElement>("[data-subtask]")?.dataset.subtask;
      last.current = { element: target, subtask, trail: trailOf(target) };
    },
    // Ignores elements that have already been removed.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) last.current = null;
    },
  };
}

export function rowOf(list: Element | null, id: string): Element | null {
  return list?.querySelector(`[data-subtask="${CSS.escape(id)}"]`) ?? null;
}
