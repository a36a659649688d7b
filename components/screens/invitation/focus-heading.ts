/** Moves the focus to the heading of what has just taken the place of a button. */
export function focusHeading(part: HTMLElement | null): void {
  part?.querySelector("h1")?.focus();
}
