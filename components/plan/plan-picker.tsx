import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewSubscriptionCharges, PlanChangeCharges, priceOf } from "./charge-timeline";
import type { PlanActions } from "./plan-actions";
import { PlanChoice } from "./plan-choice";
import { useExternalRedirect } from "./use-external-redirect";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useFormat } from "@/components/providers/use-format";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Alert } from "@/components/ui/display/alert";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { Link } from "@/components/ui/text/link";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import { CHARGING, type Plan } from "@/lib/billing/limits";
import { api } from "@/lib/browser/api-client";
import type { BusinessView } from "@/lib/businesses/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { PRICING } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";

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
        <SubscribeStep
          business={business}
          plan={plan}
          returnTo={returnTo}
          subscribe={actions.subscribe}
          onDone={onClose}
        />
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
  if (!CHARGING.includes(subscriptionStatus)) return null;
  return subscriptionPlan === "yearly" ? "yearly" : "monthly";
}

interface SubscribeStepProps {
  business: BusinessView;
  plan: Plan;
  /** Where Stripe's page leads back to. */
  returnTo: string;
  subscribe: PlanActions["subscribe"];
  onDone: () => void;
}

/** Shows what a new subscription costs, and redirects to Stripe's checkout. */
export function SubscribeStep({ business, plan, returnTo, subscribe, onDone }: SubscribeStepProps) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const changed = useBusinessesChanged();
  const { leaving, leave } = useExternalRedirect();
  const { run, pending } = useAction(subscribe, {
    onSuccess: ({ sessionUrl }) => leave(sessionUrl),
    onError: (error) => {
      toastFailure(t("error"), { internal: t("startFailed") })(error);
      if (error.code !== "conflict") return;
      // It was started on another page.
      changed();
      onDone();
    },
  });
  const { id: businessId, trialAvailable: hasTrial } = business;
  return (
    <>
      <NewSubscriptionCharges plan={plan} hasTrial={hasTrial} />
      <Button
        size="lg"
        className="mt-6 w-full"
        pending={pending || leaving}
        onClick={() => run({ businessId, plan, returnTo })}
      >
        {hasTrial ? t("startTrial") : t("subscribe", { amount: format.money(priceOf(plan)) })}
      </Button>
      <p className="mt-3 flex items-center justify-center gap-1.5 text-center text-sm text-muted">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t("atStripe")}
      </p>
      <p className="mt-1 text-center text-sm text-muted">
        {t.rich("terms", {
          link: (words) => (
            <Link
              href={paths.terms()}
              target="_blank"
              className="inline-flex min-h-6 items-center font-strong text-blue underline underline-offset-3"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}

interface ChangePlanStepProps {
  business: BusinessView;
  plan: Plan;
  change: PlanActions["change"];
  onDone: () => void;
}

/** Shows what changing the plan costs today; confirming charges exactly that. */
export function ChangePlanStep({ business, plan, change, onDone }: ChangePlanStepProps) {
  const t = useTranslations("planPicker");
  const query = useCost(business.id, plan);
  const cost = query.data;
  const { run, pending } = useChange(change, { onDone, refresh: () => void query.refetch() });
  if (query.error && !query.isFetching)
    return <LoadFailure of={query} title={t("priceFailed")} className="mt-6" />;
  if (!cost) return <Pricing />;
  const { id: businessId, activeProjectCount: count, trialEndsAt } = business;
  const limit = PRICING.monthlyProjectLimit;
  return (
    <>
      <PlanChangeCharges plan={plan} cost={cost} trialEndsAt={trialEndsAt} />
      {plan === "monthly" && count > limit && (
        <Alert tone="notice" className="mt-5">
          {t("overLimit", { count, limit })}
        </Alert>
      )}
      <Button
        size="lg"
        className="mt-6 w-full"
        pending={pending}
        onClick={() => run({ businessId, newPlan: plan, prorationDate: cost.prorationDate })}
      >
        {t("change", { plan })}
      </Button>
      {cost.dueNow > 0 && (
        <p className="mt-3 flex items-center justify-center gap-1.5 text-center text-sm text-muted">
          <Lock aria-hidden className="size-4 shrink-0" />
          {t("onFile")}
        </p>
      )}
    </>
  );
}

/** Never cached: proration depends on the moment. */
function useCost(businessId: string, newPlan: Plan) {
  return useQuery({
    queryKey: queryKeys.planChange(businessId, newPlan),
    queryFn: () => api.post(apiPath("preview-plan-change"), { businessId, newPlan }),
    gcTime: 0,
  });
}

function useChange(
  change: PlanActions["change"],
  { onDone, refresh }: { onDone: () => void; refresh: () => void },
) {
  const t = useTranslations("planPicker");
  const changed = useBusinessesChanged();
  return useAction(change, {
    onSuccess: ({ message }) => {
      toast({ title: t("changedTitle"), description: message });
      changed();
      onDone();
    },
    onError: (error) => {
      toastFailure(t("changeFailed"), { internal: t("changeFailedHint") })(error);
      if (error.code === "validation_failed") refresh();
      if (error.code !== "conflict") return;
      changed();
      onDone();
    },
  });
}

function Pricing() {
  const t = useTranslations("planPicker");
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{t("pricing")}</span>
      <Skeleton className="h-6 w-36" />
      <Skeleton className="mt-4 h-32 w-full" />
      <Skeleton className="mt-6 h-14 w-full rounded-button" />
    </div>
  );
}
