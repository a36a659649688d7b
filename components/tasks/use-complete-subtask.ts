"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { replaceSubtask } from "@/components/project-model/task-cache";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { SubtaskView } from "@/lib/tasks/view";

/** Completes a subtask optimistically; on failure it is restored, with the reason. */
export function useCompleteSubtask(subtask: SubtaskView) {
  const t = useTranslations("tasks");
  const client = useQueryClient();
  const applyEvent = useApplyEvent();
  const { project } = useWorkspace();
  const complete = () => {
    replaceSubtask(client, { ...subtask, isCompleted: true });
    api.put(apiPaths.completeSubtask(subtask.id)).then(
      (answer) => {
        const completed = answer as SubtaskView;
        applyEvent({ type: "subtask.completed", projectId: project.id, entityId: completed.id }, completed);
        toast({ title: t("subtaskCompleted") });
      },
      (thrown: unknown) => {
        replaceSubtask(client, subtask);
        const answered = thrown instanceof ApiError && thrown.code !== "offline";
        const description = answered ? thrown.message : t("noSignal");
        toast({ title: t("subtaskCompleteFailed"), description, variant: "destructive" });
      },
    );
  };
  return { complete };
}
