"use client";

import { memo } from "react";
import { type FolderState, rowClasses } from "./folder-state";
import { FolderHeader } from "./folder-header";
import { TaskPanel } from "./task-panel";
import { TaskSheetButton } from "./task-actions";
import { useFolderPress } from "./use-folder";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";

/** A task as a folder; its subtasks and updates load when it opens. */
export const TaskFolder = memo(function TaskFolder({
  task,
  isOpen,
  isDrawn,
  isListed = true,
}: { task: TaskView } & FolderState) {
  const { newCounts } = useWorkspace();
  const press = useFolderPress(task.id, isOpen, task);
  const { text: name, lang } = useTranslated(translatableTask(task));
  const dropTarget = useDropTarget({ kind: "task", taskId: task.id }, name);
  return (
    <li className="contents">
      <div className={cn(rowClasses, !isListed && "lg:hidden")}>
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={name}
          nameLang={lang}
          count={task.totalUpdateCount}
          newCount={newCounts.tasks[task.id] ?? 0}
          isOpen={isOpen}
          isCompleted={task.isCompleted}
          menu={isOpen && <TaskSheetButton task={task} />}
          onPress={press}
        />
      </div>
      {isDrawn && <TaskPanel task={task} />}
    </li>
  );
});
