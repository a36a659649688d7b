import Check from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A native checkbox in our drawing. Put it inside its label, which makes the target large. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cn("relative inline-grid size-6 shrink-0", className)}>
      <input
        type="checkbox"
        className="peer size-6 appearance-none rounded-md border-2 border-muted bg-surface checked:border-ok checked:bg-ok disabled:opacity-55"
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-1 hidden size-4 text-surface peer-checked:block"
      />
    </span>
  );
}
