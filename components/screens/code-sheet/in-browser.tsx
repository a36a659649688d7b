"use client";

import { Printer } from "lucide-react";
import { useOrigin } from "@/components/join/use-origin";
import { Button } from "@/components/ui/input/button";

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton({ label, className }: { label: string; className: string }) {
  return (
    <Button className={className} onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {label}
    </Button>
  );
}

/** The address where a code can be typed, without its scheme. */
export function SiteAddress({ className }: { className: string }) {
  const origin = useOrigin();
  // Reserves its line until it is known.
  return <span className={className}>{origin === null ? "\u00a0" : new URL(origin).host}</span>;
}
