import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { focusOnArrival } from "@/components/form/focus-on-arrival";
import { cn } from "@/lib/utils";

interface OutcomeProps {
  icon: LucideIcon;
  tone: "ok" | "danger";
  title: string;
  /** What it means. */
  children: ReactNode;
  /** The ways on, as links. */
  actions: ReactNode;
}

/** What came of a form, in its place. Its heading takes the focus, which the form's button lost by going away. */
export function Outcome({ icon: Icon, tone, title, children, actions }: OutcomeProps) {
  return (
    <div>
      <span
        className={cn(
          "grid size-14 place-items-center rounded-card",
          tone === "ok" ? "bg-ok-soft text-ok" : "bg-danger-soft text-danger",
        )}
      >
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 ref={focusOnArrival} tabIndex={-1} className="mt-5 title-page outline-none">
        {title}
      </h1>
      <p className="mt-2 text-lg text-muted">{children}</p>
      <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
