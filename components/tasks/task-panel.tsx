"use client";

import Settings2 from "lucide-react/icons/settings-2";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { onDemand } from "@/components/shell/on-demand";
import { Button } from "@/components/ui/button";
import { LongText } from "@/components/ui/long-text";
import { UpdatesList } from "@/components/updates/updates-list";
import type { TaskView } from "@/lib/tasks/view";
import { FolderPanel } from "./folder-panel";
import { SubtaskFolders } from "./subtask-folders";

const AssigneesDialog = onDemand(() => import("./assignees-dialog"));
const TaskSettingsDialog = onDemand(() => import("./task-settings-dialog"));

/** An open task: its progress, who works on it, and its updates. */
export const TaskPanel = memo(function TaskPanel({ task }: { task: TaskView }) {
  const t = useTranslations();
  const updates = t("updates.count", { count: task.updateCount });
  const { subtaskCount: total, completedSubtaskCount: done } = task;
  const { isLoading } = useSubtasks(total > 0 ? task.id : null);
  const facts = [task.isOpen && updates, total > 0 && t("tasks.doneOf", { done, total })].filter(Boolean);
  return (
    <FolderPanel name={task.name} facts={facts.join(" · ")} actions={<TaskActions task={task} />}>
      {task.description && (
        <LongText text={task.description} className="-mt-2 mb-3.5 text-[0.9375rem] text-muted" />
      )}
      <SubtaskFolders task={task} />
      {task.isOpen ? (
        <UpdatesList
          placement={{ kind: "task", taskId: task.id }}
          label={t("updates.title")}
          expected={task.updateCount}
          waits={isLoading}
        />
      ) : (
        <p className="text-muted">{t("tasks.subtasksOnly")}</p>
      )}
    </FolderPanel>
  );
});

function TaskActions({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const maySet = useCan("task:settings");
  const [open, setOpen] = useState<"members" | "settings" | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <Button
        variant="ghost"
        className="px-3 text-[0.9375rem] lg:min-h-11"
        onClick={() => {
          setOpen("members");
        }}
      >
        <Users aria-hidden className="size-5" />
        {t("assigned", { count: task.assigneeCount })}
      </Button>
      {maySet && (
        <Button
          variant="ghost"
          size="icon"
          className="lg:size-11"
          onClick={() => {
            setOpen("settings");
          }}
        >
          <Settings2 aria-hidden className="size-5" />
          <span className="sr-only">{t("settings")}</span>
        </Button>
      )}
      {open === "members" && (
        <AssigneesDialog
          of={{ kind: "task", id: task.id, taskId: task.id, name: task.name }}
          onClose={close}
          onLoadError={close}
        />
      )}
      {open === "settings" && <TaskSettingsDialog task={task} onClose={close} onLoadError={close} />}
    </>
  );
}
