import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { UNDO_MS, usePendingTicks } from "./pending-ticks";
import { useWorkspace } from "@/components/project-model/workspace";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { toast } from "@/components/ui/toast/toast-store";
import { addToOutbox, undoInOutbox } from "@/lib/browser/outbox/client";
import type { WrittenIn } from "@/lib/browser/outbox/items/item";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

export interface Ticking {
  /** When the tick is sent, in milliseconds since 1970; null if it can no longer be undone. */
  sendsAt: number | null;
  complete: () => void;
  undo: () => void;
}

/**
 * Ticking a subtask of the open project, which can be undone until the outbox sends it. Its name is as the reader reads it; `say` tells
 * screen readers.
 */
export function useTick(subtask: SubtaskView, say: (text: string) => void): Ticking {
  const { project, viewer } = useWorkspace();
  const queries = useQueryClient();
  const nameOf = useShownName();
  const written = () => {
    const tasks = queries.getQueryData<TaskView[]>(queryKeys.tasks(project.id));
    const task = tasks?.find(({ id }) => id === subtask.parentTaskId);
    const placeName = task ? nameOf(translatableTask(task)) : null;
    return { projectId: project.id, projectName: project.name, placeName };
  };
  const ticking = useTickOf(subtask, { userId: viewer.id, written, say });
  return subtask.isCompleted ? { ...ticking, sendsAt: null } : ticking;
}

interface TickedBy {
  userId: string;
  /** Where the subtask is. */
  written: () => WrittenIn;
  say: (text: string) => void;
}

/** The same of any project's subtask. */
export function useTickOf(
  { id, parentTaskId, name }: Pick<SubtaskView, "id" | "parentTaskId" | "name">,
  { userId, written, say }: TickedBy,
): Ticking {
  const t = useTranslations("tasks");
  const tick = usePendingTicks().get(id);
  // A second tap in the same frame still sees the old state.
  const isBusy = useRef(false);
  const once = (work: () => Promise<void>) => () => {
    if (isBusy.current) return;
    isBusy.current = true;
    work()
      .catch(() =>
        toast({ title: t("subtaskCompleteFailed"), description: t("noSignal"), variant: "destructive" }),
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  return {
    sendsAt: tick?.sendsAt ?? null,
    complete: once(async () => {
      await addToOutbox(userId, {
        kind: "completion",
        content: { subtaskId: id, taskId: parentTaskId, name },
        written: written(),
        undoMs: UNDO_MS,
      });
      say(t("ticked", { name }));
    }),
    undo: once(async () => {
      if (!tick) return;
      if (await undoInOutbox(userId, tick.key)) say(t("tickUndone", { name }));
    }),
  };
}
