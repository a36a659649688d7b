import { useCallback } from "react";
import { useStore } from "./use-store";

/** Whether the screen matches a media query; false until the page has hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useStore(subscribe, () => matchMedia(query).matches, false);
}
