import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";

interface PlanProps {
  business: Pick<
    BusinessView,
    "subscriptionStatus" | "subscriptionPlan" | "subscriptionCurrentPeriodEnd" | "entitled"
  >;
}

/** A business's plan as part of a sentence: "monthly, up to 20 active projects". Unknown plans count as none. */
export function PlanText({ business }: PlanProps) {
  const t = useTranslations("plan");
  const format = useFormat();
  const { subscriptionStatus, subscriptionPlan, subscriptionCurrentPeriodEnd: end, entitled } = business;
  switch (subscriptionStatus) {
    case "active":
      if (subscriptionPlan === "monthly") return t("monthly", { count: PRICING.monthlyProjectLimit });
      return subscriptionPlan === "yearly" ? t("yearly") : t("active");
    case "trialing":
      return t("trial");
    case "early_adopter":
      return t("earlyAdopter");
    case "not_billed":
      return t("notBilled");
    case "past_due":
      return t("pastDue");
    case "canceled":
      return entitled && end ? <TimeText>{t("ending", { date: format.date(end) })}</TimeText> : t("none");
    default:
      return t("none");
  }
}

/** A sentence about a business's plan: who pays for it, and who uses it for free. */
export function PlanLine({ business }: PlanProps) {
  const t = useTranslations("plan");
  if (business.subscriptionStatus === "not_billed") return t("notBilledLine");
  return t.rich("line", { plan: () => <PlanText business={business} /> });
}
