/** Takes the keyboard to what appears where the focused thing vanished; never away from where somebody is typing. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Into a field that was just asked for, behind its last letter. */
export function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
