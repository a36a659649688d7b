"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { useWorkspace } from "@/components/project-model/workspace";
import { toast } from "@/components/ui/toast-store";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";

export interface SetStatus {
  set: (status: ProjectView["status"]) => void;
  pending: boolean;
}

/** Marks the project as active, completed or archived. Shows the server's text when the plan forbids it. */
export function useSetStatus({ id }: ProjectDetailView): SetStatus {
  const t = useTranslations("project");
  const { actions } = useWorkspace();
  const changed = useProjectChanged();
  const { run, pending } = useAction(actions.setStatus, {
    onSuccess: (project) => {
      changed(project);
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

/** Updates the cached project, keeping its members. */
export function useProjectChanged(): (project: ProjectView) => void {
  const queries = useQueryClient();
  return (project) => {
    queries.setQueryData<ProjectDetailView>(
      queryKeys.project(project.id),
      (known) => known && { ...known, ...project },
    );
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
  };
}
