import { useTranslations } from "next-intl";
import type { DetailFields } from "@/components/project-model/changed-fields";
import { EditDetailsDialog } from "@/components/project-model/edit-details-dialog";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import type { ProjectDetailView } from "@/lib/projects/view";

interface EditProjectDialogProps {
  project: ProjectDetailView;
  /** The field that was pressed. */
  focus?: keyof DetailFields;
  onClose: () => void;
}

/** Changes the project's name, description and due date. */
export default function EditProjectDialog({ project, ...props }: EditProjectDialogProps) {
  const t = useTranslations();
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return (
    <EditDetailsDialog
      kind="project"
      of={project}
      texts={{
        title: t("project.edit"),
        name: t("projects.name"),
        saved: t("project.edited"),
        failed: t("project.editFailed"),
      }}
      action={actions.editProject}
      onSaved={(edited) =>
        applyEvent({ type: "project.edited", projectId: edited.id, entityId: edited.id }, edited)
      }
      {...props}
    />
  );
}
