"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { BillingActions } from "./billing-actions";
import { BillingCard } from "./billing-card";
import { canBuy, billingState, inTroubleFirst, mainBusiness } from "./billing-state";
import { useStripeReturn } from "@/components/plan/use-stripe-return";
import { useBusinesses } from "@/components/providers/use-projects";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { ButtonLink } from "@/components/ui/text/button-link";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";

const PlanPicker = onDemand(() => import("@/components/plan/plan-picker"));

interface BillingScreenProps {
  isOff: boolean;
  /** The business that Stripe's page led back to. */
  returnedTo: string | null;
  /** Whether it led back from a purchase. */
  isPurchase: boolean;
  /** The business whose plan picker opens with the page, if it can buy one. */
  choosing: string | null;
  actions: BillingActions;
}

/** A card per business: what its plan costs, when, and what its owner can do about it. */
export function BillingScreen({ isOff, returnedTo, isPurchase, choosing, actions }: BillingScreenProps) {
  const { data: businesses = [] } = useBusinesses();
  const back = useStripeReturn(returnedTo, actions.check, { isPurchase });
  const [pickingId, setPickingId] = useState(() => (isOff ? undefined : buyable(businesses, choosing)));
  const [fromElsewhere] = useState(pickingId);
  useForget(choosing);
  const picking = businesses.find(({ id }) => id === pickingId);
  if (businesses.length === 0) return <NoBusinesses isOff={isOff} />;
  const main = mainBusiness(businesses);
  return (
    <>
      {isOff && <Off isFree={businesses.some((one) => billingState(one) === "notBilled")} />}
      <ul className="mt-5 grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(21rem,1fr))]">
        {inTroubleFirst(businesses).map((business) => (
          <li key={business.id} className="min-w-0">
            <BillingCard
              business={business}
              isOff={isOff}
              actions={actions}
              isMain={!isOff && business.id === main}
              reading={back?.businessId === business.id ? back : null}
              onPick={() => setPickingId(business.id)}
              onNearPick={PlanPicker.preload}
            />
          </li>
        ))}
      </ul>
      {picking && (
        <PlanPicker
          key={picking.id}
          business={picking}
          actions={actions}
          // Who comes from elsewhere for a first plan wants a new project.
          returnTo={(picking.trialAvailable && picking.id === fromElsewhere
            ? paths.newProject
            : paths.billing)({ business: picking.id })}
          onClose={() => setPickingId(undefined)}
        />
      )}
    </>
  );
}

/** Removes the choice from the address, so that a reload does not reopen a closed picker. */
function useForget(choosing: string | null): void {
  useEffect(() => {
    if (choosing !== null) history.replaceState(null, "", paths.billing());
  }, [choosing]);
}

function buyable(businesses: BusinessView[], id: string | null): string | undefined {
  const found = businesses.find((business) => business.id === id);
  if (!found || !canInBusiness(found.role, "billing:manage")) return undefined;
  return canBuy(billingState(found)) ? found.id : undefined;
}

function Off({ isFree }: { isFree: boolean }) {
  const t = useTranslations("billing");
  return (
    <Alert tone="info" title={t(isFree ? "notBilledTitle" : "offTitle")} className="mt-5">
      <p>{t(isFree ? "notBilledBody" : "offBody")}</p>
    </Alert>
  );
}

function NoBusinesses({ isOff }: { isOff: boolean }) {
  const t = useTranslations("billing");
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-5 sm:max-w-xl sm:p-6">
      <h2 className="title-section-lg">{t("emptyTitle")}</h2>
      <p className="mt-1 text-muted">{t(isOff ? "emptyFree" : "emptyBody")}</p>
      <ButtonLink href={paths.businesses()} className="mt-5 max-sm:w-full">
        {t("createBusiness")}
      </ButtonLink>
    </div>
  );
}
