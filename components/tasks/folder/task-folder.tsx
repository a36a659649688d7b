"use client";

import { memo } from "react";
import { FolderHeader } from "./folder-header";
import { type FolderState, rowClasses } from "./folder-state";
import { TaskSheetButton } from "./task-actions";
import { TaskPanel } from "./task-panel";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useFetchTask } from "@/components/project-model/use-fetch-task";
import { TaskDue } from "@/components/tasks/task-due";
import { translatableTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";

interface TaskFolderProps extends FolderState {
  task: TaskView;
  newCount: number;
}

/**
 * A task as a folder; its subtasks and updates load when it opens. Does not read the workspace, so that only the rows that change
 * rerender with it.
 */
export const TaskFolder = memo(function TaskFolder({
  task,
  newCount,
  isOpen,
  isDrawn,
  press,
  isListed = true,
}: TaskFolderProps) {
  const { text: name, lang } = useTranslated(translatableTask(task));
  const dropTarget = useDropTarget({ kind: "task", taskId: task.id }, name);
  const fetchTask = useFetchTask(task.projectId);
  return (
    <li className="contents">
      <div className={cn(rowClasses, !isListed && "lg:hidden")}>
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={name}
          nameLang={lang}
          count={task.totalUpdateCount}
          newCount={newCount}
          isOpen={isOpen}
          isCompleted={task.isCompleted}
          due={<TaskDue task={task} />}
          menu={isOpen && <TaskSheetButton task={task} />}
          // A thumb takes a tenth of a second to lift, in which the answer may come.
          onPointerDown={() => {
            if (!isOpen) fetchTask(task);
          }}
          onPress={() => press(task.id, isOpen, task)}
        />
      </div>
      {isDrawn && <TaskPanel task={task} />}
    </li>
  );
});
