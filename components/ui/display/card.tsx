import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

/** A surface for a group of content. Cards are never nested. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-card border border-line bg-surface p-4", className)} {...props} />;
}
