import { Ellipsis, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { memo, Suspense, useState } from "react";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import type { FolderState } from "./folder-state";
import { useCan } from "@/components/project-model/use-can";
import { useFetchTask } from "@/components/project-model/use-fetch-task";
import { useWorkspace } from "@/components/project-model/workspace";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { SubtaskSectionRoom } from "@/components/tasks/subtask/add-first-subtask";
import { TaskDescription } from "@/components/tasks/task-description";
import { TaskDue } from "@/components/tasks/task-due";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName, useTranslated } from "@/components/translation/use-translated";
import { Button } from "@/components/ui/input/button";
import { LongText } from "@/components/ui/text/long-text";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { painted } from "@/lib/browser/page/painted";
import type { TaskView } from "@/lib/tasks/view";

const AssigneesDialog = onDemand(() => import("@/components/tasks/assign/assignees-dialog"));
const TaskSettingsDialog = onDemand(() => import("./task-settings-dialog"));
const TaskSheet = onDemand(() => import("./task-sheet"));

const loadSubtasks = () => import("@/components/tasks/subtask/subtask-section");
const subtasks = { preload: () => void loadSubtasks().catch(() => undefined) };
// Rendered on the server where a task is open at first; else fetched while the page is idle.
const SubtaskSection = dynamic(() => loadSubtasks().then((module) => module.SubtaskSection));

interface TaskFolderProps extends FolderState {
  task: TaskView;
  newCount: number;
  /** Whether it can be opened without a signal, or there is one. */
  isHere: boolean;
}

/**
 * A task as a folder; its subtasks and updates load when it opens. Does not read the workspace, so that only the rows that change
 * rerender with it.
 */
export const TaskFolder = memo(function TaskFolder({
  task,
  newCount,
  isHere,
  isOpen,
  isDrawn,
  press,
  isListed,
}: TaskFolderProps) {
  const { text: name, lang } = useTranslated(translatableTask(task));
  const fetchTask = useFetchTask(task.projectId);
  usePreload(subtasks);
  return (
    <li className="contents">
      <FolderHeader
        place={{ kind: "task", taskId: task.id }}
        name={name}
        nameLang={lang}
        count={task.totalUpdateCount}
        newCount={newCount}
        isOpen={isOpen}
        isCompleted={task.isCompleted}
        isHere={isHere || isOpen}
        isListed={isListed}
        due={<TaskDue task={task} />}
        menu={isOpen && <TaskSheetButton task={task} />}
        // A thumb takes a tenth of a second to lift, in which the answer may come. A quick one is answered first.
        onPointerDown={() => {
          if (!isOpen) void painted().then(() => fetchTask(task));
        }}
        onPress={() => press(task.id, isOpen, task)}
      />
      {isDrawn && <TaskPanel task={task} />}
    </li>
  );
});

/** Beside the open task's name on desktops: who works on it, and settings for the owner. */
function TaskActions({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  const mayAssign = useCan("task:assign");
  const maySet = useCan("task:settings");
  const [open, setOpen] = useState<"members" | "settings" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="ghost" className="min-h-11 px-3 text-[0.9375rem]" onClick={() => setOpen("members")}>
        <Users aria-hidden className="size-5" />
        {t(mayAssign ? "assignPeople" : "assigned", { count: task.assigneeCount })}
      </Button>
      {maySet && (
        <Button variant="ghost" size="iconSm" data-tip="" onClick={() => setOpen("settings")}>
          <Ellipsis aria-hidden className="size-5.5" />
          <span className="sr-only">{t("settings")}</span>
        </Button>
      )}
      {open === "members" && (
        <AssigneesDialog of={{ kind: "task", id: task.id, taskId: task.id, name }} onClose={close} />
      )}
      {open === "settings" && <TaskSettingsDialog task={task} onClose={close} />}
    </>
  );
}

/** The open task's button on phones, which shows its description, people and settings. */
function TaskSheetButton({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableTask(task));
  return (
    <DialogButton variant="ghost" size="iconSm" dialog={(close) => <TaskSheet task={task} onClose={close} />}>
      <Ellipsis aria-hidden className="size-5.5" />
      <span className="sr-only">{t("aboutTask", { name })}</span>
    </DialogButton>
  );
}

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
      <Suspense fallback={<SubtaskSectionRoom task={task} />}>
        <SubtaskSection task={task} />
      </Suspense>
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
