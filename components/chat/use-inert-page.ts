"use client";

import { useLayoutEffect } from "react";

/** Keeps the keyboard and screen readers out of the page that the chat covers; the top bar above it stays usable. */
export function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById("main");
    if (!isCovered || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isCovered]);
}
