import RefreshCw from "lucide-react/icons/refresh-cw";
import { useTranslations } from "next-intl";
import { useBilled } from "./billing-context";
import { billingState, canBuy, canCancel, isEnding } from "./billing-state";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";

const CancelDialog = onDemand(() => import("./cancel-dialog"));

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
        {canCancel(state) && (
          <DialogButton
            variant="ghost"
            size="text"
            className="text-danger enabled:hover:text-danger"
            {...CancelDialog.near}
            dialog={(close) => <CancelDialog onClose={close} />}
          >
            {t("cancel")}
          </DialogButton>
        )}
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
