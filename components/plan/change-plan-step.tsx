import { useQuery } from "@tanstack/react-query";
import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";
import { PlanChangeCharges } from "./charge-timeline";
import type { PlanActions } from "./plan-actions";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Alert } from "@/components/ui/display/alert";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { Plan } from "@/lib/billing/limits";
import { api } from "@/lib/browser/api-client";
import type { BusinessView } from "@/lib/businesses/view";
import { billingPaths } from "@/lib/shared/paths/billing-paths";
import { PRICING } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";

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
    queryFn: () => api.post(billingPaths.previewPlanChange(), { businessId, newPlan }),
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
