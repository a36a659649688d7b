import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { useWorkspace } from "@/components/project-model/workspace";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";

interface TaskDueProps {
  task: Pick<TaskView, "dueDate" | "isCompleted">;
  className?: string;
}

/** The days left for a task or subtask, as for a project. A completed one is never late, nor is one of a project that is over. */
export function TaskDue({ task: { dueDate, isCompleted }, className }: TaskDueProps) {
  const { status } = useWorkspace().project;
  const due = useDue({ dueDate: isCompleted ? null : dueDate, status });
  return (
    due && (
      <span className={cn("block text-sm", className)}>
        <DaysLeft due={due} />
      </span>
    )
  );
}
