import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

/** A placeholder in the size of its content. Silent: the region around it announces the loading. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      aria-busy
      className={cn("animate-pulse-soft rounded-chip bg-line sun:bg-rest", className)}
      {...props}
    />
  );
}
