/** As a `ref`: the element takes the focus when it appears. For what a press has just opened, never on page load. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
