/** Focuses the heading of what has just replaced a button. */
export function focusHeading(part: HTMLElement | null): void {
  part?.querySelector("h1")?.focus();
}
