"use client";

import { useMemo, useState } from "react";
import type { Placement } from "@/components/project-model/placement";
import { useSubtasks } from "@/components/project-model/use-tasks";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { type Choice, resolvePlace } from "./posting-place";

export interface PostingPlace {
  choice: Choice;
  choose: (choice: Choice) => void;
  tasks: TaskView[];
  /** Of the chosen task, as far as they are loaded. */
  subtasks: SubtaskView[];
  /** Null while the choice has no destination. */
  place: Placement | null;
}

const NONE: SubtaskView[] = [];

/** The next update's destination: the open folder, or the subtask that is open in it, until another is chosen. */
export function usePostingPlace(tasks: TaskView[], folder: string, subtask: string | null): PostingPlace {
  const [chosen, choose] = useState<{ in: string; choice: Choice } | null>(null);
  const open = `${folder}/${subtask ?? ""}`;
  const choice = useMemo(
    () => (chosen?.in === open ? chosen.choice : { taskId: isTask(tasks, folder), subtaskId: subtask }),
    [chosen, open, folder, subtask, tasks],
  );
  const task = tasks.find(({ id }) => id === choice.taskId);
  const subtasks = useSubtasks(task && task.subtaskCount > 0 ? task.id : null).data ?? NONE;
  return {
    choice,
    choose: (next) => {
      choose({ in: open, choice: next });
    },
    tasks,
    subtasks,
    place: resolvePlace(choice, tasks, subtasks),
  };
}

function isTask(tasks: TaskView[], folder: string): string | null {
  return tasks.some(({ id }) => id === folder) ? folder : null;
}
