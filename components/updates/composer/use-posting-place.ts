import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Choice, resolvePlace } from "./posting-place";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import type { Placement } from "@/components/project-model/placement";
import { useSubtasks } from "@/components/project-model/use-tasks";
import type { RecordingPlace } from "@/components/recorder/record-button";
import { translatableSubtask, translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { useHasDraft } from "@/components/updates/use-field-write";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

export interface PostingPlace {
  choice: Choice;
  choose: (choice: Choice) => void;
  tasks: TaskView[];
  /** The chosen task's subtasks, if loaded. */
  subtasks: SubtaskView[];
  /** The destination; null while there is none. */
  place: Placement | null;
  /** The place's name; for a deleted place, its last known name. */
  name: string;
  /** Whether the chosen place was deleted or is no longer visible, so that another one has to be chosen. */
  isLost: boolean;
}

/** The place that is open on the page. */
export interface OpenPlace {
  /** Undefined until they have loaded. */
  tasks: TaskView[] | undefined;
  /** The open folder: a task's id, or anything else for unassigned. */
  folder: string;
  subtask: string | null;
}

const NO_SUBTASKS: SubtaskView[] = [];

/**
 * The next update's destination: the place that is open on the page, until another one is chosen. A draft keeps the place where
 * it was started, wherever the reader navigates.
 */
export function usePostingPlace(draft: string, { tasks, folder, subtask }: OpenPlace): PostingPlace {
  const t = useTranslations("tasks");
  const nameOf = useShownName();
  const [chosen, setChosen] = useState<{ in: string; choice: Choice } | null>(null);
  const kept = useDraft(draft, (begun) => begun?.place);
  const open = `${folder}/${subtask ?? ""}`;
  const unkept = chosen?.in === open ? chosen.choice : openChoice(tasks, folder, subtask);
  const { taskId, subtaskId }: Choice = kept ?? unkept;
  const task = tasks?.find(({ id }) => id === taskId);
  const loaded = useSubtasks(task && task.subtaskCount > 0 ? task.id : null).data;
  const subtasks = task?.subtaskCount === 0 ? NO_SUBTASKS : loaded;
  const place = resolvePlace({ taskId, subtaskId }, tasks, subtasks);
  const posted = place?.kind === "subtask" && subtasks?.find(({ id }) => id === place.subtaskId);
  return {
    choice: { taskId, subtaskId },
    choose: (choice) => {
      setChosen({ in: open, choice });
      const { name = "" } =
        subtasks?.find(({ id }) => id === choice.subtaskId) ??
        tasks?.find(({ id }) => id === choice.taskId) ??
        {};
      const begun = readDraft(draft);
      const place = begun?.place && { place: { ...choice, name } };
      // Who was asked may not see this place.
      const asks = begun?.asks && { asks: { toId: null } };
      if (begun) writeDraft(draft, { ...begun, ...place, ...asks });
    },
    tasks: tasks ?? [],
    subtasks: subtasks ?? NO_SUBTASKS,
    place: place ?? null,
    name:
      taskId === null
        ? t("unassigned")
        : posted
          ? nameOf(translatableSubtask(posted))
          : (place && task && nameOf(translatableTask(task))) || kept?.name || "",
    isLost: place === null,
  };
}

/** Says that the place is gone, and that a text which was written for it is not; null while there is one. */
export function usePlaceLost({ isLost, name }: PostingPlace, draft: string): string | null {
  const t = useTranslations("updates");
  const isWritten = useHasDraft(draft);
  return isLost ? t("placeLost", { place: name, isWritten: String(isWritten) }) : null;
}

/** The destination of a recording started now; null if there is none. */
export function recordingPlace({ place, name }: PostingPlace): RecordingPlace | null {
  if (!place) return null;
  if (place.kind === "unassigned") return { taskId: null, subtaskId: null, name: null };
  return { taskId: place.taskId, subtaskId: place.kind === "subtask" ? place.subtaskId : null, name };
}

function openChoice(tasks: TaskView[] | undefined, folder: string, subtaskId: string | null): Choice {
  const isTask = tasks?.some(({ id }) => id === folder) ?? false;
  return isTask ? { taskId: folder, subtaskId } : { taskId: null, subtaskId: null };
}
