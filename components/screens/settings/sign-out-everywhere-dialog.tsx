"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Action } from "@/components/form/use-action";
import { useAction } from "@/components/form/use-action";
import { maySignOut } from "@/components/shell/bar/may-sign-out";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { leavePage } from "@/lib/browser/page/page-session";
import { announceSession } from "@/lib/browser/tabs/session-channel";
import { paths } from "@/lib/shared/paths/paths";

export type SignOutAction = Action<Record<string, never>, void>;

interface SignOutEverywhereDialogProps {
  action: SignOutAction;
  onClose: () => void;
}

/** Confirms, asks what to do with unsent items, then clears the cache and goes to the sign-in page. */
export default function SignOutEverywhereDialog({ action, onClose }: SignOutEverywhereDialogProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, pending } = useAction(action, {
    onSuccess: () => {
      announceSession(null);
      leavePage();
      queries.clear();
      toast({ title: t("settings.security.signedOut"), description: t("settings.security.signedOutHint") });
      navigate(paths.auth(), { replace: true });
    },
    onError: ({ message }) =>
      toast({ title: t("settings.security.failed"), description: message, variant: "destructive" }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("settings.security.askTitle")}
      description={t("settings.security.askBody")}
      confirmLabel={t("settings.security.signOut")}
      cancelLabel={t("common.cancel")}
      onConfirm={() => {
        void maySignOut().then((may) => {
          if (may) run({});
          else onClose();
        });
      }}
      pending={pending}
    />
  );
}
