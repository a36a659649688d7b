"use client";

import { type CSSProperties, useEffect, useState } from "react";

/** The height left above a keyboard that covers the page instead of shrinking it; no style otherwise. */
export function useVisibleHeight(): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const stopped = new AbortController();
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Zooming in also shrinks the visual viewport, without a keyboard.
      const isCovered = scale <= 1.01 && innerHeight - height > 1;
      setStyle(isCovered ? { top: offsetTop, bottom: "auto", height } : {});
    };
    for (const type of ["resize", "scroll"])
      visualViewport.addEventListener(type, measure, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return style;
}
