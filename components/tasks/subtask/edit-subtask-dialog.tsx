import { useTranslations } from "next-intl";
import { EditDetailsDialog } from "@/components/project-model/edit-details-dialog";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import type { SubtaskView } from "@/lib/tasks/view";

interface EditSubtaskDialogProps {
  subtask: SubtaskView;
  onClose: () => void;
}

/** Changes an open subtask's name, description and due date. */
export default function EditSubtaskDialog({ subtask, onClose }: EditSubtaskDialogProps) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return (
    <EditDetailsDialog
      kind="subtask"
      of={subtask}
      texts={{
        title: t("editSubtask"),
        name: t("subtaskName"),
        saved: t("subtaskUpdated"),
        failed: t("subtaskUpdateFailed"),
      }}
      action={actions.editSubtask}
      onSaved={(edited) => {
        const { id: entityId, parentTaskId: taskId } = edited;
        applyEvent({ type: "subtask.edited", projectId: project.id, entityId, taskId }, edited);
      }}
      onClose={onClose}
    />
  );
}
