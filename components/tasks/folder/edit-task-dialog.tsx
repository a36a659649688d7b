import { useTranslations } from "next-intl";
import { EditDetailsDialog } from "@/components/project-model/edit-details-dialog";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import type { TaskView } from "@/lib/tasks/view";

/** Changes a task's name, description and due date. */
export default function EditTaskDialog({ task, onClose }: { task: TaskView; onClose: () => void }) {
  const t = useTranslations("tasks");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return (
    <EditDetailsDialog
      kind="task"
      of={task}
      texts={{ title: t("editTask"), name: t("name"), saved: t("updated"), failed: t("updateFailed") }}
      action={actions.editTask}
      onSaved={(edited) =>
        applyEvent({ type: "task.edited", projectId: edited.projectId, entityId: edited.id }, edited)
      }
      onClose={onClose}
    />
  );
}
