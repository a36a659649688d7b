import { useTranslations } from "next-intl";
import { billingState } from "./billing-state";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useLongDates } from "@/components/providers/use-long-dates";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";

/** What happens next to the owner's money or the crew's access, and on which day. */
export function DateLine({ business }: { business: BusinessView }) {
  const [label, text] = useDateWords(business);
  return (
    <>
      <p className="text-sm text-muted first-letter:uppercase">
        <TimeText>{label}</TimeText>
      </p>
      <p className="text-[1.0625rem] leading-snug font-strong first-letter:uppercase">
        <TimeText>{text}</TimeText>
      </p>
    </>
  );
}

function useDateWords(business: BusinessView): [label: string, text: string] {
  const t = useTranslations("billing");
  const format = useFormat();
  const { weekdayDate, weekdayName } = useLongDates();
  const { nextCharge, subscriptionCurrentPeriodEnd: end, trialEndsAt, trialAvailable } = business;
  const access = (until: string | null) =>
    until === null ? t("stillReadable") : t("accessUntil", { date: weekdayDate(until) });
  switch (billingState(business)) {
    case "trial":
      if (!nextCharge || trialEndsAt === null) return [t("monthly"), access(trialEndsAt)];
      return [
        t("trialOver", { weekday: weekdayName(nextCharge.at) }),
        t("firstCharge", {
          amount: format.money(nextCharge.amount, nextCharge.currency),
          date: format.shortDate(nextCharge.at),
        }),
      ];
    case "trialEnding":
      return [nextCharge ? chargedUntilEnd(nextCharge) : t("cancelledTrial"), access(end)];
    case "ending":
      return [nextCharge ? chargedUntilEnd(nextCharge) : t("cancelledPlan"), access(end)];
    case "paidUntil":
      return [t("cancelledPlan"), access(end)];
    case "active":
      return nextCharge ? [chargeLabel(nextCharge), weekdayDate(nextCharge.at)] : ["", access(end)];
    case "pastDue":
      return nextCharge ? [t("retryOn"), weekdayDate(nextCharge.at)] : [t("unpaidSince"), t("unpaid")];
    case "ended":
      return [end ? t("endedOn", { date: format.date(end) }) : t("ended"), t("stillReadable")];
    case "earlyAdopter":
      return [t("earlyAdopterLabel"), t("neverCharged")];
    case "notBilled":
      return [t("notBilledLabel"), t("neverCharged")];
    case "none":
      return trialAvailable
        ? [t("trialFirst", { days: PRICING.trialDays }), t("trialOffer", prices())]
        : [t("noPlanYet"), t("planOffer", prices())];
  }

  function prices() {
    return { monthly: format.money(PRICING.monthlyCents), yearly: format.money(PRICING.yearlyCents) };
  }

  /** Somebody named a date at Stripe that comes after the next charge. */
  function chargedUntilEnd({ amount, currency, at }: NonNullable<BusinessView["nextCharge"]>): string {
    return t("chargedUntilEnd", { amount: format.money(amount, currency), date: format.shortDate(at) });
  }

  /** A credit can make the charge lower than the price. */
  function chargeLabel({ amount, currency }: { amount: number; currency: string }): string {
    const price = business.subscriptionPlan === "yearly" ? PRICING.yearlyCents : PRICING.monthlyCents;
    if (amount >= price) return t("nextCharge");
    return t("nextChargeOf", { amount: format.amount(amount, currency) });
  }
}
