"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { TaskOrSubtask } from "@/components/project-model/task-or-subtask";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast/toast-store";

/** Assigns or unassigns a member. */
export function useAssignment(
  of: TaskOrSubtask,
  { userId, isAssigned }: { userId: string; isAssigned: boolean },
) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { assign, unassign } = actions[of.kind];
  const place = { taskId: of.taskId, subtaskId: of.kind === "subtask" ? of.id : null };
  const done = (change: "assigned" | "unassigned", title: string) => () => {
    applyEvent({ type: `${of.kind}.${change}`, projectId: project.id, entityId: of.id, ...place });
    toast({ title });
  };
  const failed =
    (title: string) =>
    ({ message }: { message: string }) => {
      toast({ title, description: message, variant: "destructive" });
    };
  const assigning = useAction(assign, {
    onSuccess: done("assigned", t("memberAssigned")),
    onError: failed(t("assignFailed")),
  });
  const leaving = useAction(unassign, {
    onSuccess: done("unassigned", t("memberRemoved")),
    onError: failed(t("unassignFailed")),
  });
  const { run, pending } = isAssigned ? leaving : assigning;
  return {
    pending,
    toggle: () => {
      run({ id: of.id, userId });
    },
  };
}
