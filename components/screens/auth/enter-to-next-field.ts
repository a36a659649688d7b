import type { KeyboardEvent } from "react";

/**
 * As `onKeyDown` of a field: Enter moves to the form's next empty field, as the label of a phone's key says, and submits once
 * all are filled in.
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
