import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { UNDO_MS, usePendingTicks } from "./pending-ticks";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast/toast-store";
import { addToOutbox, undoInOutbox } from "@/lib/browser/outbox/client";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

export interface Ticking {
  /** When the tick is sent, in milliseconds since 1970; null if it can no longer be undone. */
  sendsAt: number | null;
  complete: () => void;
  undo: () => void;
}

/** Ticking a subtask, which can be undone until the outbox sends it. `say` tells screen readers. */
export function useTick(subtask: SubtaskView, say: (text: string) => void): Ticking {
  const t = useTranslations("tasks");
  const { project, viewer } = useWorkspace();
  const queries = useQueryClient();
  const { id, parentTaskId, name, isCompleted } = subtask;
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
    sendsAt: isCompleted ? null : (tick?.sendsAt ?? null),
    complete: once(async () => {
      const tasks = queries.getQueryData<TaskView[]>(queryKeys.tasks(project.id));
      const placeName = tasks?.find((task) => task.id === parentTaskId)?.name ?? null;
      await addToOutbox(viewer.id, {
        kind: "completion",
        content: { subtaskId: id, taskId: parentTaskId, name },
        written: { projectId: project.id, projectName: project.name, placeName },
        undoMs: UNDO_MS,
      });
      say(t("ticked", { name }));
    }),
    undo: once(async () => {
      if (!tick) return;
      if (await undoInOutbox(viewer.id, tick.itemId)) say(t("tickUndone", { name }));
    }),
  };
}
