import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

/** An iPhone enlarges a page, for good, around a field with smaller text. */
export const controlClasses =
  "w-full min-w-0 rounded-button border border-edge bg-surface px-4 text-base text-ink transition-colors duration-150 disabled:bg-sunk disabled:text-muted aria-invalid:border-2 aria-invalid:border-danger";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(controlClasses, "h-12 read-only:bg-sunk", className)} {...props} />;
}
