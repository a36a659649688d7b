import { getTranslations } from "next-intl/server";
import { BusinessPlan, FreePlan } from "./plans";
import { Section } from "./section";

interface PricingProps {
  /** Whether businesses pay. */
  isBilled: boolean;
  startHref: string;
  joinHref: string;
}

/** Two radio buttons that CSS reads: the toggle works before hydration, and without scripts. */
export async function Pricing({ isBilled, startHref, joinHref }: PricingProps) {
  const t = await getTranslations("landing.pricing");
  if (!isBilled)
    return <Section id="pricing" title={t("freeTitle")} intro={t("freeIntro")} className="bg-surface" />;
  return (
    <Section id="pricing" title={t("title")} intro={t("intro")} className="bg-surface">
      <div data-pricing="">
        <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-button bg-sunk p-1">
          <legend className="sr-only">{t("toggle")}</legend>
          <PeriodChoice value="monthly" checked label={t("monthly")} />
          <PeriodChoice value="yearly" label={t("yearly")} note={t("yearlyNote")} />
        </fieldset>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[1.2fr_1fr] lg:gap-8">
          <BusinessPlan startHref={startHref} />
          <FreePlan joinHref={joinHref} />
        </div>
      </div>
    </Section>
  );
}

interface PeriodChoiceProps {
  value: "monthly" | "yearly";
  label: string;
  note?: string;
  checked?: boolean;
}

function PeriodChoice({ value, label, note, checked = false }: PeriodChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-[9px] px-4 font-strong text-muted has-checked:bg-chosen has-checked:text-chosen-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-ring">
      <input
        type="radio"
        name="period"
        value={value}
        defaultChecked={checked}
        data-period={value}
        className="sr-only"
      />
      {label}
      {note && <span className="text-sm font-strong text-ok">{note}</span>}
    </label>
  );
}
