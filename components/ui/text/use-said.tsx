import { type ReactElement, useReducer } from "react";

/** The content of a live region, and what changes it. Screen readers would not say the same text again in the same element. */
export function useSaid() {
  return useReducer(
    (last: ReactElement | null, text: string) => <span key={Number(last?.key ?? 0) + 1}>{text}</span>,
    null,
  );
}
