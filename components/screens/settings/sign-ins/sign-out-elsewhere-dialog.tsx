import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ActionDialog } from "@/components/form/action-dialog";
import type { Action } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast/toast-store";

export type SignOutAction = Action<Record<string, never>, void>;

interface SignOutElsewhereDialogProps {
  action: SignOutAction;
  onClose: () => void;
}

/** Confirms; this browser stays signed in. */
export default function SignOutElsewhereDialog({ action, onClose }: SignOutElsewhereDialogProps) {
  const t = useTranslations("settings.security");
  const router = useRouter();
  return (
    <ActionDialog
      action={action}
      input={{}}
      onClose={onClose}
      title={t("askTitle")}
      description={t("askBody")}
      confirmLabel={t("elsewhere")}
      onDone={() => {
        toast({ title: t("signedOutElsewhere"), description: t("signedOutHint") });
        router.refresh();
      }}
      failed={t("failed")}
    />
  );
}
