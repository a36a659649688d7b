"use client";

import { memo } from "react";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useWorkspace } from "@/components/project-model/workspace";
import type { TaskView } from "@/lib/tasks/view";
import type { FolderState } from "./folder-state";
import { FolderHeader } from "./folder-header";
import { TaskPanel } from "./task-panel";
import { TaskSheetButton } from "./task-actions";
import { folderAfterPress } from "./use-folder";

/** A task as a folder; its subtasks and updates load when it opens. */
export const TaskFolder = memo(function TaskFolder({
  task,
  isOpen,
  isDrawn,
}: { task: TaskView } & FolderState) {
  const { openFolder, newCounts } = useWorkspace();
  const dropTarget = useDropTarget({ kind: "task", taskId: task.id }, task.name);
  return (
    <li className="contents">
      <div className="min-w-0 lg:col-start-1">
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={task.name}
          count={task.totalUpdateCount}
          newCount={newCounts.tasks[task.id] ?? 0}
          isOpen={isOpen}
          isCompleted={task.isCompleted}
          menu={isOpen && <TaskSheetButton task={task} />}
          onPress={() => {
            openFolder(folderAfterPress(task.id, isOpen));
          }}
        />
      </div>
      {isDrawn && <TaskPanel task={task} />}
    </li>
  );
});
