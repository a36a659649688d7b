"use client";

import { useSyncExternalStore } from "react";

/** False on the server and while hydrating, when the page must look as the server drew it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
