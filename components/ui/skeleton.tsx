import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Stands where content will be, in its size. Silent; the region around it says that it loads. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      aria-busy
      className={cn("animate-pulse-soft rounded-chip bg-line", className)}
      {...props}
    />
  );
}
