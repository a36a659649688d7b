"use client";

import { useSyncExternalStore } from "react";

/** The site's origin as the browser sees it; null on the server, which cannot know it. */
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
