import { useTranslations } from "next-intl";
import { useBusiness } from "./business-context";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { TimeText } from "@/components/providers/time-text";
import { useLongDates } from "@/components/providers/use-long-dates";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { AddAdminResult, CandidateView } from "@/lib/businesses/view";

/** An address and its account. */
export interface Candidate extends CandidateView {
  email: string;
}

interface ConfirmAdminDialogProps {
  candidate: Candidate;
  onAdded: () => void;
  onClose: () => void;
}

/** Confirms adding an admin, or inviting an address without an account. */
export default function ConfirmAdminDialog({ candidate, onAdded, onClose }: ConfirmAdminDialogProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations();
  const changed = useBusinessesChanged();
  const showAdded = useAddedToast();
  const { email, account } = candidate;
  const { run, pending } = useAction(actions.addAdmin, {
    onSuccess: (result) => {
      showAdded(result);
      onAdded();
      onClose();
      changed();
    },
    onError: (problem) => {
      toastFailure(t("businesses.admins.addFailed"))(problem);
      // After a lost connection the dialog stays open for a retry; a refusal closes it.
      if (problem.code !== "offline") onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={
        account
          ? t("businesses.admins.addTitle", { name: account.name })
          : t("businesses.admins.inviteTitle", { email })
      }
      description={<Consequences business={business.name} {...candidate} />}
      variant="primary"
      confirmLabel={account ? t("businesses.admins.add") : t("businesses.admins.invite")}
      onConfirm={() => run({ id: business.id, email, hasAccount: account !== null })}
      pending={pending}
    />
  );
}

/** Says whether an admin was added or invited: the account may have been created or deleted since the dialog opened. */
function useAddedToast() {
  const t = useTranslations("businesses.admins");
  return (result: AddAdminResult) => {
    if (result.status === "added") toast({ title: t("addedToast"), description: result.admin.user.name });
    else toast({ title: t("invitedToast"), description: result.invitation.email });
  };
}

function Consequences({ business, account, email }: Candidate & { business: string }) {
  const t = useTranslations("businesses.admins");
  const { month } = useLongDates();
  if (!account) return t("inviteBody", { email, business });
  return (
    <>
      <span className="block font-strong wrap-anywhere text-ink">
        <TimeText>{t("memberSince", { name: account.name, month: month(account.createdAt) })}</TimeText>
      </span>
      <span className="mb-2 block text-sm wrap-anywhere">{email}</span>
      {t("addBody", { business })}
    </>
  );
}
