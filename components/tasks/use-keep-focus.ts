import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** Where the focus was last: an element, the subtask of its row, and which row that was. */
interface Focused {
  element: Element;
  id: string | undefined;
  index: number;
}

/**
 * Keeps the focus in a list of subtasks when the focused row moves (completed) or goes (deleted), or its button is replaced
 * (undone): on the same row, else on the one that took its place. Never takes it from another element.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    if (!list.current || !last.current || last.current.element.isConnected) return;
    const { id, index } = last.current;
    if (document.activeElement === document.body) focusRow(list.current, id, index);
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>("[data-subtask]");
      last.current = { element: target, id: row?.dataset.subtask, index: rowsOf(list.current).indexOf(row) };
    },
    // An element that was removed has no say about where the focus goes.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) last.current = null;
    },
  };
}

/** A subtask's row. */
export function rowOf(list: Element | null, id: string): Element | undefined {
  return rowsOf(list).find((row) => row?.dataset.subtask === id) ?? undefined;
}

function focusRow(list: HTMLElement, id: string | undefined, index: number): void {
  const rows = rowsOf(list);
  const row = rows.find((other) => other?.dataset.subtask === id) ?? rows[index] ?? rows.at(-1);
  row?.querySelector<HTMLElement>("[role=checkbox], [aria-controls]")?.focus();
}

function rowsOf(list: Element | null): (HTMLElement | null)[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-subtask]") ?? [])];
}
