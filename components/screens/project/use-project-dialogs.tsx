"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import type { ProjectDetailView } from "@/lib/projects/view";

const ChatDialog = onDemand(() => import("@/components/chat/chat-dialog"));
const EditProjectDialog = onDemand(() => import("./edit-project-dialog"));
const MembersDialog = onDemand(() => import("./members-dialog"));
const NewTaskDialog = onDemand(() => import("@/components/tasks/new-task-dialog"));
const ReportDialog = onDemand(() => import("@/components/reports/report-dialog"));
const UpdatePermissionDialog = onDemand(() => import("./update-permission-dialog"));

/** Milliseconds after the page is there. */
const PRELOAD_MS = 4000;

export type ProjectDialog = "members" | "edit" | "due" | "permission" | "task" | "report" | "chat";

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
  // Without a signal, the chat can no longer be fetched.
  useEffect(() => {
    const timer = setTimeout(ChatDialog.preload, PRELOAD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const close = () => {
    setShown(null);
  };
  const controls = { onClose: close, onLoadError: close };
  const dialogs = {
    chat: () => <ChatDialog {...controls} />,
    members: () => <MembersDialog project={project} userId={userId} {...controls} />,
    edit: () => <EditProjectDialog project={project} {...controls} />,
    due: () => <EditProjectDialog project={project} focus="dueDate" {...controls} />,
    permission: () => <UpdatePermissionDialog project={project} {...controls} />,
    report: () => <ReportDialog {...{ project, userId }} {...controls} />,
    task: () => <NewTaskDialog {...controls} />,
  };
  return { open, dialog: shown && dialogs[shown]() };
}
