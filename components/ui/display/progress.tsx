import { cn } from "@/lib/shared/utils";

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  className?: string;
}

export function Progress({ value, label, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-2 overflow-hidden rounded-full border border-line bg-sunk sun:h-3.5", className)}
    >
      <div className="h-full rounded-full bg-ok" style={{ width: `${String(share)}%` }} />
    </div>
  );
}
