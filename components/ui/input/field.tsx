import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Label } from "./label";
import { cn } from "@/lib/shared/utils";

interface FieldProps {
  /** Id of the control. Hint and error get `{id}-hint` and `{id}-error`, as in `describedBy`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  return (
    <div className={cn("grid gap-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-strong text-danger">
          <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The ARIA attributes of a control inside a `Field`. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true as const }) };
}
