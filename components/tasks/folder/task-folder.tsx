import { useTranslations } from "next-intl";
import { memo } from "react";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import { type FolderState, rowClasses } from "./folder-state";
import { TaskActions, TaskSheetButton } from "./task-actions";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useFetchTask } from "@/components/project-model/use-fetch-task";
import { useWorkspace } from "@/components/project-model/workspace";
import { SubtaskSection } from "@/components/tasks/subtask/subtask-section";
import { TaskDescription } from "@/components/tasks/task-description";
import { TaskDue } from "@/components/tasks/task-due";
import { translatableTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { LongText } from "@/components/ui/text/long-text";
import { UpdatesList } from "@/components/updates/list/updates-list";
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

/** An open task: its subtasks on one line, then its updates. */
const TaskPanel = memo(function TaskPanel({ task }: { task: TaskView }) {
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
