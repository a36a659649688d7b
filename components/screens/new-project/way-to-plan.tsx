"use client";

import { useState } from "react";
import type { CheckStatus, PlanActions } from "@/components/plan/plan-actions";
import { ReadingPlan } from "@/components/plan/reading-plan";
import { useFromStripe } from "@/components/plan/use-from-stripe";
import { onDemand } from "@/components/shell/on-demand";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/paths";
import { PlanNeeded } from "./plan-needed";

const PlanPicker = onDemand(() => import("@/components/plan/plan-picker"));

interface WayToPlanProps {
  /** The chosen one. */
  business: BusinessView | undefined;
  check: CheckStatus;
  plans: PlanActions;
  isBillingOff: boolean;
  returnedTo: string | null;
}

/** From the form to Stripe's page and back to it, for a business that lacks a plan. What is typed stays in the drafts. */
export function WayToPlan({ business, check, plans, isBillingOff, returnedTo }: WayToPlanProps) {
  const back = useFromStripe(returnedTo, check);
  const [isChoosing, setChoosing] = useState(false);
  if (back) return <ReadingPlan error={back.error} read={back.read} />;
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
