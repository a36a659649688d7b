import { useTranslations } from "next-intl";
import ActionDialog from "@/components/form/action-dialog";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableSubtask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
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
  const { id, parentTaskId } = subtask;
  return (
    <ActionDialog
      action={actions.deleteSubtask}
      input={{ id }}
      onClose={onClose}
      title={t("deleteSubtask")}
      description={t("deleteSubtaskConfirm", { name })}
      confirmLabel={t("deleteSubtask")}
      onSend={() => noteOwnChange({ type: "subtask.deleted", entityId: id })}
      done={t("subtaskDeleted")}
      onDone={() =>
        applyEvent({ type: "subtask.deleted", projectId: project.id, entityId: id, taskId: parentTaskId })
      }
      failed={t("subtaskDeleteFailed")}
    />
  );
}
