"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { TaskView } from "@/lib/tasks/view";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

interface DeleteTaskDialogProps {
  task: TaskView;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms deleting a task; its updates become unassigned. */
export function DeleteTaskDialog({ task, onDeleted, onClose }: DeleteTaskDialogProps) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const { project, actions, openFolder } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.deleteTask, {
    onSuccess: () => {
      toast({ title: t("deleted") });
      onDeleted();
      openFolder(UNASSIGNED_FOLDER);
      applyEvent({ type: "task.deleted", projectId: project.id, entityId: task.id });
    },
    onError: () => toast({ title: t("deleteFailed"), variant: "destructive" }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("delete")}
      description={t("deleteConfirm", { name })}
      confirmLabel={t("delete")}
      cancelLabel={t("cancel")}
      pending={pending}
      onConfirm={() => {
        noteOwnChange({ type: "task.deleted", entityId: task.id });
        run({ id: task.id });
      }}
    />
  );
}
