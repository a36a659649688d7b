"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { useCan } from "@/components/project-model/use-can";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { LoadFailure } from "@/components/shell/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { AddSubtask } from "./add-subtask";
import { CompletedSubtask } from "./completed-subtask";
import { SubtaskRow } from "./subtask-row";

interface SubtaskListProps {
  task: TaskView;
  /** The list's accessible name. */
  label: string;
}

/** A task's subtasks, the completed ones in a list of their own. Scrolls above 12 rem (workspace.txt 9). */
export const SubtaskList = memo(function SubtaskList({ task, label }: SubtaskListProps) {
  const t = useTranslations("tasks");
  const mayAdd = useCan("subtask:add");
  const query = useSubtasks(task.id);
  const subtasks = query.data;
  const done = subtasks?.filter(({ isCompleted }) => isCompleted) ?? [];
  const toDo = subtasks?.filter(({ isCompleted }) => !isCompleted) ?? [];
  if (!subtasks && !query.isError) return <Loading rows={Math.min(task.subtaskCount, 4)} mayAdd={mayAdd} />;
  return (
    <div className="lg:px-3 lg:pb-2">
      {query.isError && !subtasks && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {subtasks && subtasks.length > 0 && (
        <div className="max-h-48 overflow-y-auto overscroll-contain">
          <Rows label={label} subtasks={toDo} />
          {done.length > 0 && (
            <ul aria-label={t("completedSubtasks")}>
              {done.map((subtask) => (
                <CompletedSubtask key={subtask.id} subtask={subtask} />
              ))}
            </ul>
          )}
        </div>
      )}
      {subtasks && mayAdd && <AddSubtask taskId={task.id} isFirst={subtasks.length === 0} />}
    </div>
  );
});

function Rows({ label, subtasks }: { label: string; subtasks: SubtaskView[] }) {
  if (subtasks.length === 0) return null;
  return (
    <ul aria-label={label}>
      {subtasks.map((subtask) => (
        <SubtaskRow key={subtask.id} subtask={subtask} />
      ))}
    </ul>
  );
}

/** A skeleton in the size of the list: four rows at most, and the row that adds one. */
function Loading({ rows, mayAdd }: { rows: number; mayAdd: boolean }) {
  const t = useTranslations("common");
  return (
    <div role="status" aria-busy="true" className="lg:px-3 lg:pb-2">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-12 items-center gap-3 lg:min-h-9.5">
          <Skeleton className="size-5.5" />
          <Skeleton className="h-4.5 w-36" />
        </div>
      ))}
      {mayAdd && <div className="min-h-12 lg:min-h-9.5" />}
    </div>
  );
}
