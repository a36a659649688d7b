import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useBusiness } from "./business-context";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { InvitationView } from "@/lib/businesses/view";

interface CancelInvitationDialogProps {
  invitation: InvitationView;
  focusNext: () => void;
  onClose: () => void;
}

/** Confirms canceling an invitation, whose link has already been mailed. */
export default function CancelInvitationDialog({
  invitation: { id, email },
  focusNext,
  onClose,
}: CancelInvitationDialogProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const changed = useBusinessesChanged();
  const gone = useRef(false);
  const leave = () => {
    gone.current = true;
    onClose();
    changed();
  };
  const { run, pending } = useAction(actions.cancelInvitation, {
    onSuccess: () => {
      toast({ title: t("cancelled") });
      leave();
    },
    onError: ({ code, message }) => {
      toast({ title: t("cancelFailed"), description: message, variant: "destructive" });
      // It was accepted or canceled since: the page is stale.
      if (code === "not_found") leave();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("cancelTitle")}
      description={t("cancelBody", { email })}
      confirmLabel={t("cancelConfirm")}
      cancelLabel={t("keep")}
      onConfirm={() => run({ id: business.id, invitationId: id })}
      pending={pending}
      onCloseAutoFocus={(event) => {
        if (!gone.current) return;
        event.preventDefault();
        focusNext();
      }}
    />
  );
}
