import { useTranslations } from "next-intl";
import { useBilled } from "./billing-context";
import { ActionDialog } from "@/components/form/action-dialog";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useLongDates } from "@/components/providers/use-long-dates";
import { toast } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";

/** Says until when access lasts and what stays, before the subscription is cancelled. */
export default function CancelDialog({ onClose }: { onClose: () => void }) {
  const { business, actions } = useBilled();
  const t = useTranslations("billing");
  const consequence = useConsequence(business);
  const changed = useBusinessesChanged();
  return (
    <ActionDialog
      action={actions.cancel}
      input={{ businessId: business.id }}
      onClose={onClose}
      title={t("cancelTitle", { business: business.name })}
      description={consequence}
      confirmLabel={t("cancel")}
      cancelLabel={t("keep")}
      onDone={({ message }) => {
        toast({ title: t("cancelledTitle"), description: message });
        changed();
      }}
      failed={t("cancelFailed")}
      hints={{ internal: t("cancelFailedHint") }}
    />
  );
}

function useConsequence(business: BusinessView): string {
  const t = useTranslations("billing");
  const { weekdayDate } = useLongDates();
  const { subscriptionStatus: status, trialEndsAt, subscriptionCurrentPeriodEnd: end } = business;
  if (status === "trialing" && trialEndsAt !== null)
    return t("cancelTrialBody", { date: weekdayDate(trialEndsAt) });
  if (status === "active" && end !== null) return t("cancelBody", { date: weekdayDate(end) });
  return t("cancelNowBody");
}
