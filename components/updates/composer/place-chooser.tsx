import { useTranslations } from "next-intl";
import { memo } from "react";
import { subtasksToPostIn, tasksToPostIn } from "./posting-place";
import type { Composer } from "./use-post-update";
import { translatableSubtask, translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Label } from "@/components/ui/input/label";
import { Select, type SelectProps } from "@/components/ui/input/select";
import { cn } from "@/lib/shared/utils";

/** The value of a place that was deleted, until another one is chosen. */
const LOST = "lost";

interface PlaceChooserProps {
  composer: Composer;
  /** Prefix of the two selects' ids. */
  id: string;
  /** For the dock: labels for screen readers only. */
  compact?: boolean;
}

/**
 * The update's destination: a folder, and in it the task itself or one of its subtasks. Memoized: it is beside the field, and its
 * lists are long.
 */
export default memo(function PlaceChooser({
  composer: { posting, storing },
  id,
  compact = false,
}: PlaceChooserProps) {
  const t = useTranslations();
  const nameOf = useShownName();
  const { choice, choose, place, isLost } = posting;
  const tasks = tasksToPostIn(posting.tasks, choice.taskId);
  const subtasks = choice.taskId ? subtasksToPostIn(posting.subtasks, choice.subtaskId) : [];
  const open = posting.tasks.find((task) => task.id === choice.taskId)?.isOpen ?? false;
  if (posting.tasks.length === 0 && !isLost) return null;
  return (
    <div className={cn("grid gap-3", subtasks.length > 0 && !isLost && "grid-cols-2")}>
      <Choice
        id={`${id}-folder`}
        label={t("updates.task")}
        compact={compact}
        disabled={storing}
        value={isLost ? LOST : (choice.taskId ?? "")}
        options={[
          ...(isLost ? [{ value: LOST, label: t("updates.choosePlace") }] : []),
          { value: "", label: t("tasks.unassigned") },
          ...tasks.map((task) => ({ value: task.id, label: nameOf(translatableTask(task)) })),
        ]}
        onChoose={(taskId) => {
          if (taskId !== LOST) choose({ taskId: taskId || null, subtaskId: null });
        }}
      />
      {subtasks.length > 0 && !isLost && (
        <Choice
          id={`${id}-subtask`}
          label={t("updates.subtask")}
          compact={compact}
          disabled={storing}
          value={place?.kind === "subtask" ? place.subtaskId : ""}
          options={[
            ...(open ? [{ value: "", label: t("updates.inTask") }] : []),
            ...subtasks.map((subtask) => ({
              value: subtask.id,
              label: nameOf(translatableSubtask(subtask)),
            })),
          ]}
          onChoose={(subtaskId) => choose({ taskId: choice.taskId, subtaskId: subtaskId || null })}
        />
      )}
    </div>
  );
});

interface ChoiceProps extends Pick<SelectProps, "options" | "disabled"> {
  id: string;
  label: string;
  compact: boolean;
  value: string;
  onChoose: (id: string) => void;
}

function Choice({ id, label, compact, onChoose, ...list }: ChoiceProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id} className={cn(compact && "sr-only")}>
        {label}
      </Label>
      <Select id={id} onChange={({ target }) => onChoose(target.value)} {...list} />
    </div>
  );
}
