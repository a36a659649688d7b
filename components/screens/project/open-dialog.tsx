"use client";

import { onDemand } from "@/components/shell/on-demand";
import { fetchWhileIdle } from "@/lib/browser/while-idle";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { ProjectDialog } from "./project-dialog";

const ChatDialog = onDemand(() => import("@/components/chat/chat-dialog"));
const EditProjectDialog = onDemand(() => import("./edit-project-dialog"));
const MembersDialog = onDemand(() => import("./members-dialog"));
const NewTaskDialog = onDemand(() => import("@/components/tasks/new-task-dialog"));
const ReportDialog = onDemand(() => import("@/components/reports/report-dialog"));
const UpdatePermissionDialog = onDemand(() => import("./update-permission-dialog"));

// Without a signal, people read the chat and who is in the project.
for (const { preload } of [ChatDialog, MembersDialog]) fetchWhileIdle(preload);
for (const { preload } of [EditProjectDialog, NewTaskDialog, ReportDialog, UpdatePermissionDialog])
  fetchWhileIdle(preload, "large");

interface OpenDialogProps {
  shown: ProjectDialog;
  /** The chat's channel that the address asks for; null for the team's. */
  channel: string | null;
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

export { readChat } from "@/components/chat/use-chat";

/** The open dialog, loaded on demand. */
export default function OpenDialog({ shown, channel, project, userId, onClose }: OpenDialogProps) {
  const controls = { onClose, onLoadError: onClose };
  const dialogs = {
    chat: () => <ChatDialog asked={channel} {...controls} />,
    members: () => <MembersDialog project={project} userId={userId} {...controls} />,
    edit: () => <EditProjectDialog project={project} {...controls} />,
    due: () => <EditProjectDialog project={project} focus="dueDate" {...controls} />,
    permission: () => <UpdatePermissionDialog project={project} {...controls} />,
    report: () => <ReportDialog project={project} userId={userId} {...controls} />,
    task: () => <NewTaskDialog {...controls} />,
  };
  return dialogs[shown]();
}
