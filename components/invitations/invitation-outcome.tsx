import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface InvitationOutcomeProps {
  icon: LucideIcon;
  tone: "ok" | "danger";
  title: string;
  /** What it means. */
  children: ReactNode;
  /** The ways on, as links. */
  actions: ReactNode;
}

/** An invitation that waits for no answer: what became of it, and where to go from there. */
export function InvitationOutcome({ icon: Icon, tone, title, children, actions }: InvitationOutcomeProps) {
  return (
    <div className="max-w-136">
      <span
        className={clsx(
          "grid size-14 place-items-center rounded-card",
          tone === "ok" ? "bg-ok-soft text-ok" : "bg-danger-soft text-danger",
        )}
      >
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 tabIndex={-1} className="mt-5 title-page outline-none">
        {title}
      </h1>
      <p className="mt-2 text-lg wrap-anywhere text-muted">{children}</p>
      <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
