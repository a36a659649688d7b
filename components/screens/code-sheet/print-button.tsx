"use client";

import Printer from "lucide-react/icons/printer";
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
