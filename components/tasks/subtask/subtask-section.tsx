import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { AddFirstSubtask, type AddSubtaskButtonProps } from "./add-first-subtask";
import { SubtaskLine } from "./subtask-line";
import { SubtaskList } from "./subtask-list";
import { useCan } from "@/components/project-model/use-can";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { type PostedItem, useWorkspace } from "@/components/project-model/workspace";
import { useOpenSubtask } from "@/components/tasks/folder/use-folder";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import type { TaskView } from "@/lib/tasks/view";

/** A task's subtasks: one line that expands to a row per subtask; each row expands to that subtask's updates. */
export function SubtaskSection({ task }: { task: TaskView }) {
  const t = useTranslations("tasks");
  const content = useId();
  const mayAdd = useCan("subtask:add");
  const { openId, openSubtask } = useOpenSubtask(task.id);
  // Readers who see only subtasks of this task have no other updates here.
  const [expanded, setExpanded] = useState(!task.isOpen);
  /** Null until the field for a new subtask is first opened. */
  const [adding, setAdding] = useState<boolean | null>(null);
  const { data: subtasks } = useSubtasks(task.subtaskCount > 0 || adding ? task.id : null);
  useOpenWhenPosted(task.id, openSubtask);
  const isOpen = expanded || adding === true || openId !== null;
  const toggle = () => {
    setExpanded(!isOpen);
    setAdding(null);
    if (isOpen && openId) openSubtask(null);
  };
  const add = () => {
    setExpanded(true);
    setAdding(true);
  };
  const addProps = { wasAdding: adding === false, onAdd: add };
  if (task.subtaskCount === 0 && !adding) return mayAdd && <AddFirstSubtask {...addProps} />;
  return (
    <section aria-label={t("subtasks")} className="max-lg:-mx-4">
      <SubtaskLine task={task} subtasks={subtasks} isOpen={isOpen} controls={content} onToggle={toggle}>
        {isOpen && mayAdd && <AddSubtaskButton {...addProps} />}
      </SubtaskLine>
      <div id={content}>
        {isOpen && (
          <SubtaskList
            task={task}
            openId={openId}
            onOpen={(id) => {
              setExpanded(true);
              openSubtask(id);
            }}
            {...(adding && { onAddingEnd: () => setAdding(false) })}
          />
        )}
      </div>
    </section>
  );
}

/** The "Add" button in the line above the subtasks. */
function AddSubtaskButton({ wasAdding, onAdd }: AddSubtaskButtonProps) {
  const t = useTranslations("tasks");
  return (
    <Button
      variant="ghost"
      aria-label={t("addSubtask")}
      className="min-h-11 gap-1.5 px-1.5 text-[0.9375rem] font-strong text-blue"
      {...(wasAdding && { ref: focusIfLost })}
      onClick={onAdd}
    >
      <Plus aria-hidden className="size-4.5" />
      {t("add")}
    </Button>
  );
}

/** Opens a subtask when an update is posted to it, so that the update is visible. */
function useOpenWhenPosted(taskId: string, openSubtask: (id: string) => void): void {
  const posted = useWorkspace().posted.at(-1);
  const open = useEffectEvent(({ place }: PostedItem) => {
    if (place.kind === "subtask" && place.taskId === taskId) openSubtask(place.subtaskId);
  });
  useEffect(() => {
    if (posted) open(posted);
  }, [posted]);
}
