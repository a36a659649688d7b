import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses } from "./input";
import { cn } from "@/lib/shared/utils";

export interface SelectProps extends ComponentProps<"select"> {
  /** Those below its children. */
  options?: readonly { value: string | number; label: string; lang?: string }[] | undefined;
}

/** The device's native list, which suits a thumb better than a custom one. */
export function Select({ className, children, options, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cn(controlClasses, "h-12 appearance-none truncate pr-11", className)} {...props}>
        {children}
        {options?.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
