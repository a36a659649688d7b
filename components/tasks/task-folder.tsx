"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useWorkspace } from "@/components/project-model/workspace";
import { cn } from "@/lib/utils";
import type { TaskView } from "@/lib/tasks/view";
import { cardClasses, type FolderState, openCardClasses } from "./folder-card";
import { FolderHeader } from "./folder-header";
import { SubtaskList } from "./subtask-list";
import { TaskPanel } from "./task-panel";
import { folderAfterPress } from "./use-folder";

/** A task as a folder; its subtasks and updates load when it opens. */
export const TaskFolder = memo(function TaskFolder({
  task,
  isOpen,
  isDrawn,
}: { task: TaskView } & FolderState) {
  const t = useTranslations("tasks");
  const { openFolder, unseenAtOpen } = useWorkspace();
  const dropTarget = useDropTarget({ kind: "task", taskId: task.id }, task.name);
  return (
    <li className="contents">
      <div className={cn(cardClasses, isOpen && openCardClasses)}>
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={task.name}
          count={task.updateCount}
          newCount={unseenAtOpen.tasks[task.id] ?? 0}
          isOpen={isOpen}
          isCompleted={task.isCompleted}
          onPress={() => {
            openFolder(folderAfterPress(task.id, isOpen));
          }}
        />
        {isDrawn && <SubtaskList task={task} label={t("subtasks")} />}
      </div>
      {isDrawn && <TaskPanel task={task} />}
    </li>
  );
});
