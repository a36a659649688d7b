import { CircleAlert } from "lucide-react";

interface WriteProblemProps {
  id?: string;
  /** What failed. */
  title?: string;
  reason: string | null;
}

/** Why sending failed, beside the field that still has the text. */
export function WriteProblem({ id, title, reason }: WriteProblemProps) {
  if (!reason) return null;
  return (
    <p
      role="alert"
      {...(id && { id })}
      className="flex items-start gap-1.5 text-[0.9375rem] font-strong text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {title && <b className="block">{title}</b>}
        {reason}
      </span>
    </p>
  );
}
