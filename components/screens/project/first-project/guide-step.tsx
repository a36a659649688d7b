import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TimelineMarker } from "@/components/shell/timeline-marker";

export type StepState = "done" | "current" | "open";

interface GuideStepProps {
  state: StepState;
  title: string;
  hint: string;
  /** Shown beside a step that is done. */
  result?: ReactNode;
  /** Instructions for the step. */
  children?: ReactNode;
}

/** A step on the plumb line, with a check if it is done, the highlighted marker if it is next, else a ring. */
export function GuideStep({ state, title, hint, result, children }: GuideStepProps) {
  const t = useTranslations("guide");
  return (
    <li
      className="relative pb-4.5 last:pb-0 lg:pb-0 lg:pl-7.5"
      {...(state === "current" && { "aria-current": "step" })}
    >
      <Mark state={state} />
      {state === "done" ? (
        <div className="flex items-center gap-2 lg:relative lg:w-fit lg:bg-bg">
          <h3 className="min-w-0 flex-1 font-semibold text-muted line-through decoration-1 lg:flex-none">
            {title}
            <span className="sr-only"> ({t("isDone")})</span>
          </h3>
          {result}
        </div>
      ) : (
        <>
          <h3 className="title-section lg:relative lg:w-fit lg:bg-bg lg:pr-3">{title}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{hint}</p>
          {children}
        </>
      )}
    </li>
  );
}

function Mark({ state }: { state: StepState }) {
  if (state === "done")
    return (
      <span className="absolute top-0.5 -left-7.5 grid size-5 place-items-center rounded-full bg-ok text-bg lg:left-0">
        <Check aria-hidden className="size-3.5 stroke-3" />
      </span>
    );
  return (
    <TimelineMarker isHighlighted={state === "current"} className="absolute top-0.5 -left-7 lg:left-0.5" />
  );
}
