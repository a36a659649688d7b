/** As a `ref`: focuses the element when it mounts. For what a press has just opened, never on page load. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
