"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { MemberView, ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

interface RemoveMemberDialogProps {
  project: Pick<ProjectView, "id" | "name">;
  member: MemberView;
  /** The reader leaves the project: then continues to the dashboard. */
  isSelf: boolean;
  onClose: () => void;
}

export function RemoveMemberDialog({ project, member, isSelf, onClose }: RemoveMemberDialogProps) {
  const t = useTranslations("project");
  const common = useTranslations("common");
  const { remove, pending } = useRemoval({ project, member, isSelf, onClose });
  const names = { name: member.user.name, project: project.name };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isSelf ? t("leaveTitle", names) : t("removeTitle", names)}
      description={isSelf ? t("leaveBody") : t("removeBody", names)}
      confirmLabel={isSelf ? t("leave") : t("remove")}
      cancelLabel={common("cancel")}
      pending={pending}
      onConfirm={remove}
    />
  );
}

function useRemoval({ project, member, isSelf, onClose }: RemoveMemberDialogProps) {
  const t = useTranslations("project");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const applyEvent = useApplyEvent();
  const { actions } = useWorkspace();
  const { run, pending } = useAction(actions.removeMember, {
    onSuccess: () => {
      toast({
        title: isSelf ? t("left", { project: project.name }) : t("removed", { name: member.user.name }),
      });
      onClose();
      if (isSelf) leave();
      else applyEvent({ type: "member.removed", projectId: project.id, entityId: member.userId });
    },
    onError: toastFailure(t("removeFailed")),
  });
  // Not through an event, which would refetch a project that the reader can no longer see.
  const leave = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
    navigate(paths.dashboard(), { replace: true });
  };
  return {
    remove: () => run({ id: project.id, userId: member.userId }),
    pending,
  };
}
