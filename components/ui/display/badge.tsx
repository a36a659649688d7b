import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

const badgeVariants = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-chip px-2.5 text-sm font-strong whitespace-nowrap outlined [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-sunk text-muted",
        accent: "bg-count text-accent-text",
        blue: "bg-blue-soft text-blue",
        ok: "bg-ok-soft text-ok",
        warn: "bg-accent-soft text-warn",
        danger: "bg-danger-soft text-danger",
      },
      size: { md: "h-7", sm: "h-6.5 px-2" },
    },
    defaultVariants: { tone: "neutral", size: "md" },
  },
);

interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {}

/** A state in a word, with an icon if the color has a meaning. */
export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone, size }), className)} {...props} />;
}
