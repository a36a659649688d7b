import { type RefObject, useLayoutEffect } from "react";

/** Lets a field grow with its text where browsers have no `field-sizing` (Safari before 26.2, Firefox before 152). */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (field.current && !CSS.supports("field-sizing", "content")) fit(field.current);
  }, [field, text]);
}

function fit(field: HTMLTextAreaElement): void {
  field.style.height = "auto";
  // The height of a box includes its border.
  field.style.height = `${String(field.scrollHeight + field.offsetHeight - field.clientHeight)}px`;
}
