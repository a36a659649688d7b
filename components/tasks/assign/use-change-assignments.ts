import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useAction } from "@/components/form/use-action";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { AssignmentView } from "@/lib/tasks/view";

interface Change {
  assign: AssignmentView[];
  unassign: AssignmentView[];
  isUndo?: boolean;
}

/** Assigns and unassigns people at once, then calls `onDone`. The toast that says so undoes it. */
export function useChangeAssignments(onDone: () => void) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const client = useQueryClient();
  const sent = useRef<Change>({ assign: [], unassign: [] });
  const titleOf = ({ assign, unassign, isUndo }: Change) => {
    if (isUndo) return t("assignmentsUndone");
    if (assign.length + unassign.length > 1) return t("assignmentsSaved");
    return assign.length === 1 ? t("memberAssigned") : t("memberRemoved");
  };
  const { run, pending } = useAction(actions.changeAssignments, {
    onSuccess: () => {
      const { assign, unassign, isUndo = false } = sent.current;
      // Once for all of them: the event of each would read the project again.
      for (const queryKey of keysOfAssignments(project.id)) void client.invalidateQueries({ queryKey });
      const undo = () => change({ assign: unassign, unassign: assign, isUndo: true });
      toast({
        title: titleOf(sent.current),
        description: namesOf([...assign, ...unassign], project),
        ...(!isUndo && { action: { label: t("undo"), onPress: undo } }),
      });
      if (!isUndo) onDone();
    },
    onError: toastFailure(t("assignFailed")),
  });
  const change = (next: Change) => {
    sent.current = next;
    run({ id: project.id, assign: next.assign, unassign: next.unassign });
  };
  return { change, pending };
}

/** Whom a change was about, each once, in the order of the members. */
function namesOf(changes: AssignmentView[], { members }: Pick<ProjectDetailView, "members">): string {
  const ids = new Set(changes.map(({ userId }) => userId));
  return members
    .filter(({ userId }) => ids.has(userId))
    .map(({ user }) => user.name)
    .join(", ");
}

function keysOfAssignments(projectId: string): QueryKey[] {
  const shown = [queryKeys.project(projectId), queryKeys.tasks(projectId)];
  return [...shown, queryKeys.allSubtasks(), queryKeys.allAssignees()];
}
