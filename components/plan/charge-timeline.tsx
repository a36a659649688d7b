import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { dayOfMonth, nextCharge } from "./calendar";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useToday } from "@/components/providers/use-today";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { dayAfter } from "@/lib/i18n/days";
import { Section } from "@/components/ui/text/section";
import type { Plan } from "@/lib/billing/limits";
import type { PlanChangeView } from "@/lib/billing/view";
import { PRICING } from "@/lib/shared/product";

/** A timeline of charges: what is charged on which day. */
function Timeline({ children }: { children: ReactNode }) {
  const t = useTranslations("planPicker");
  return (
    <Section title={t("whatHappens")} titleClassName="mt-6 mb-3" level="h3">
      <ol className="relative grid gap-4 before:absolute before:top-1 before:bottom-1 before:left-[0.4375rem] before:w-0.5 before:bg-line">
        {children}
      </ol>
    </Section>
  );
}

interface MomentProps {
  isNow?: boolean;
  day: string;
  cents: number;
  children: ReactNode;
}

function Moment({ isNow = false, day, cents, children }: MomentProps) {
  const format = useFormat();
  return (
    <li className="relative pl-7.5">
      <TimelineMarker isHighlighted={isNow} className="absolute top-0.5 left-0" />
      <p className="flex items-baseline justify-between gap-3 font-bold">
        <TimeText>{day}</TimeText>
        <span>{format.amount(cents)}</span>
      </p>
      <p className="pr-16 leading-snug text-muted">{children}</p>
    </li>
  );
}

export function priceOf(plan: Plan): number {
  return plan === "yearly" ? PRICING.yearlyCents : PRICING.monthlyCents;
}

/** The charges of a new subscription, with or without a trial. */
export function NewSubscriptionCharges({ plan, hasTrial }: { plan: Plan; hasTrial: boolean }) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const today = useToday();
  if (!hasTrial)
    return (
      <Timeline>
        <Moment isNow day={t("today", { date: format.day(today) })} cents={priceOf(plan)}>
          {t("planBegins")}
        </Moment>
        <Renewal plan={plan} on={nextCharge(today, plan)} />
      </Timeline>
    );
  const days = PRICING.trialDays;
  const chargedOn = dayAfter(today, days);
  return (
    <Timeline>
      <Moment isNow day={t("today", { date: format.day(today) })} cents={0}>
        {t("trialBegins", { days })}
      </Moment>
      <Moment day={t("until", { date: format.day(dayAfter(chargedOn, -1)) })} cents={0}>
        {t("cancelFree")}
      </Moment>
      <Moment day={t("dayNumber", { day: days + 1, date: format.day(chargedOn) })} cents={priceOf(plan)}>
        {plan === "yearly"
          ? t("thenYearly", { date: monthDay(format, chargedOn) })
          : t("thenMonthly", { day: dayOfMonth(chargedOn) })}
      </Moment>
    </Timeline>
  );
}

interface ChangeProps {
  plan: Plan;
  cost: PlanChangeView;
  trialEndsAt: string | null;
}

/** The charges of a plan change, as Stripe previews them. */
export function PlanChangeCharges({ plan, cost, trialEndsAt }: ChangeProps) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const today = useToday();
  const { dueNow, creditLeft, currency } = cost;
  const credit = format.amount(cost.credit, currency);
  return (
    <Timeline>
      <Moment isNow day={t("today", { date: format.day(today) })} cents={dueNow}>
        {trialEndsAt !== null && t("trialGoesOn")}
        {trialEndsAt === null &&
          (dueNow > 0
            ? t("afterCredit", { credit })
            : t("creditLeft", { credit, left: format.amount(creditLeft, currency) }))}
      </Moment>
      <Renewal
        plan={plan}
        on={trialEndsAt === null ? nextCharge(today, plan) : format.today(trialEndsAt)}
        credit={creditLeft}
      />
    </Timeline>
  );
}

function Renewal({ plan, on, credit = 0 }: { plan: Plan; on: string; credit?: number }) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  return (
    <Moment day={format.day(on)} cents={Math.max(0, priceOf(plan) - credit)}>
      {plan === "yearly"
        ? t("eachYear", { date: monthDay(format, on) })
        : t("eachMonth", { day: dayOfMonth(on) })}
    </Moment>
  );
}

/** "Nov 27", the same day each year. */
function monthDay(format: ReturnType<typeof useFormat>, day: string): string {
  return format.day(day, new Date(day));
}
