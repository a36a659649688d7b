"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { AskForDeletion } from "./delete-account-dialog";
import { type Action, useAction } from "@/components/form/use-action";
import { useLongDates } from "@/components/providers/use-long-dates";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { TimeText } from "@/components/providers/time-text";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { UserView } from "@/lib/account/view";
import type { DeletionView } from "@/lib/deletion/view";

const DeleteAccountDialog = onDemand(() => import("./delete-account-dialog"));

export interface DeletionActions {
  ask: AskForDeletion;
  keep: Action<Record<string, never>, void>;
}

export interface AccountDeletionProps {
  user: UserView;
  hasPassword: boolean;
  deletion: DeletionView;
  actions: DeletionActions;
}

/** Asks for one's account to be deleted; says when that is due, and takes it back. */
export function AccountDeletion({ deletion, actions, ...reader }: AccountDeletionProps) {
  const t = useTranslations("settings.data");
  if (deletion.dueAt) return <Due dueAt={deletion.dueAt} keep={actions.keep} />;
  return (
    <DialogButton
      variant="secondary"
      className="mt-4 max-sm:w-full"
      {...DeleteAccountDialog.near}
      dialog={(close) => (
        <DeleteAccountDialog
          {...reader}
          businesses={deletion.businesses}
          action={actions.ask}
          onClose={close}
        />
      )}
    >
      {t("deleteStart")}
    </DialogButton>
  );
}

function Due({ dueAt, keep }: { dueAt: string; keep: DeletionActions["keep"] }) {
  const t = useTranslations("settings.data");
  const router = useRouter();
  const { weekdayDate } = useLongDates();
  const { run, pending } = useAction(keep, {
    onSuccess: () => {
      toast({ title: t("kept") });
      router.refresh();
    },
    onError: toastFailure(t("keepFailed")),
  });
  return (
    <div className="mt-4 grid gap-3">
      <Alert tone="notice">
        <TimeText>{t("deleteDue", { day: weekdayDate(dueAt) })}</TimeText>
      </Alert>
      <Button className="justify-self-start max-sm:w-full" pending={pending} onClick={() => run({})}>
        {t("keep")}
      </Button>
    </div>
  );
}
