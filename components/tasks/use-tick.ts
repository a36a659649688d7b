"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { replaceSubtask } from "@/components/project-model/task-cache";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";
import type { SubtaskView } from "@/lib/tasks/view";
import { forgetTick, rememberTick } from "./unanswered-ticks";
import { tickSubtask, undoTick, usePendingTicks } from "./pending-ticks";

export interface Ticking {
  /** While the tick can be undone: when it is sent, in milliseconds since 1970. */
  sendsAt: number | null;
  complete: () => void;
  undo: () => void;
}

/** Ticking a subtask, which can be undone until it is sent. `say` tells screen readers. */
export function useTick(subtask: SubtaskView, say: (text: string) => void): Ticking {
  const t = useTranslations("tasks");
  const { id, name, isCompleted } = subtask;
  const tick = usePendingTicks().get(id);
  const send = useSendTick(subtask);
  return {
    sendsAt: isCompleted ? null : (tick?.sendsAt ?? null),
    complete: () => {
      tickSubtask(id, send);
      say(t("ticked", { name }));
    },
    undo: () => {
      undoTick(id);
      say(t("tickUndone", { name }));
    },
  };
}

/** Completes a subtask optimistically; on failure it is restored, with the reason. */
function useSendTick(subtask: SubtaskView): () => Promise<void> {
  const t = useTranslations("tasks");
  const client = useQueryClient();
  const applyEvent = useApplyEvent();
  const { project, viewer } = useWorkspace();
  return async () => {
    setCompleted(client, subtask, true);
    rememberTick(viewer.id, subtask, project.id);
    try {
      // It must survive the page, which sends it when it is left.
      const path = apiPaths.completeSubtask(subtask.id);
      const completed = (await api.put(path, undefined, { keepalive: true })) as SubtaskView;
      applyEvent({ type: "subtask.completed", projectId: project.id, entityId: completed.id }, completed);
      toast({ title: t("subtaskCompleted") });
    } catch (thrown) {
      setCompleted(client, subtask, false);
      const answered = thrown instanceof ApiError && thrown.code !== "offline";
      const description = answered ? thrown.message : t("noSignal");
      toast({ title: t("subtaskCompleteFailed"), description, variant: "destructive" });
    }
    forgetTick(viewer.id, subtask.id);
  };
}

/** Changes the subtask as it is now: it may have been renamed since it was ticked. */
function setCompleted(client: QueryClient, subtask: SubtaskView, isCompleted: boolean): void {
  const subtasks = client.getQueryData<SubtaskView[]>(queryKeys.subtasks(subtask.parentTaskId));
  const now = subtasks?.find(({ id }) => id === subtask.id) ?? subtask;
  replaceSubtask(client, { ...now, isCompleted });
}
