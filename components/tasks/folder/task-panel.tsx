"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { FolderPanel } from "./folder-panel";
import { TaskActions } from "./task-actions";
import { useWorkspace } from "@/components/project-model/workspace";
import { SubtaskSection } from "@/components/tasks/subtask/subtask-section";
import { TaskDescription } from "@/components/tasks/task-description";
import { translatableTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { LongText } from "@/components/ui/text/long-text";
import { UpdatesList } from "@/components/updates/list/updates-list";
import type { TaskView } from "@/lib/tasks/view";

/** An open task: its subtasks on one line, then its updates. */
export const TaskPanel = memo(function TaskPanel({ task }: { task: TaskView }) {
  const t = useTranslations();
  const { newCounts } = useWorkspace();
  const { text, lang } = useTranslated(translatableTask(task));
  return (
    <FolderPanel
      name={text}
      nameLang={lang}
      newCount={newCounts.tasks[task.id] ?? 0}
      actions={<TaskActions task={task} />}
      description={
        <TaskDescription task={task}>
          {(description, itsLang) => (
            <LongText text={description} lang={itsLang} className="text-[0.9375rem] text-muted" />
          )}
        </TaskDescription>
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
