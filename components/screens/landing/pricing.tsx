import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Section } from "./section";
import { Badge } from "@/components/ui/display/badge";
import { ButtonLink } from "@/components/ui/text/button-link";
import { getFormat } from "@/lib/i18n/get-format";
import { PRICING } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

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
        <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-button border border-line bg-sunk p-0.5">
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

const monthly = "[[data-pricing]:has([data-period=yearly]:checked)_&]:hidden";
const yearly = "hidden [[data-pricing]:has([data-period=yearly]:checked)_&]:block";

async function BusinessPlan({ startHref }: { startHref: string }) {
  const [t, format] = await Promise.all([getTranslations("landing.pricing"), getFormat()]);
  return (
    <div className="rounded-[22px] border-2 border-ink bg-bg p-5.5 sm:p-7">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="title-section-lg">{t("businessName")}</h3>
        <span className={yearly}>
          <Badge tone="accent">{t("bestValue")}</Badge>
        </span>
      </div>
      <p className="mt-1 text-muted">{t("businessFor")}</p>
      <div className={cn(monthly, "mt-5")}>
        <Price amount={format.money(PRICING.monthlyCents)} per={t("perMonth")} />
        <p className="mt-1 text-sm text-muted">{t("monthlyTerms", { count: PRICING.monthlyProjectLimit })}</p>
      </div>
      <div className={cn(yearly, "mt-5")}>
        <Price amount={format.money(PRICING.yearlyCents)} per={t("perYear")} />
        <p className="mt-1 text-sm text-muted">
          {t("yearlyTerms", {
            monthly: format.money(Math.round(PRICING.yearlyCents / 1200) * 100),
            saving: format.money(PRICING.yearlySavingCents),
          })}
        </p>
      </div>
      <ButtonLink href={startHref} size="lg" className="mt-6 w-full">
        {t("startTrial", { days: PRICING.trialDays })}
      </ButtonLink>
      <p className="mt-2.5 text-center text-sm text-muted">{t("noCharge", { day: PRICING.trialDays + 1 })}</p>
      <PlanFeatures
        items={[
          { text: t("unlimitedTeam") },
          { text: t("transcription") },
          { text: t("chat") },
          { text: t("reports") },
          { text: t("weeklyReports"), className: yearly },
          { text: t("prioritySupport"), className: yearly },
        ]}
      />
    </div>
  );
}

function Price({ amount, per }: { amount: string; per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-[2.5rem] leading-none font-extrabold tracking-[-0.03em]">{amount}</span>
      <span className="text-muted">{per}</span>
    </p>
  );
}

async function FreePlan({ joinHref }: { joinHref: string }) {
  const [t, format] = await Promise.all([getTranslations("landing.pricing"), getFormat()]);
  return (
    <div className="rounded-[22px] border border-line bg-bg p-5.5 sm:p-7">
      <h3 className="title-section-lg">{t("freeName")}</h3>
      <p className="mt-1 text-muted">{t("freeFor")}</p>
      <div className="mt-5">
        <Price amount={format.money(0)} per={t("freePer")} />
      </div>
      <p className="mt-1 text-sm text-muted">{t("freeTerms")}</p>
      <ButtonLink href={joinHref} variant="secondary" size="lg" className="mt-6 w-full text-base">
        {t("freeStart")}
      </ButtonLink>
      <PlanFeatures
        items={[
          { text: t("freeJoin") },
          { text: t("freePost") },
          { text: t("freeLanguages") },
          { text: t("freeEvery") },
        ]}
      />
    </div>
  );
}

function PlanFeatures({ items }: { items: { text: string; className?: string }[] }) {
  return (
    <ul className="mt-6 grid gap-2.5 border-t border-line pt-5">
      {items.map(({ text, className }) => (
        <li key={text} className={className}>
          <span className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
