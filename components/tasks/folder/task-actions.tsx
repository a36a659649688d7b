import Ellipsis from "lucide-react/icons/ellipsis";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Button } from "@/components/ui/input/button";
import type { TaskView } from "@/lib/tasks/view";

const AssigneesDialog = onDemand(() => import("@/components/tasks/assign/assignees-dialog"));
const TaskSettingsDialog = onDemand(() => import("./task-settings-dialog"));
const TaskSheet = onDemand(() => import("./task-sheet"));

/** Beside the open task's name on desktops: who works on it, and settings for the owner. */
export function TaskActions({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const mayAssign = useCan("task:assign");
  const maySet = useCan("task:settings");
  const [open, setOpen] = useState<"members" | "settings" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="ghost" className="min-h-11 px-3 text-[0.9375rem]" onClick={() => setOpen("members")}>
        <Users aria-hidden className="size-5" />
        {t(mayAssign ? "assignPeople" : "assigned", { count: task.assigneeCount })}
      </Button>
      {maySet && (
        <Button variant="ghost" size="iconSm" data-tip="" onClick={() => setOpen("settings")}>
          <Ellipsis aria-hidden className="size-5.5" />
          <span className="sr-only">{t("settings")}</span>
        </Button>
      )}
      {open === "members" && (
        <AssigneesDialog of={{ kind: "task", id: task.id, taskId: task.id, name }} onClose={close} />
      )}
      {open === "settings" && <TaskSettingsDialog task={task} onClose={close} />}
    </>
  );
}

/** The open task's button on phones, which shows its description, people and settings. */
export function TaskSheetButton({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="iconSm" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("aboutTask", { name })}</span>
      </Button>
      {open && <TaskSheet task={task} onClose={close} />}
    </>
  );
}
