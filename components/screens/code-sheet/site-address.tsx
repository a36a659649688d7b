"use client";

import { useOrigin } from "@/components/join/use-origin";

/** The address where a code can be typed, without its scheme. */
export function SiteAddress({ className }: { className: string }) {
  const origin = useOrigin();
  // Reserves its line until it is known.
  return <span className={className}>{origin === null ? "\u00a0" : new URL(origin).host}</span>;
}
