import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { BillingContext, type BilledBusiness, useBilled } from "./billing-context";
import { billingState } from "./billing-state";
import { CardActions } from "./card-actions";
import { DateLine } from "./date-line";
import { DeclinedNotice } from "./declined-notice";
import { Invoices } from "./invoices";
import { CheckingPlan, type PlanCheck } from "@/components/plan/checking-plan";
import { PlanBadge } from "@/components/plan/plan-badge";
import { useFormat } from "@/components/providers/use-format";
import { Alert } from "@/components/ui/display/alert";
import { Card } from "@/components/ui/display/card";
import { canInBusiness } from "@/lib/access/policy";
import { isNearlyFull } from "@/lib/businesses/limits";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";
import { useTrialDays } from "@/components/plan/use-trial-days";
import { TimeText } from "@/components/providers/time-text";
import { cn } from "@/lib/shared/utils";

interface BillingCardProps extends BilledBusiness {
  /** Set while Stripe is asked for the outcome of a visit to its pages. */
  reading: PlanCheck | null;
}

/** One business's plan: its state and price, the next charge, what it includes, its invoices, and actions. */
export function BillingCard({ reading, ...billed }: BillingCardProps) {
  const { business } = billed;
  const titleId = `billing-${business.id}`;
  return (
    <Card className="flex h-full flex-col px-4.5 pt-5 pb-2.5 sm:px-5.5">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h2 id={titleId} className="min-w-0 title-section-lg wrap-anywhere">
            {business.name}
          </h2>
          {!["none", "notBilled"].includes(billingState(business)) && <PlanBadge business={business} />}
        </div>
        {reading ? (
          <div className="py-6">
            <CheckingPlan {...reading} />
          </div>
        ) : (
          <BillingContext value={billed}>
            <CardBody />
          </BillingContext>
        )}
      </article>
    </Card>
  );
}

function CardBody() {
  const { business, isOff } = useBilled();
  const t = useTranslations("billing");
  const state = billingState(business);
  const manages = canInBusiness(business.role, "billing:manage");
  const acts = manages && !isOff;
  return (
    <>
      <PriceLine business={business} />
      <div className="mt-3.5 min-h-20 border-t border-line pt-3.5 pb-4">
        <DateLine business={business} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-5">
        {state === "pastDue" && <DeclinedNotice canFix={acts} />}
        {(state === "trial" || state === "trialEnding") && <TrialDays endsAt={business.trialEndsAt} />}
        <MonthOfFiles business={business} />
        <PlanFeatures business={business} />
        {acts && state !== "none" && <Invoices />}
      </div>
      <div className="mt-auto">
        {manages
          ? !isOff && <CardActions />
          : state !== "notBilled" && <p className="pb-2.5 text-sm text-muted">{t("ownerActs")}</p>}
      </div>
    </>
  );
}

/** What the plan includes, and how many projects are active. Without a plan, what one would include. */
function PlanFeatures({ business }: { business: BusinessView }) {
  const t = useTranslations("billing.features");
  const id = useId();
  const state = billingState(business);
  const hasPlan = state !== "none" && state !== "ended";
  const isFree = state === "notBilled";
  const isUnbounded = isFree || state === "earlyAdopter" || business.subscriptionPlan === "yearly";
  const [count, limit] = [business.activeProjectCount, PRICING.monthlyProjectLimit];
  const projects = isUnbounded ? t("unlimited", { count }) : t("upTo", { limit, count });
  const features = [
    hasPlan ? projects : t("eitherPlan", { limit }),
    t("team"),
    t("voice"),
    t("live"),
    ...(hasPlan && isUnbounded ? [t("weekly")] : []),
    ...(hasPlan && isUnbounded && !isFree ? [t("support")] : []),
  ];
  return (
    <div>
      <p id={id} className={hasPlan ? "sr-only" : "mb-1.5 text-sm text-muted"}>
        {hasPlan ? t("title") : t("titleOffered")}
      </p>
      <ul aria-labelledby={id} className="grid gap-1.5 text-[0.9375rem] leading-snug">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the business pays, and for which plan; without one, only that. */
function PriceLine({ business }: { business: BusinessView }) {
  const t = useTranslations("billing");
  const format = useFormat();
  const state = billingState(business);
  const isYearly = business.subscriptionPlan === "yearly";
  if (state === "earlyAdopter") return <Line price={t("free")} plan={t("lifetime")} />;
  if (state === "notBilled") return <Line price={t("free")} />;
  if (state === "none" || state === "ended") return <Line price={t("noPlan")} />;
  return (
    <Line
      price={format.money(isYearly ? PRICING.yearlyCents : PRICING.monthlyCents)}
      per={isYearly ? t("perYear") : t("perMonth")}
      plan={isYearly ? t("yearly") : t("monthly")}
    />
  );
}

function Line({ price, per, plan }: { price: string; per?: string; plan?: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-[1.75rem] leading-tight font-extrabold tracking-[-0.02em]">{price}</span>
      {per && <span className="text-muted">{per}</span>}
      {plan && <span className="ml-auto text-[0.9375rem] font-strong text-muted">{plan}</span>}
    </p>
  );
}

/** How many of this month's bytes of files a business has posted; from 80 % on, what comes of it. */
function MonthOfFiles({ business: { files, entitled } }: { business: BusinessView }) {
  const t = useTranslations("billing");
  const format = useFormat();
  const amounts = { posted: format.bytes(files.posted), limit: format.bytes(files.limit) };
  if (!isNearlyFull(files)) return <p className="text-sm text-muted">{t("filesThisMonth", amounts)}</p>;
  const isFull = files.posted >= files.limit;
  return (
    <Alert tone="notice" title={isFull ? t("filesFull") : t("filesNearlyFull")}>
      <p>
        {isFull ? t("filesWait", amounts) : t("filesWillWait", amounts)} {!entitled && t("filesInPlan")}
      </p>
    </Alert>
  );
}

const DAYS = Array.from({ length: PRICING.trialDays }, (_, day) => day);

/** The days of the trial; those that have passed are filled in. */
function TrialDays({ endsAt }: { endsAt: string | null }) {
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
