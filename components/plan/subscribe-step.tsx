import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";
import { priceOf, NewSubscriptionCharges } from "./charge-timeline";
import type { PlanActions } from "./plan-actions";
import { useExternalRedirect } from "./use-external-redirect";
import { useAction } from "@/components/form/use-action";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { Link } from "@/components/ui/text/link";
import { toastFailure } from "@/components/ui/toast/toast-store";
import type { Plan } from "@/lib/billing/limits";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";

export interface SubscribeStepProps {
  business: BusinessView;
  plan: Plan;
  /** Where Stripe's page leads back to. */
  returnTo: string;
  subscribe: PlanActions["subscribe"];
}

/** Shows what a new subscription costs, and redirects to Stripe's checkout. */
export function SubscribeStep({ business, plan, returnTo, subscribe }: SubscribeStepProps) {
  const t = useTranslations("planPicker");
  const format = useFormat();
  const { leaving, leave } = useExternalRedirect();
  const { run, pending } = useAction(subscribe, {
    onSuccess: ({ sessionUrl }) => leave(sessionUrl),
    onError: toastFailure(t("error"), { internal: t("startFailed") }),
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
