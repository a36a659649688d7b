"use client";

import { useSyncExternalStore } from "react";

/** The origin of this site as the reader's browser names it; null on the server, which may be behind any name. */
export function useOrigin(): string | null {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

function neverChanges(): () => void {
  return () => undefined;
}

function inBrowser(): string {
  return window.location.origin;
}

function onServer(): null {
  return null;
}
