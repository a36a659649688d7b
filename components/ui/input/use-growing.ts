import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets a field grow with its text where browsers have no `field-sizing` (Safari before 26.2, Firefox before 152). `value` is what it
 * has, unless it keeps its text itself.
 */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, value: unknown): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports("field-sizing", "content")) return undefined;
    let width = 0;
    const grow = () => {
      width = current.clientWidth;
      fit(current);
    };
    // Safari's bars come and go while one scrolls.
    const turn = () => {
      if (current.clientWidth !== width) grow();
    };
    grow();
    current.addEventListener("input", grow);
    addEventListener("resize", turn);
    return () => {
      current.removeEventListener("input", grow);
      removeEventListener("resize", turn);
    };
  }, [field, value]);
}

function fit(field: HTMLTextAreaElement): void {
  field.style.height = "auto";
  // The height of a box includes its border.
  field.style.height = `${String(field.scrollHeight + field.offsetHeight - field.clientHeight)}px`;
}
