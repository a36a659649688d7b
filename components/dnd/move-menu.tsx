import { ChevronDown, Folder } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { keepFocusNear } from "./keep-focus-near";
import type { Move } from "./mover";
import { useWords } from "./use-words";
import { namesOf } from "@/components/project-model/filter-tasks";
import { type Placement, placementKey, placementOf, UNASSIGNED } from "@/components/project-model/placement";
import { useSubtasks, useTasks } from "@/components/project-model/use-tasks";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { translatableSubtask, translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { Input } from "@/components/ui/input/input";
import { Sheet } from "@/components/ui/overlay/dialog";
import { matches } from "@/lib/shared/search";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";

/** With more folders than this there is a search field. */
const MANY = 8;

interface MoveMenuProps {
  update: UpdateView;
  move: Move;
  onClose: () => void;
}

/** Every place an update can be moved to: the alternative to dragging (WCAG 2.5.7). */
export default function MoveMenu({ update, move, onClose }: MoveMenuProps) {
  const t = useTranslations("move");
  const words = useWords(update);
  const query = useTasks(update.projectId);
  const tasks = query.data;
  const [term, setTerm] = useState("");
  const restoreFocus = useRef<(() => void) | null>(null);
  const found = tasks?.filter((task) => matches(namesOf(task), term)) ?? [];
  const choose = (to: Placement) => {
    restoreFocus.current = keepFocusNear(update.id);
    void move(update, to);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t("title")}
      description={
        <span className="line-clamp-2">{[update.author.name, words].filter(Boolean).join(": ")}</span>
      }
      onCloseAutoFocus={(event) => {
        if (!restoreFocus.current) return;
        event.preventDefault();
        restoreFocus.current();
      }}
    >
      {tasks && tasks.length > MANY && <Search term={term} onTerm={setTerm} />}
      {!tasks && <LoadFailure of={query} />}
      <ul aria-label={t("places")} className="-mx-2 grid">
        {matches(t("unassigned"), term) && (
          <li>
            <PlaceButton place={UNASSIGNED} name={t("unassigned")} update={update} onChoose={choose} />
          </li>
        )}
        {found.map((task) => (
          <TaskPlaces key={task.id} task={task} update={update} onChoose={choose} />
        ))}
      </ul>
      <p role="status" className="text-muted">
        {nothingFound(tasks, found, term) && t("nothingFound", { term })}
      </p>
    </Sheet>
  );
}

function Search({ term, onTerm }: { term: string; onTerm: (typed: string) => void }) {
  const t = useTranslations("move");
  return (
    <div role="search" className="mb-3">
      <Input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={term}
        onChange={({ target }) => onTerm(target.value)}
      />
    </div>
  );
}

function nothingFound(tasks: TaskView[] | undefined, found: TaskView[], term: string): boolean {
  return tasks !== undefined && trimmed(term) !== "" && found.length === 0;
}

interface PlaceProps {
  update: UpdateView;
  onChoose: (to: Placement) => void;
}

/** A task; its subtasks load when it is expanded. */
function TaskPlaces({ task, ...props }: PlaceProps & { task: TaskView }) {
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
function PlaceButton({ place, name, update, onChoose }: PlaceButtonProps) {
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
