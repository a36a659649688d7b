import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableSubtask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { SubtaskView } from "@/lib/tasks/view";

/** Confirms deleting a subtask. */
export default function DeleteSubtaskDialog({
  subtask,
  onClose,
}: {
  subtask: SubtaskView;
  onClose: () => void;
}) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableSubtask(subtask));
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.deleteSubtask, {
    onSuccess: () => {
      toast({ title: t("subtaskDeleted") });
      onClose();
      const { id, parentTaskId } = subtask;
      applyEvent({ type: "subtask.deleted", projectId: project.id, entityId: id, taskId: parentTaskId });
    },
    onError: toastFailure(t("subtaskDeleteFailed")),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteSubtask")}
      description={t("deleteSubtaskConfirm", { name })}
      confirmLabel={t("deleteSubtask")}
      pending={pending}
      onConfirm={() => {
        noteOwnChange({ type: "subtask.deleted", entityId: subtask.id });
        run({ id: subtask.id });
      }}
    />
  );
}
