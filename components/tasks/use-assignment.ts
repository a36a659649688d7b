"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { TaskOrSubtask } from "@/components/project-model/task-or-subtask";
import { useTaskChanges } from "@/components/project-model/use-task-changes";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast-store";

/** Assigns or unassigns a member. */
export function useAssignment(
  of: TaskOrSubtask,
  { userId, isAssigned }: { userId: string; isAssigned: boolean },
) {
  const t = useTranslations("tasks");
  const { actions } = useWorkspace();
  const changes = useTaskChanges();
  const { assign, unassign } = actions[of.kind];
  const done = (title: string) => () => {
    changes.assignmentChanged(of);
    toast({ title });
  };
  const failed =
    (title: string) =>
    ({ message }: { message: string }) => {
      toast({ title, description: message, variant: "destructive" });
    };
  const assigning = useAction(assign, {
    onSuccess: done(t("memberAssigned")),
    onError: failed(t("assignFailed")),
  });
  const leaving = useAction(unassign, {
    onSuccess: done(t("memberRemoved")),
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
