"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { billingState } from "./billing-state";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";

/** What the plan includes, and how many projects are active. Without a plan, what one would include. */
export function PlanFeatures({ business }: { business: BusinessView }) {
  const t = useTranslations("billing.features");
  const id = useId();
  const state = billingState(business);
  const hasPlan = state !== "none" && state !== "ended";
  const isUnbounded = state === "earlyAdopter" || business.subscriptionPlan === "yearly";
  const [count, limit] = [business.activeProjectCount, PRICING.monthlyProjectLimit];
  const projects = isUnbounded ? t("unlimited", { count }) : t("upTo", { limit, count });
  const features = [
    hasPlan ? projects : t("eitherPlan", { limit }),
    t("team"),
    t("voice"),
    t("live"),
    ...(hasPlan && isUnbounded ? [t("support")] : []),
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
