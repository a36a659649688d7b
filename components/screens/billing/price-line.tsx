"use client";

import { useTranslations } from "next-intl";
import { billingState } from "./billing-state";
import { useFormat } from "@/components/providers/use-format";
import type { BusinessView } from "@/lib/businesses/view";
import { PRICING } from "@/lib/shared/product";

/** What the business pays, and for which plan; without one, only that. */
export function PriceLine({ business }: { business: BusinessView }) {
  const t = useTranslations("billing");
  const format = useFormat();
  const state = billingState(business);
  const isYearly = business.subscriptionPlan === "yearly";
  if (state === "earlyAdopter") return <Line price={t("free")} plan={t("lifetime")} />;
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
