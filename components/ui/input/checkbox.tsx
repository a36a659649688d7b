import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

/** A checkbox of 22 px, named by the label around it or by `aria-label`. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cn("relative grid size-5.5 shrink-0 place-items-center", className)}>
      <input
        type="checkbox"
        className="peer size-5.5 cursor-pointer appearance-none rounded-[6px] border-2 border-muted bg-surface checked:border-ink checked:bg-ink"
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className="pointer-events-none absolute hidden size-3.5 text-surface peer-checked:block"
      />
    </span>
  );
}
