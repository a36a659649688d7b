import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useFormat } from "@/components/providers/use-format";
import { Badge } from "@/components/ui/display/badge";
import type { Plan } from "@/lib/billing/limits";
import { PRICING } from "@/lib/shared/product";

interface PlanChoiceProps {
  chosen: Plan;
  /** The business's current plan, which cannot be chosen. */
  current: Plan | null;
  onChoose: (plan: Plan) => void;
}

/** Monthly or Yearly, as two radio tiles. */
export function PlanChoice({ chosen, current, onChoose }: PlanChoiceProps) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const tile = (plan: Plan) => ({
    plan,
    isChosen: chosen === plan,
    isCurrent: current === plan,
    onChoose: () => onChoose(plan),
  });
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t("plans")}</legend>
      <PlanTile {...tile("monthly")} name={t("monthly")} cents={PRICING.monthlyCents} per={t("perMonth")}>
        {t("monthlyTerms", { count: PRICING.monthlyProjectLimit })}
      </PlanTile>
      <PlanTile
        {...tile("yearly")}
        name={t("yearly")}
        cents={PRICING.yearlyCents}
        per={t("perYear")}
        note={t("bestValue")}
      >
        {t("yearlyTerms")}
        <br />
        {t("saving", { amount: format.money(PRICING.yearlySavingCents) })}
      </PlanTile>
    </fieldset>
  );
}

interface PlanTileProps {
  plan: Plan;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
  name: string;
  cents: number;
  per: string;
  note?: string;
  children: ReactNode;
}

function PlanTile({ plan, isChosen, isCurrent, onChoose, name, cents, per, note, children }: PlanTileProps) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const id = useId();
  return (
    <div className="relative flex items-start gap-3 rounded-card bg-surface px-4 pt-3.5 pb-3 ring-1 ring-edge ring-inset has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:bg-sunk has-disabled:ring-line">
      <input
        id={id}
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        disabled={isCurrent}
        onChange={onChoose}
        aria-describedby={`${id}-terms ${id}-price`}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="mt-0.5 size-5.5 shrink-0 rounded-full border-2 border-edge bg-surface peer-checked:border-7 peer-checked:border-ink peer-disabled:invisible"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {/* Makes the whole tile clickable. */}
          <label htmlFor={id} className="text-[1.0625rem] font-bold after:absolute after:inset-0">
            {name}
          </label>
          {isCurrent ? (
            <Badge size="sm">{t("current")}</Badge>
          ) : (
            note && (
              <Badge tone="accent" size="sm">
                {note}
              </Badge>
            )
          )}
        </span>
        <span id={`${id}-terms`} className="mt-0.5 block text-sm text-muted">
          {children}
        </span>
      </span>
      <span id={`${id}-price`} className="text-right leading-tight">
        <span className="block text-xl font-extrabold tracking-[-0.01em]">{format.money(cents)}</span>{" "}
        <span className="block text-sm text-muted">{per}</span>
      </span>
    </div>
  );
}
