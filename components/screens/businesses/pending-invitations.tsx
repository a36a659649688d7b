import Mail from "lucide-react/icons/mail";
import MailX from "lucide-react/icons/mail-x";
import { useNow, useTranslations } from "next-intl";
import { useBusiness } from "./business-context";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { canInBusiness } from "@/lib/access/policy";
import type { InvitationView } from "@/lib/businesses/view";

const CancelInvitationDialog = onDemand(() => import("./cancel-invitation-dialog"));

/** Milliseconds between updates of the remaining time. */
const TICK = 60_000;

/** Addresses with open invitations; the owner can cancel them. */
export function PendingInvitations({
  invitations,
  focusNext,
}: {
  invitations: InvitationView[];
  /** Moves the focus when one of them is removed. */
  focusNext: () => void;
}) {
  const t = useTranslations("businesses.admins");
  if (invitations.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="font-strong">{t("pending")}</h4>
      <ul className="mt-1 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} focusNext={focusNext} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ invitation, focusNext }: { invitation: InvitationView; focusNext: () => void }) {
  const { business } = useBusiness();
  const t = useTranslations("businesses.admins");
  const format = useFormat();
  const now = useNow({ updateInterval: TICK });
  const { email, createdAt, expiresAt } = invitation;
  const times = { date: format.date(createdAt), left: format.until(expiresAt, now) };
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-edge text-muted"
      >
        <Mail className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          <TimeText>{t("invited", times)}</TimeText>
        </p>
      </div>
      {canInBusiness(business.role, "admin:invite") && (
        <DialogButton
          variant="secondary"
          size="sm"
          data-tip=""
          aria-label={t("cancelNamed", { email })}
          dialog={(close) => (
            <CancelInvitationDialog invitation={invitation} focusNext={focusNext} onClose={close} />
          )}
        >
          <MailX aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t("cancel")}</span>
        </DialogButton>
      )}
    </li>
  );
}
