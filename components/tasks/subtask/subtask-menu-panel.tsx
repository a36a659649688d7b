import { Camera, Pencil, Trash2, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { SubtaskView } from "@/lib/tasks/view";

interface SubtaskMenuPanelProps {
  trigger: MenuTrigger;
  subtask: SubtaskView;
  onMembers: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The open menu, which replaces its button. */
export default function SubtaskMenuPanel(props: SubtaskMenuPanelProps) {
  const { trigger, subtask, onMembers, onEdit, onDelete } = props;
  const t = useTranslations("tasks");
  const mayAssign = useCan("task:assign");
  const askForPhoto = useAskForPhoto(subtask);
  return (
    <DropdownMenu trigger={trigger} inMain>
      <DropdownMenuItem icon={Users} onSelect={onMembers}>
        {mayAssign ? t("assignPeople", { count: subtask.assigneeCount }) : t("members")}
      </DropdownMenuItem>
      {onEdit && (
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          {t("edit")}
        </DropdownMenuItem>
      )}
      {onEdit && (
        <DropdownMenuItem icon={Camera} onSelect={askForPhoto}>
          {t(subtask.asksPhoto ? "askForNoPhoto" : "askForPhoto")}
        </DropdownMenuItem>
      )}
      {onDelete && (
        <DropdownMenuItem icon={Trash2} variant="danger" onSelect={onDelete}>
          {t("deleteSubtask")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

/** Makes a subtask ask for a photo, or no longer. */
function useAskForPhoto({ id, asksPhoto }: SubtaskView): () => void {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run } = useAction(actions.askForPhoto, {
    onSuccess: (edited) => {
      const { id: entityId, parentTaskId: taskId } = edited;
      applyEvent({ type: "subtask.edited", projectId: project.id, entityId, taskId }, edited);
      toast({ title: t("subtaskUpdated") });
    },
    onError: toastFailure(t("subtaskUpdateFailed")),
  });
  return () => run({ id, asksPhoto: !asksPhoto });
}
