import { useTranslations } from "next-intl";
import { useBusiness } from "./business-context";
import { ActionDialog } from "@/components/form/action-dialog";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import type { InvitationView } from "@/lib/businesses/view";

interface CancelInvitationDialogProps {
  invitation: InvitationView;
  focusNext: () => void;
  onClose: () => void;
}

/** Confirms canceling an invitation, whose link has already been mailed. */
export default function CancelInvitationDialog({ invitation, ...dialog }: CancelInvitationDialogProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const changed = useBusinessesChanged();
  return (
    <ActionDialog
      action={actions.cancelInvitation}
      input={{ id: business.id, invitationId: invitation.id }}
      title={t("cancelTitle")}
      description={t("cancelBody", { email: invitation.email })}
      confirmLabel={t("cancelConfirm")}
      cancelLabel={t("keep")}
      done={t("cancelled")}
      onDone={changed}
      // It was accepted or canceled since: the page is stale.
      onGone={changed}
      failed={t("cancelFailed")}
      {...dialog}
    />
  );
}
