import { useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFailureText } from "@/components/providers/use-error-text";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { Button } from "@/components/ui/input/button";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { useCall } from "@/components/updates/use-call";
import { api } from "@/lib/browser/api-client";
import type { OwnInvitationView } from "@/lib/businesses/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** The open invitations to run a business, each accepted or declined in its row. */
export default function InvitationRows({ invitations }: { invitations: OwnInvitationView[] }) {
  return invitations.map((invitation) => <InvitationRow key={invitation.id} {...invitation} />);
}

function InvitationRow({ id, business, inviter, expiresAt }: OwnInvitationView) {
  const t = useTranslations("dashboard.invitation");
  const format = useFormat();
  const accept = useAnswer(
    () => api.post(apiPath("admin-invitations", id, "accept")),
    t("nowAdmin", { business }),
  );
  const decline = useAnswer(() => api.delete(apiPath("admin-invitations", id)), t("declined"));
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-2">
      <span className="grid size-9 shrink-0 place-items-center rounded-[10px] bg-blue-soft text-blue">
        <Users aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-bold wrap-anywhere">{t("invites", { name: inviter, business })}</p>
        <p className="text-sm text-muted">
          {t("invitesUntil", { date: format.day(format.today(expiresAt)) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:justify-end">
        <DialogButton
          variant="ghost"
          size="sm"
          aria-label={t("declineNamed", { business })}
          className="px-3.5 lg:min-h-10"
          dialog={(close) => (
            <ConfirmDialog
              onClose={close}
              title={t("declineTitle", { business })}
              description={t("declineHint")}
              confirmLabel={t("decline")}
              cancelLabel={t("keep")}
              pending={decline.isPending}
              onConfirm={decline.run}
            />
          )}
        >
          {t("decline")}
        </DialogButton>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("acceptNamed", { business })}
          pending={accept.isPending}
          className="px-3.5 lg:min-h-10"
          onClick={accept.run}
        >
          {t("accept")}
        </Button>
      </div>
    </li>
  );
}

/** Answers an invitation, then reads what that has changed. */
function useAnswer(call: () => Promise<unknown>, done: string) {
  const client = useQueryClient();
  const textOf = useFailureText();
  return useCall(async () => {
    try {
      await call();
      toast({ title: done });
    } catch (thrown) {
      toast({ title: textOf(thrown), variant: "destructive" });
    }
    const changed = [queryKeys.ownInvitations(), queryKeys.businesses(), queryKeys.projects()];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
}
