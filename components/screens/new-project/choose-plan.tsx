"use client";

import { useState } from "react";
import { PlanNeeded } from "./plan-needed";
import { CheckingPlan } from "@/components/plan/checking-plan";
import type { CheckStatus, PlanActions } from "@/components/plan/plan-actions";
import { useStripeReturn } from "@/components/plan/use-stripe-return";
import { onDemand } from "@/components/shell/on-demand";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";

const PlanPicker = onDemand(() => import("@/components/plan/plan-picker"));

interface ChoosePlanProps {
  /** The chosen business. */
  business: BusinessView | undefined;
  check: CheckStatus;
  plans: PlanActions;
  isBillingOff: boolean;
  returnedTo: string | null;
}

/** Opens the plan picker for a business without a plan; Stripe redirects back to the form, whose input is kept as drafts. */
export function ChoosePlan({ business, check, plans, isBillingOff, returnedTo }: ChoosePlanProps) {
  const back = useStripeReturn(returnedTo, check);
  const [isChoosing, setChoosing] = useState(false);
  if (back) return <CheckingPlan error={back.error} read={back.read} />;
  if (!business || business.entitled) return null;
  const close = () => {
    setChoosing(false);
  };
  return (
    <>
      <PlanNeeded
        business={business}
        isBillingOff={isBillingOff}
        onNearChoose={PlanPicker.preload}
        onChoose={() => {
          setChoosing(true);
        }}
      />
      {isChoosing && (
        <PlanPicker
          business={business}
          actions={plans}
          returnTo={paths.newProject({ business: business.id })}
          onClose={close}
          onLoadError={close}
        />
      )}
    </>
  );
}
