import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "../display/spinner";
import { buttonVariants } from "./button-variants";
import { cn } from "@/lib/shared/utils";

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Shows progress and ignores presses; unlike `disabled` it keeps the focus. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  className,
  type = "button",
  onClick,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      onClick={press}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
      {...props}
    >
      {pending && <Spinner className="size-5" />}
      {children}
    </button>
  );
}

// For files that import both. Public pages import it from its own file.
export { buttonVariants } from "./button-variants";
