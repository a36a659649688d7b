import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonVariants } from "../input/button-variants";
import { Link } from "./link";
import { cn } from "@/lib/shared/utils";

type ButtonLinkProps = ComponentProps<typeof Link> & VariantProps<typeof buttonVariants>;

/** A link that looks like a button. Public pages render it on the server alone: it merges class names. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={cn(buttonVariants({ variant, size }), className)} />;
}
