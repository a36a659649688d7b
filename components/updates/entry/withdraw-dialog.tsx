import { useTranslations } from "next-intl";
import ActionDialog from "@/components/form/action-dialog";
import { apiAction } from "@/components/form/api-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import type { Viewer } from "@/components/project-model/workspace";
import { api } from "@/lib/browser/api-client";
import type { Recorded } from "@/lib/recordings/view";
import { apiPath } from "@/lib/shared/paths/api-path";
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
  const { update, comment } = written;
  const t = useTranslations("updates");
  const applyEvent = useApplyEvent();
  const kind = comment ? "comment" : "update";
  const empty = () => {
    onWithdrawn();
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
  };
  return (
    <ActionDialog
      action={apiAction(() =>
        api.delete(comment ? apiPath("comments", comment.id) : apiPath("updates", update.id)),
      )}
      input={{}}
      title={t(`withdraw.${kind}.title`)}
      description={t(`withdraw.${kind}.hint`)}
      confirmLabel={t(`withdraw.${kind}.do`)}
      done={t(`withdraw.${kind}.done`)}
      failed={t(`withdraw.${kind}.failed`)}
      // The line that replaces the text takes it.
      focusNext={() => undefined}
      onDone={empty}
      onClose={onClose}
    />
  );
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
  if ("typed" in written) delete written.typed;
  const withdrawn = { withdrawnAt: new Date().toISOString(), withdrawnBy: { name } };
  return { ...written, ...withdrawn, content: "", language: null, photos: [] };
}
