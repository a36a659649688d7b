import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChangePlanStep } from "./change-plan-step";
import type { PlanActions } from "./plan-actions";
import { PlanChoice } from "./plan-choice";
import { SubscribeStep, type SubscribeStepProps } from "./subscribe-step";
import { Alert } from "@/components/ui/display/alert";
import { Sheet } from "@/components/ui/overlay/dialog";
import type { Plan } from "@/lib/billing/limits";
import type { BusinessView } from "@/lib/businesses/view";

interface PlanPickerProps extends Pick<SubscribeStepProps, "business" | "returnTo"> {
  actions: PlanActions;
  onClose: () => void;
}

/** Chooses Monthly or Yearly and shows the charges; then redirects to Stripe's checkout, or changes the active plan. */
export default function PlanPicker({ business, actions, returnTo, onClose }: PlanPickerProps) {
  const t = useTranslations();
  const current = activePlan(business);
  const isPastDue = business.subscriptionStatus === "past_due";
  const [plan, setPlan] = useState<Plan>(current === "monthly" ? "yearly" : "monthly");
  return (
    <Sheet
      onClose={onClose}
      title={t("planPicker.title", { business: business.name })}
      className="bg-bg wrap-anywhere"
    >
      <PlanChoice chosen={plan} current={current} onChoose={setPlan} />
      {current === null && (
        <SubscribeStep business={business} plan={plan} returnTo={returnTo} subscribe={actions.subscribe} />
      )}
      {current !== null && isPastDue && (
        <Alert tone="notice" className="mt-5">
          {t("planPicker.payFirst")}
        </Alert>
      )}
      {current !== null && !isPastDue && (
        <ChangePlanStep business={business} plan={plan} change={actions.change} onDone={onClose} />
      )}
    </Sheet>
  );
}

/** The plan of a subscription that can still charge; null without one, and then a new one can be bought. */
function activePlan({ subscriptionStatus, subscriptionPlan }: BusinessView): Plan | null {
  if (!["active", "trialing", "past_due"].includes(subscriptionStatus ?? "")) return null;
  return subscriptionPlan === "yearly" ? "yearly" : "monthly";
}
