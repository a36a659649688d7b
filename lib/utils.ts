import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ["chip", "button", "player", "card"] },
    classGroups: { "font-weight": [{ font: ["strong", "head"] }] },
  },
});

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
