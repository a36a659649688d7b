"use client";

import { useOrigin } from "@/components/join/use-origin";

/** Where a code can be typed, as one would write it into a phone. */
export function SiteAddress({ className }: { className: string }) {
  const origin = useOrigin();
  // Keeps its line until it is known.
  return <span className={className}>{origin === null ? "\u00a0" : new URL(origin).host}</span>;
}
