import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import type { Viewer } from "@/components/project-model/workspace";
import { useFailureText } from "@/components/providers/use-error-text";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import type { Recorded } from "@/lib/recordings/view";
import { updatePaths } from "@/lib/shared/paths/update-paths";
import type { CommentView, UpdateView } from "@/lib/updates/view";

/** An update, or a comment on it. */
export interface Written {
  update: UpdateView;
  comment?: CommentView;
}

export interface WithdrawDialogProps {
  written: Written;
  viewer: Viewer;
  /** Called before the text is removed. */
  onWithdrawn: () => void;
  onClose: () => void;
}

/** Confirms withdrawing an update or a comment. */
export default function WithdrawDialog({ written, viewer, onWithdrawn, onClose }: WithdrawDialogProps) {
  const t = useTranslations("updates");
  const isWithdrawn = useRef(false);
  const withdrawal = useWithdrawal(written, viewer, () => {
    isWithdrawn.current = true;
    onWithdrawn();
    onClose();
  });
  const kind = written.comment ? "comment" : "update";
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t(`withdraw.${kind}.title`)}
      description={t(`withdraw.${kind}.hint`)}
      confirmLabel={t(`withdraw.${kind}.do`)}
      pending={withdrawal.isPending}
      onCloseAutoFocus={(event) => {
        // The line that replaces the text takes the focus.
        if (isWithdrawn.current) event.preventDefault();
      }}
      onConfirm={() => {
        if (!withdrawal.isPending) withdrawal.mutate();
      }}
    />
  );
}

function useWithdrawal({ update, comment }: Written, viewer: Viewer, onDone: () => void) {
  const t = useTranslations("updates");
  const reasonOf = useFailureText();
  const applyEvent = useApplyEvent();
  const kind = comment ? "comment" : "update";
  return useMutation({
    mutationFn: () => api.delete(comment ? updatePaths.comment(comment.id) : updatePaths.update(update.id)),
    onSuccess: () => {
      onDone();
      toast({ title: t(`withdraw.${kind}.done`) });
      const { projectId, taskId, subtaskId } = update;
      const at = { projectId, taskId, subtaskId };
      if (comment)
        applyEvent(
          { type: "comment.withdrawn", entityId: comment.id, updateId: update.id, ...at },
          emptied(comment, viewer),
        );
      else
        applyEvent(
          { type: "update.withdrawn", entityId: update.id, ...at },
          { ...emptied(update, viewer), ...NO_RECORDING },
        );
    },
    onError: (thrown) => {
      const description = reasonOf(thrown);
      toast({ title: t(`withdraw.${kind}.failed`), description, variant: "destructive" });
    },
  });
}

const NO_RECORDING: Recorded & Pick<UpdateView, "editedAt"> = {
  audioUrl: null,
  audioState: null,
  audioDurationMs: null,
  audioPeaks: null,
  transcript: null,
  language: null,
  editedAt: null,
};

/** Without all that it said: this page keeps it, and skips the event that would read it once more. */
function emptied<W extends UpdateView | CommentView>({ translation: _, ...written }: W, { name }: Viewer) {
  const withdrawn = { withdrawnAt: new Date().toISOString(), withdrawnBy: { name } };
  return { ...written, ...withdrawn, content: "", language: null, photos: [] };
}
