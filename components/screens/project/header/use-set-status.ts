import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";

export type SetStatus = ReturnType<typeof useSetStatus>;

/**
 * Marks the project as active, completed or archived. Archiving says what it means for the crew, and is undone from its toast.
 * Shows the server's text if the plan forbids a change.
 */
export function useSetStatus({ id, status: before }: ProjectDetailView) {
  const t = useTranslations("project");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.setStatus, {
    onSuccess: (project) => {
      applyEvent({ type: "project.status-set", projectId: id, entityId: id }, project);
      toast({
        title: t("marked", { status: project.status }),
        ...(project.status === "archived" && undoable),
      });
    },
    onError: toastFailure(t("statusFailed")),
  });
  const set = (status: ProjectView["status"]) => run({ id, status });
  const undoable = {
    description: t("archivedMeans"),
    action: { label: t("undo"), onPress: () => set(before) },
  };
  return { pending, set };
}
