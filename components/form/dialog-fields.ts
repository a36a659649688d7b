/* For a press in a dialog whose fields are in no `<form>`. */

/** Focuses the first field that is marked as wrong, or shows what says so. */
export function showFirstWrong(pressed: Element): void {
  const dialog = dialogOf(pressed);
  const wrong = dialog?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong) wrong.focus();
  else dialog?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}

/** Whether no date is half typed, which would count as none; the browser says so at one that is. */
export function areDatesWhole(pressed: Element): boolean {
  const dates = dialogOf(pressed)?.querySelectorAll<HTMLInputElement>("input[type=date]");
  return [...(dates ?? [])].every((date) => date.reportValidity());
}

function dialogOf(pressed: Element): Element | null {
  return pressed.closest("[role=dialog]");
}
