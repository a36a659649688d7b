import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

export function Label({ className, htmlFor, children, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("font-strong", className)} {...props}>
      {children}
    </label>
  );
}
