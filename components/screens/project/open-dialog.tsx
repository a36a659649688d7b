import type { ProjectDialog } from "./project-dialog";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { AskedDialog } from "@/lib/browser/page/asked-dialog";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";
import type { ProjectDetailView } from "@/lib/projects/view";

const ChatDialog = onDemand(() => import("@/components/chat/chat-dialog"));
const EditProjectDialog = onDemand(() => import("./edit-project-dialog"));
const MembersDialog = onDemand(() => import("@/components/screens/project/members/members-dialog"));
const MemberTasksDialog = onDemand(() => import("@/components/tasks/assign/member-tasks-dialog"));
const NewTaskDialog = onDemand(() => import("@/components/tasks/folder/new-task-dialog"));
const ReportDialog = onDemand(() => import("@/components/reports/report-dialog"));
const UpdatePermissionDialog = onDemand(
  () => import("@/components/screens/project/members/update-permission-dialog"),
);

// Without a signal, people read the chat and who is in the project.
for (const { preload } of [ChatDialog, MembersDialog]) fetchWhileIdle(preload);
for (const { preload } of [EditProjectDialog, NewTaskDialog, ReportDialog, UpdatePermissionDialog])
  fetchWhileIdle(preload, "large");

interface OpenDialogProps {
  shown: Exclude<ProjectDialog, "chat"> | AskedDialog;
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

export { readChat } from "@/components/chat/use-chat";

/** The open dialog, loaded on demand. */
export default function OpenDialog({ shown, project, userId, onClose }: OpenDialogProps) {
  if (typeof shown === "object") {
    if ("reportOf" in shown)
      return <ReportDialog project={project} userId={userId} start={shown.reportOf} onClose={onClose} />;
    return "chatWith" in shown ? (
      <ChatDialog startWith={shown.chatWith} startAt={shown.messageId} onClose={onClose} />
    ) : (
      <MemberTasksDialog userId={shown.tasksOf} onClose={onClose} />
    );
  }
  const dialogs = {
    members: () => <MembersDialog project={project} userId={userId} onClose={onClose} />,
    edit: () => <EditProjectDialog project={project} onClose={onClose} />,
    due: () => <EditProjectDialog project={project} focus="dueDate" onClose={onClose} />,
    permission: () => <UpdatePermissionDialog project={project} onClose={onClose} />,
    report: () => <ReportDialog project={project} userId={userId} onClose={onClose} />,
    task: () => <NewTaskDialog onClose={onClose} />,
  };
  return dialogs[shown]();
}
