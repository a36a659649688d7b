import { useTranslations } from "next-intl";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { DetailInputs } from "@/components/project-model/detail-inputs";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";

/** Creates a task and opens its folder. What was typed is kept until then. */
export default function NewTaskDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("tasks");
  const { project, viewer, actions, openFolder } = useWorkspace();
  const name = useKeptDraft(draftName(viewer.id, "new-task", project.id, "name"));
  const description = useKeptDraft(draftName(viewer.id, "new-task", project.id, "description"));
  const applyEvent = useApplyEvent();
  const { formProps, pending, error, field } = useActionForm(actions.createTask, {
    keepAs: null,
    onSuccess: (task) => {
      applyEvent({ type: "task.created", projectId: project.id, entityId: task.id }, task);
      toast({ title: t("created") });
      name.forget();
      description.forget();
      onClose();
      openFolder(task.id);
    },
  });
  return (
    <Sheet onClose={onClose} title={t("newTask")}>
      <form {...formProps} className="grid gap-4">
        <input type="hidden" name="id" value={project.id} />
        <FormError error={error} {...(!error?.issues && { title: t("createFailed") })} />
        <DraftNote drafts={[name, description]} />
        <DetailInputs
          drafts={{ name, description }}
          label={t("name")}
          placeholders={{ name: t("namePlaceholder"), description: t("descriptionPlaceholder") }}
          field={field}
        />
        <FormActions submitLabel={t("create")} pending={pending} className="mt-2" />
      </form>
    </Sheet>
  );
}
