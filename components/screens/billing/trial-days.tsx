import { useTranslations } from "next-intl";
import { useTrialDays } from "@/components/plan/use-trial-days";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { PRICING } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

const DAYS = Array.from({ length: PRICING.trialDays }, (_, day) => day);

/** The days of the trial; those that have passed are filled in. */
export function TrialDays({ endsAt }: { endsAt: string | null }) {
  const t = useTranslations("billing");
  const format = useFormat();
  const trial = useTrialDays(endsAt);
  if (!trial) return null;
  return (
    <TimeText>
      <span
        role="img"
        aria-label={t("trialDays", { used: trial.used, count: PRICING.trialDays })}
        className="grid grid-cols-7 gap-1"
      >
        {DAYS.map((day) => (
          <span
            key={day}
            suppressHydrationWarning
            className={cn("h-2 rounded-full", day < trial.used ? "bg-ink" : "bg-line")}
          />
        ))}
      </span>
      <span className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{format.day(trial.first)}</span>
        <span>{format.day(trial.last)}</span>
      </span>
    </TimeText>
  );
}
