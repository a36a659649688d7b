"use client";

import { type ReactNode, useCallback, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import type { ProjectDetailView } from "@/lib/projects/view";

const EditProjectDialog = onDemand(() => import("./edit-project-dialog"));
const MembersDialog = onDemand(() => import("./members-dialog"));
const NewTaskDialog = onDemand(() => import("@/components/tasks/new-task-dialog"));
const ReportDialog = onDemand(() => import("@/components/reports/report-dialog"));
const UpdatePermissionDialog = onDemand(() => import("./update-permission-dialog"));

export type ProjectDialog = "members" | "edit" | "due" | "permission" | "task" | "report";

export interface ProjectDialogs {
  open: (dialog: ProjectDialog) => void;
  /** The open one, which the screen renders. */
  dialog: ReactNode;
}

/** The dialogs about the project as a whole, which several of its menus and buttons open. */
export function useProjectDialogs(project: ProjectDetailView, userId: string): ProjectDialogs {
  const [shown, setShown] = useState<ProjectDialog | null>(null);
  const open = useCallback((dialog: ProjectDialog) => {
    setShown(dialog);
  }, []);
  const close = () => {
    setShown(null);
  };
  const controls = { onClose: close, onLoadError: close };
  const dialogs = {
    members: () => <MembersDialog project={project} userId={userId} {...controls} />,
    edit: () => <EditProjectDialog project={project} {...controls} />,
    due: () => <EditProjectDialog project={project} focus="dueDate" {...controls} />,
    permission: () => <UpdatePermissionDialog project={project} {...controls} />,
    report: () => <ReportDialog {...{ project, userId }} {...controls} />,
    task: () => <NewTaskDialog {...controls} />,
  };
  return { open, dialog: shown && dialogs[shown]() };
}
