"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { Action } from "@/components/form/use-action";
import { useAction } from "@/components/form/use-action";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";

export type SignOutAction = Action<Record<string, never>, void>;

interface SignOutElsewhereDialogProps {
  action: SignOutAction;
  onClose: () => void;
}

/** Confirms; this browser stays signed in. */
export default function SignOutElsewhereDialog({ action, onClose }: SignOutElsewhereDialogProps) {
  const t = useTranslations();
  const router = useRouter();
  const { run, pending } = useAction(action, {
    onSuccess: () => {
      toast({
        title: t("settings.security.signedOutElsewhere"),
        description: t("settings.security.signedOutHint"),
      });
      router.refresh();
      onClose();
    },
    onError: toastFailure(t("settings.security.failed")),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("settings.security.askTitle")}
      description={t("settings.security.askBody")}
      confirmLabel={t("settings.security.elsewhere")}
      onConfirm={() => run({})}
      pending={pending}
    />
  );
}
