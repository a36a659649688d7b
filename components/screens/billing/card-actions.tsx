import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useBilled } from "./billing-context";
import { billingState, canBuy, canCancel, isEnding } from "./billing-state";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useLongDates } from "@/components/providers/use-long-dates";
import { AskFirst } from "@/components/shell/ask-first";
import { Button } from "@/components/ui/input/button";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";

/** What the owner can do about a plan. Canceling takes as few presses as subscribing. */
export function CardActions() {
  const { business, isMain, onPick, onNearPick } = useBilled();
  const t = useTranslations("billing");
  const tPicker = useTranslations("planPicker");
  const state = billingState(business);
  const near = { onPointerEnter: onNearPick, onFocus: onNearPick };
  return (
    <>
      {canBuy(state) && (
        <Button variant={isMain ? "primary" : "soft"} className="w-full" onClick={onPick} {...near}>
          {business.trialAvailable ? tPicker("startTrial") : t("upgradePlan")}
        </Button>
      )}
      {canCancel(state) && (
        <Button variant="secondary" className="w-full" onClick={onPick} {...near}>
          {t("changePlan")}
        </Button>
      )}
      {isEnding(state) && <Reactivate />}
      <div className="-mx-3 mt-1.5 flex flex-wrap items-center justify-between">
        <Refresh />
        {canCancel(state) && <Cancel />}
      </div>
    </>
  );
}

function Refresh() {
  const { business, actions } = useBilled();
  const t = useTranslations("billing");
  const changed = useBusinessesChanged();
  const { run, pending } = useAction(actions.check, {
    onSuccess: ({ updated }) => {
      toast({ title: t("refreshed"), description: updated ? t("refreshedChanged") : t("refreshedSame") });
      changed();
    },
    onError: ({ code, message }) => {
      const description = code === "offline" ? message : t("refreshFailedHint");
      toast({ title: t("refreshFailed"), description, variant: "destructive" });
    },
  });
  return (
    <Button variant="ghost" size="text" pending={pending} onClick={() => run({ businessId: business.id })}>
      {!pending && <RefreshCw aria-hidden className="size-4.5" />}
      {t("refresh")}
    </Button>
  );
}

function Reactivate() {
  const { business, actions } = useBilled();
  const t = useTranslations("billing");
  const changed = useBusinessesChanged();
  const { run, pending } = useAction(actions.reactivate, {
    onSuccess: ({ message }) => {
      toast({ title: t("reactivatedTitle"), description: message });
      changed();
    },
    onError: toastFailure(t("reactivateFailed"), { internal: t("reactivateFailedHint") }),
  });
  return (
    <Button
      variant="secondary"
      className="w-full"
      pending={pending}
      onClick={() => run({ businessId: business.id })}
    >
      {t("reactivate")}
    </Button>
  );
}

/** Says until when access lasts and what stays, before the subscription is cancelled. */
function Cancel() {
  const { business, actions } = useBilled();
  const t = useTranslations("billing");
  const consequence = useConsequence(business);
  const changed = useBusinessesChanged();
  return (
    <AskFirst
      variant="ghost"
      size="text"
      className="text-danger enabled:hover:text-danger"
      ask={{
        action: actions.cancel,
        input: { businessId: business.id },
        title: t("cancelTitle", { business: business.name }),
        description: consequence,
        confirmLabel: t("cancel"),
        cancelLabel: t("keep"),
        failed: t("cancelFailed"),
        hints: { internal: t("cancelFailedHint") },
        onDone: ({ message }) => {
          toast({ title: t("cancelledTitle"), description: message });
          changed();
        },
      }}
    >
      {t("cancel")}
    </AskFirst>
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
