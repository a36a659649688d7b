"use client";

import { useTranslations } from "next-intl";
import { useTaskChanges } from "@/components/project-model/use-task-changes";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { SubtaskView } from "@/lib/tasks/view";

/** Completes a subtask optimistically; on failure it is restored, with the reason. */
export function useCompleteSubtask(subtask: SubtaskView) {
  const t = useTranslations("tasks");
  const changes = useTaskChanges();
  const complete = () => {
    const takeBack = changes.subtaskCompleting(subtask);
    api.put(apiPaths.completeSubtask(subtask.id)).then(
      (completed) => {
        changes.subtaskCompleted(completed as SubtaskView);
        toast({ title: t("subtaskCompleted") });
      },
      (thrown: unknown) => {
        takeBack();
        const answered = thrown instanceof ApiError && thrown.code !== "offline";
        const description = answered ? thrown.message : t("noSignal");
        toast({ title: t("subtaskCompleteFailed"), description, variant: "destructive" });
      },
    );
  };
  return { complete };
}
