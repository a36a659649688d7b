import type { ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

interface CountBadgeProps {
  count: number;
  /** The largest number that is shown; beyond it, as "99+". */
  most?: number;
  /** What the number means, for screen readers. */
  label: ReactNode;
  className?: string;
}

/** The number of new items; renders nothing for zero. */
export function CountBadge({ count, most = Infinity, label, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={cn(
        "inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-[7px] bg-count px-1.5 text-[0.8125rem] leading-none font-bold text-accent-text outlined",
        className,
      )}
    >
      <span aria-hidden>{count > most ? `${String(most)}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
