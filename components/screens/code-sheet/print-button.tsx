"use client";

import Printer from "lucide-react/icons/printer";
import { Button } from "@/components/ui/button";

/** Opens the browser's own dialog for printing, from which a PDF can be saved too. */
export function PrintButton({ label, className }: { label: string; className: string }) {
  return (
    <Button
      className={className}
      onClick={() => {
        window.print();
      }}
    >
      <Printer aria-hidden className="size-5" />
      {label}
    </Button>
  );
}
