"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/product";
import { billingState } from "./billing-state";

/** What the plan includes, and how many projects are active (platform.txt 9). Without a plan, what the monthly one would. */
export function PlanFeatures({ business }: { business: BusinessView }) {
  const t = useTranslations("billing.features");
  const count = business.activeProjectCount;
  const isUnbounded = billingState(business) === "earlyAdopter" || business.subscriptionPlan === "yearly";
  const features = [
    isUnbounded ? t("unlimited", { count }) : t("upTo", { limit: PRICING.monthlyProjectLimit, count }),
    ...[t("team"), t("voice"), t("live")],
    ...(isUnbounded ? [t("advanced"), t("support")] : []),
  ];
  return (
    <ul aria-label={t("title")} className="grid gap-1.5 text-[0.9375rem] leading-snug">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ok" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
