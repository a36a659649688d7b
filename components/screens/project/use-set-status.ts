"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";

export interface SetStatus {
  set: (status: ProjectView["status"]) => void;
  pending: boolean;
}

/** Marks the project as active, completed or archived. Shows the server's text if the plan forbids it. */
export function useSetStatus({ id }: ProjectDetailView): SetStatus {
  const t = useTranslations("project");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(actions.setStatus, {
    onSuccess: (project) => {
      applyEvent({ type: "project.status-set", projectId: id, entityId: id }, project);
      toast({ title: t("marked", { status: project.status }) });
    },
    onError: ({ message }) => {
      toast({ title: t("statusFailed"), description: message, variant: "destructive" });
    },
  });
  return {
    pending,
    set: (status) => {
      run({ id, status });
    },
  };
}
