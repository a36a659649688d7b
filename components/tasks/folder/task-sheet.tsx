import { type LucideIcon, ChevronRight, Pencil, Settings2, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import TaskSettingsDialog from "./task-settings-dialog";
import { useCan } from "@/components/project-model/use-can";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import AssigneesDialog from "@/components/tasks/assign/assignees-dialog";
import { TaskDescription } from "@/components/tasks/task-description";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { UserText } from "@/components/translation/user-text";
import { Sheet } from "@/components/ui/overlay/dialog";
import type { TaskView } from "@/lib/tasks/view";

const EditDetailsDialog = onDemand(() => import("@/components/project-model/edit-details-dialog"));

/** On phones: the task's description, its people, and, for the owner, editing it and its settings. Desktops show these beside its name. */
export default function TaskSheet({ task, onClose }: { task: TaskView; onClose: () => void }) {
  const t = useTranslations("tasks");
  const mayAssign = useCan("task:assign");
  const mayEdit = useCan("task:edit");
  const maySet = useCan("task:settings");
  const name = useShownName()(translatableTask(task));
  const [open, setOpen] = useState<"members" | "edit" | "settings" | null>(null);
  const back = () => setOpen(null);
  return (
    <>
      <Sheet onClose={onClose} title={name}>
        <div className="mb-3 max-w-[60ch]">
          <TaskDescription task={task}>
            {(description, lang) => <UserText text={description} lang={lang} />}
          </TaskDescription>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          <Entry icon={Users} onClick={() => setOpen("members")}>
            {t(mayAssign ? "assignPeople" : "assigned", { count: task.assigneeCount })}
          </Entry>
          {mayEdit && (
            <Entry icon={Pencil} onClick={() => setOpen("edit")}>
              {t("edit")}
            </Entry>
          )}
          {maySet && (
            <Entry icon={Settings2} onClick={() => setOpen("settings")}>
              {t("settings")}
            </Entry>
          )}
        </ul>
      </Sheet>
      {open === "members" && (
        <AssigneesDialog of={{ kind: "task", id: task.id, taskId: task.id, name }} onClose={back} />
      )}
      {open === "edit" && <EditDetailsDialog kind="task" of={task} onClose={back} />}
      {open === "settings" && <TaskSettingsDialog task={task} onClose={back} />}
    </>
  );
}

function Entry({ icon: Icon, children, onClick }: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-13 w-full items-center gap-3 text-left font-strong hover:bg-sunk [&_svg]:size-5.5 [&_svg]:shrink-0 [&_svg]:text-muted"
        onClick={onClick}
      >
        <Icon aria-hidden />
        {children}
        <ChevronRight aria-hidden className="ml-auto" />
      </button>
    </li>
  );
}
