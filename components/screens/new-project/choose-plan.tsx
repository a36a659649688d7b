import { useState } from "react";
import { PlanNeeded } from "./plan-needed";
import { CheckingPlan, type PlanCheck } from "@/components/plan/checking-plan";
import type { PlanActions } from "@/components/plan/plan-actions";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";

const PlanPicker = onDemand(() => import("@/components/plan/plan-picker"));

interface ChoosePlanProps {
  /** The chosen business. */
  business: BusinessView | undefined;
  plans: PlanActions;
  isBillingOff: boolean;
  /** Set while Stripe is asked for the outcome of a checkout. */
  checking: PlanCheck | null;
}

/** Opens the plan picker for a business without a plan; Stripe redirects back to the form, whose input is kept as drafts. */
export function ChoosePlan({ business, plans, isBillingOff, checking }: ChoosePlanProps) {
  const [isChoosing, setChoosing] = useState(false);
  if (checking) return <CheckingPlan {...checking} />;
  if (!business || business.entitled) return null;
  return (
    <>
      <PlanNeeded
        business={business}
        isBillingOff={isBillingOff}
        onNearChoose={PlanPicker.preload}
        onChoose={() => setChoosing(true)}
      />
      {isChoosing && (
        <PlanPicker
          business={business}
          actions={plans}
          returnTo={paths.newProject({ business: business.id })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
