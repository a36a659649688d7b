"use client";

import { useSyncExternalStore } from "react";

/** False on the server and while hydrating, when the page must render as it did on the server. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
