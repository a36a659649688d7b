import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCan } from "@/components/project-model/use-can";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import type { TaskView } from "@/lib/tasks/view";

export interface AddSubtaskButtonProps {
  /** Whether the field has just closed: the button then takes the focus. */
  wasAdding: boolean;
  onAdd: () => void;
}

/** Shown to the owner of a task without subtasks. */
export function AddFirstSubtask({ wasAdding, onAdd }: AddSubtaskButtonProps) {
  const t = useTranslations("tasks");
  return (
    <div className="py-1">
      <p className="text-sm text-muted">{t("addFirst")}</p>
      <Button
        variant="ghost"
        className="-ml-2 min-h-11 px-2 text-[0.9375rem] font-strong text-blue"
        {...(wasAdding && { ref: focusIfLost })}
        onClick={onAdd}
      >
        <Plus aria-hidden className="size-5" />
        {t("addSubtask")}
      </Button>
    </div>
  );
}

/** Takes the room of a task's subtasks until their code has loaded. */
export function SubtaskSectionRoom({ task }: { task: TaskView }) {
  const mayAdd = useCan("subtask:add");
  if (task.subtaskCount > 0)
    return (
      <div className="lg:border-y lg:border-line">
        <div className="h-11" />
      </div>
    );
  return (
    mayAdd && (
      <div inert className="invisible">
        <AddFirstSubtask wasAdding={false} onAdd={() => undefined} />
      </div>
    )
  );
}
