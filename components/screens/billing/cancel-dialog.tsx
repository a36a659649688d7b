import { useTranslations } from "next-intl";
import type { BillingActions } from "./billing-actions";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useLongDates } from "@/components/providers/use-long-dates";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";

interface CancelDialogProps {
  business: BusinessView;
  cancel: BillingActions["cancel"];
  onClose: () => void;
}

/** Says until when access lasts and what stays, before the subscription is cancelled. */
export default function CancelDialog({ business, cancel, onClose }: CancelDialogProps) {
  const t = useTranslations("billing");
  const consequence = useConsequence(business);
  const changed = useBusinessesChanged();
  const { run, pending } = useAction(cancel, {
    onSuccess: ({ message }) => {
      toast({ title: t("cancelledTitle"), description: message });
      onClose();
      changed();
    },
    onError: toastFailure(t("cancelFailed"), { internal: t("cancelFailedHint") }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("cancelTitle", { business: business.name })}
      description={consequence}
      confirmLabel={t("cancel")}
      cancelLabel={t("keep")}
      onConfirm={() => run({ businessId: business.id })}
      pending={pending}
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
