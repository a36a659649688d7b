"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { useWorkspace } from "@/components/project-model/workspace";
import { LongText } from "@/components/ui/long-text";
import { UpdatesList } from "@/components/updates/updates-list";
import type { TaskView } from "@/lib/tasks/view";
import { FolderPanel } from "./folder-panel";
import { SubtaskSection } from "./subtask-section";
import { TaskActions } from "./task-actions";

/** An open task: its subtasks on one line, then its updates. */
export const TaskPanel = memo(function TaskPanel({ task }: { task: TaskView }) {
  const t = useTranslations();
  const { newCounts } = useWorkspace();
  return (
    <FolderPanel
      name={task.name}
      newCount={newCounts.tasks[task.id] ?? 0}
      actions={<TaskActions task={task} />}
      description={
        task.description && <LongText text={task.description} className="text-[0.9375rem] text-muted" />
      }
    >
      <SubtaskSection task={task} />
      <div className="pt-2 lg:pt-4">
        {task.isOpen ? (
          <UpdatesList
            placement={{ kind: "task", taskId: task.id }}
            label={t("updates.title")}
            expected={task.updateCount}
          />
        ) : (
          <p className="text-muted">{t("tasks.subtasksOnly")}</p>
        )}
      </div>
    </FolderPanel>
  );
});
