import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/** Sends an edited text; ignores further presses while one is in flight. `error` is what the last attempt threw. */
export function useSaveOnce<T>(send: (text: string) => Promise<T>, onSaved: (saved: T) => void) {
  // A second tap in the same frame still sees the old state.
  const inFlight = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onSaved,
    onSettled: () => {
      inFlight.current = false;
    },
  });
  const save = (text: string) => {
    if (inFlight.current) return;
    inFlight.current = true;
    mutate(text);
  };
  return { save, isPending, error };
}
