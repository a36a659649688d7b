import { CircleCheck, CircleDashed, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import ActionDialog from "@/components/form/action-dialog";
import { useAction } from "@/components/form/use-action";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { toastFailure } from "@/components/ui/toast/toast-store";
import type { TaskView } from "@/lib/tasks/view";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

const EditDetailsDialog = onDemand(() => import("@/components/project-model/edit-details-dialog"));

/** The owner's settings of a task: complete, reopen, edit or delete it. */
export default function TaskSettingsDialog({ task, onClose }: { task: TaskView; onClose: () => void }) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const back = () => setOpen(null);
  return (
    <>
      <Sheet onClose={onClose} title={t("settings")} description={name}>
        <Completion task={task} />
        <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={() => setOpen("edit")}>
          <Pencil aria-hidden className="size-5" />
          {t("edit")}
        </Button>
        <div className="mt-5 border-t border-line pt-4">
          <p className="mb-2.5 text-[0.9375rem] text-muted">{t("deleteHint")}</p>
          <Button variant="secondary" className="text-danger max-sm:w-full" onClick={() => setOpen("delete")}>
            <Trash2 aria-hidden className="size-5" />
            {t("delete")}
          </Button>
        </div>
      </Sheet>
      {open === "edit" && <EditDetailsDialog kind="task" of={task} onClose={back} />}
      {open === "delete" && <DeleteTaskDialog task={task} onDeleted={onClose} onClose={back} />}
    </>
  );
}

interface DeleteTaskDialogProps {
  task: TaskView;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms deleting a task; its updates become unassigned. */
function DeleteTaskDialog({ task, onDeleted, onClose }: DeleteTaskDialogProps) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const { project, actions, openFolder } = useWorkspace();
  const applyEvent = useApplyEvent();
  return (
    <ActionDialog
      action={actions.deleteTask}
      input={{ id: task.id }}
      onClose={onClose}
      title={t("delete")}
      description={t("deleteConfirm", { name })}
      confirmLabel={t("delete")}
      onSend={() => noteOwnChange({ type: "task.deleted", entityId: task.id })}
      done={t("deleted")}
      onDone={() => {
        onDeleted();
        openFolder(UNASSIGNED_FOLDER);
        applyEvent({ type: "task.deleted", projectId: project.id, entityId: task.id });
      }}
      failed={t("deleteFailed")}
    />
  );
}

function Completion({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const format = useFormat();
  const { run, pending } = useToggle();
  const { isCompleted, completedAt } = task;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Badge tone={isCompleted ? "ok" : "neutral"}>
        {isCompleted ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
        {isCompleted && completedAt ? (
          <TimeText>{t("completedOn", { date: format.date(completedAt) })}</TimeText>
        ) : (
          t("inProgress")
        )}
      </Badge>
      <Button
        variant={isCompleted ? "secondary" : "primary"}
        className="max-sm:w-full"
        pending={pending}
        onClick={() => run({ id: task.id, isCompleted: !isCompleted })}
      >
        {pending && (isCompleted ? t("markingIncomplete") : t("completing"))}
        {!pending && (isCompleted ? t("markIncomplete") : t("markComplete"))}
      </Button>
    </div>
  );
}

function useToggle() {
  const t = useTranslations("tasks");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return useAction(actions.toggleTask, {
    onSuccess: (task) => {
      const type = task.isCompleted ? "task.completed" : "task.reopened";
      applyEvent({ type, projectId: task.projectId, entityId: task.id }, task);
    },
    onError: toastFailure(t("completeFailed")),
  });
}
