import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A surface for what one acts on. Never inside another one. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-card border border-line bg-surface p-4", className)} {...props} />;
}
