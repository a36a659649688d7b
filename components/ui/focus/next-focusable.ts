/** The position of an element: its ancestors from the inside out, each with the index of the child that leads to it. */
export type Trail = { parent: Element; index: number }[];

export function trailOf(element: Element): Trail {
  const trail: Trail = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    trail.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return trail;
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not([type=hidden]), textarea, select";

/**
 * What to focus instead of a removed element: what took its place in its list, or came before it. Null for something of its own
 * in the page, such as a dialog.
 */
export function nextFocusable(trail: Trail): HTMLElement | null {
  const { parent, index } = trail.find((step) => step.parent.isConnected) ?? {};
  if (!parent || index === undefined || parent === document.body) return null;
  const children = [...parent.children];
  const nearest = [...children.slice(index), ...children.slice(0, index).reverse(), parent];
  return nearest.map(firstFocusable).find((found) => found !== null) ?? null;
}

function firstFocusable(element: Element): HTMLElement | null {
  const candidates = [element, ...element.querySelectorAll(FOCUSABLE)];
  const found = candidates.find((candidate) => candidate.matches(FOCUSABLE) && isVisible(candidate));
  return found instanceof HTMLElement ? found : null;
}

/** What Tab stops at on the page, in the order of the document. */
export function tabStops(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${FOCUSABLE}, summary, [tabindex]`);
  return [...all].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled, [inert] *") && isVisible(stop),
  );
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}
