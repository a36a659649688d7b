import { cva } from "class-variance-authority";

/**
 * Classes of a button, also for links that look like one. One `primary` per screen. In its own file, so that public pages need
 * not load the code that merges class names.
 */
export const buttonVariants = cva("button leading-tight", {
  variants: {
    variant: {
      primary:
        "bg-accent font-bold text-accent-ink outlined enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
      soft: "bg-accent-soft font-bold text-accent-text outlined enabled:hover:bg-accent-soft-hover [a&]:hover:bg-accent-soft-hover",
      secondary: "border border-line bg-surface text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk",
      ghost: "text-muted enabled:hover:bg-sunk enabled:hover:text-ink [a&]:hover:bg-sunk [a&]:hover:text-ink",
      bare: "text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk",
      danger: "bg-danger font-bold text-surface enabled:hover:opacity-90",
      link: "rounded-chip font-strong text-blue underline underline-offset-3 enabled:hover:text-ink [a&]:hover:text-ink",
    },
    size: {
      md: "min-h-12 px-5 py-2",
      lg: "min-h-14 px-6.5 py-2 text-lg",
      sm: "min-h-11 px-4.5 py-1.5",
      text: "min-h-11 rounded-[10px] px-3 py-1 text-[0.9375rem] lg:min-h-10",
      // Looks 24 px high, with a 44 px touch target.
      inline: "relative min-h-6 after:absolute after:-inset-x-2 after:-inset-y-2.5",
      icon: "size-12",
      iconSm: "size-11",
    },
  },
  defaultVariants: { variant: "primary", size: "md" },
});
