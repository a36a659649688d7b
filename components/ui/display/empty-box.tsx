import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

interface EmptyBoxProps extends Omit<ComponentProps<"div">, "title"> {
  title?: ReactNode;
  body?: string | undefined;
}

/** Where a list has nothing: says so, and what to do about it. */
export function EmptyBox({ title, body, className, children, ...props }: EmptyBoxProps) {
  return (
    <div
      className={cn("rounded-card border border-dashed border-edge px-5 py-9 text-center", className)}
      {...props}
    >
      {title && <p className="title-section wrap-anywhere">{title}</p>}
      {body && <p className="mx-auto mt-1.5 max-w-[44ch] text-balance text-muted">{body}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}
