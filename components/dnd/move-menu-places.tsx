import ChevronDown from "lucide-react/icons/chevron-down";
import Folder from "lucide-react/icons/folder";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { translatableSubtask, translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";

interface PlaceProps {
  update: UpdateView;
  onChoose: (to: Placement) => void;
}

/** A task; its subtasks load when it is expanded. */
export function TaskPlaces({ task, ...props }: PlaceProps & { task: TaskView }) {
  const t = useTranslations("move");
  const list = useId();
  const name = useShownName()(translatableTask(task));
  const [isOpen, setIsOpen] = useState(props.update.subtaskId !== null && props.update.taskId === task.id);
  return (
    <li>
      <div className="flex">
        <PlaceButton place={{ kind: "task", taskId: task.id }} name={name} {...props} />
        {task.subtaskCount > 0 && (
          <Button
            variant="ghost"
            size="icon"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-label={t("subtasksOf", { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden
              className={cn("size-5.5 transition-transform duration-150", isOpen && "rotate-180")}
            />
          </Button>
        )}
      </div>
      <div id={list}>{isOpen && <SubtaskPlaces task={task} {...props} />}</div>
    </li>
  );
}

function SubtaskPlaces({ task, ...props }: PlaceProps & { task: TaskView }) {
  const t = useTranslations("move");
  const nameOf = useShownName();
  const { data: subtasks, isError } = useSubtasks(task.id);
  if (!subtasks)
    return isError ? (
      <p className="py-2 pl-11 text-muted">{t("loadFailed")}</p>
    ) : (
      <Spinner className="ml-11 size-6" />
    );
  return (
    <ul aria-label={t("subtasksOf", { name: nameOf(translatableTask(task)) })} className="pl-8">
      {subtasks.map((subtask) => (
        <li key={subtask.id}>
          <PlaceButton
            place={{ kind: "subtask", taskId: task.id, subtaskId: subtask.id }}
            name={nameOf(translatableSubtask(subtask))}
            {...props}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlaceButtonProps extends PlaceProps {
  place: Placement;
  name: string;
}

/** One destination; the update's current place is marked and cannot be chosen. */
export function PlaceButton({ place, name, update, onChoose }: PlaceButtonProps) {
  const t = useTranslations("move");
  const isHere = placementKey(place) === placementKey(placementOf(update));
  return (
    <button
      type="button"
      aria-disabled={isHere}
      className="flex min-h-12 w-full min-w-0 flex-1 items-center gap-3 rounded-button px-2 py-2 text-left font-medium enabled:hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-muted"
      onClick={() => {
        if (!isHere) onChoose(place);
      }}
    >
      {place.kind !== "subtask" && <Folder aria-hidden className="size-5.5 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">{name}</span>
      {isHere && <span className="shrink-0 text-sm">{t("isHere")}</span>}
    </button>
  );
}
