"use client";

import CircleAlert from "lucide-react/icons/circle-alert";

/** Why sending failed, at the field that still has the text. */
export function WriteProblem({ id, reason }: { id?: string; reason: string | null }) {
  if (!reason) return null;
  return (
    <p
      role="alert"
      {...(id && { id })}
      className="flex items-start gap-1.5 text-[0.9375rem] font-strong text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {reason}
    </p>
  );
}
