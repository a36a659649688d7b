import { useSyncExternalStore } from "react";

/** Follows a value outside of React; `before` is what it counts as on the server and while hydrating. */
export function useStore<T, Before = T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  before: Before,
): T | Before {
  return useSyncExternalStore<T | Before>(subscribe, read, () => before);
}

/** The same for what only the browser knows, and what stays as long as the page. */
export function useInBrowser<T, Before = T>(read: () => T, before: Before): T | Before {
  return useStore(neverChanges, read, before);
}

const neverChanges = () => () => undefined;
