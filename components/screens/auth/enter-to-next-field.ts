import type { KeyboardEvent } from "react";

/**
 * As `onKeyDown` of a field: Enter leads to the next field of the form that is still empty, as the key of a phone says it
 * does, and sends the form once all are filled in.
 */
export function enterToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !field.form) return;
  const fields = [...field.form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  const empty = fields.slice(fields.indexOf(field) + 1).find(({ value }) => value === "");
  if (!empty) return;
  event.preventDefault();
  empty.focus();
}
