import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FirstStep } from "./first-step";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { PRICING } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

interface FirstStepsProps {
  step: FirstStep;
  /** Whether the trial may have been started on Stripe's page already. */
  isChecking?: boolean;
  /** Whether a plan is needed, which begins with a trial. */
  isBilled?: boolean;
}

/** The way to a first project, with the step to do next. */
export function FirstSteps({ step, isChecking = false, isBilled = true }: FirstStepsProps) {
  const t = useTranslations("projects.firstSteps");
  const checking = useTranslations("planPicker")("reading");
  const steps = [
    ["business", t("business")],
    ...(isBilled ? ([["trial", t("trial", { days: PRICING.trialDays })]] as const) : []),
    ["project", t("project")],
  ] as const;
  const current = steps.findIndex(([name]) => name === step);
  return (
    <ol aria-label={t("label")} className="grid gap-2 sm:flex sm:flex-wrap sm:gap-x-7">
      {steps.map(([name, title], index) => (
        <li
          key={name}
          className={cn("flex items-center gap-2", index === current ? "font-bold" : "text-muted")}
          {...(index === current && { "aria-current": "step" })}
        >
          {index < current ? (
            <span className="grid size-5 place-items-center rounded-full bg-ok text-bg">
              <Check aria-hidden className="size-3.5 stroke-3" />
              <span className="sr-only">{t("done")}</span>
            </span>
          ) : (
            <TimelineMarker isHighlighted={index === current} />
          )}
          {isChecking && name === "trial" && step === name ? checking : title}
        </li>
      ))}
    </ol>
  );
}
