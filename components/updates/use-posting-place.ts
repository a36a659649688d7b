"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import type { Placement } from "@/components/project-model/placement";
import type { RecordingPlace } from "@/components/recorder/record-button";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { ofSubtask, ofTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { type Choice, resolvePlace } from "./posting-place";

export interface PostingPlace {
  choice: Choice;
  choose: (choice: Choice) => void;
  tasks: TaskView[];
  /** Of the chosen task, as far as they are loaded. */
  subtasks: SubtaskView[];
  /** Null while the choice has no destination. */
  place: Placement | null;
  /** The place's name; of a place that is gone, as it was. */
  name: string;
  /** The chosen place is gone, or hidden from the reader by now: another one has to be chosen. */
  isLost: boolean;
}

/** What is open on the page. */
export interface OpenPlace {
  /** Undefined until they have loaded. */
  tasks: TaskView[] | undefined;
  /** The open folder: a task's id, or anything else for unassigned. */
  folder: string;
  /** The open subtask, if any. */
  subtask: string | null;
}

const NO_SUBTASKS: SubtaskView[] = [];

/**
 * The next update's destination: what is open on the page, until another place is chosen. A draft keeps the place that it was
 * begun in, wherever the reader goes meanwhile.
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
      if (begun?.place) writeDraft(draft, { ...begun, place: { ...choice, name } });
    },
    tasks: tasks ?? [],
    subtasks: subtasks ?? NO_SUBTASKS,
    place: place ?? null,
    name:
      taskId === null
        ? t("unassigned")
        : posted
          ? nameOf(ofSubtask(posted))
          : (place && task && nameOf(ofTask(task))) || kept?.name || "",
    isLost: place === null,
  };
}

/** Where a recording goes that is made now; null while there is no place for it. */
export function recordingPlace({ place, name }: PostingPlace): RecordingPlace | null {
  if (!place) return null;
  if (place.kind === "unassigned") return { taskId: null, subtaskId: null, name: null };
  return { taskId: place.taskId, subtaskId: place.kind === "subtask" ? place.subtaskId : null, name };
}

function openChoice(tasks: TaskView[] | undefined, folder: string, subtaskId: string | null): Choice {
  const isTask = tasks?.some(({ id }) => id === folder) ?? false;
  return isTask ? { taskId: folder, subtaskId } : { taskId: null, subtaskId: null };
}
