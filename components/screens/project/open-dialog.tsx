import { useEffect, useState } from "react";
import type { ProjectDialog } from "./project-dialog";
import { canIn } from "@/components/project-model/use-can";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { ComposerWindow } from "@/components/updates/composer/composer-window";
import type { Composer } from "@/components/updates/composer/use-post-update";
import type { AskedDialog } from "@/lib/browser/page/asked-dialog";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { Start } from "@/lib/shared/paths/shortcut-paths";

const ChatDialog = onDemand(() => import("@/components/chat/chat-dialog"));
const EditDetailsDialog = onDemand(() => import("@/components/project-model/edit-details-dialog"));
const MembersDialog = onDemand(() => import("@/components/screens/project/members/members-dialog"));
const MemberTasksDialog = onDemand(() => import("@/components/tasks/assign/member-tasks-dialog"));
const NewTaskDialog = onDemand(() => import("@/components/tasks/folder/new-task-dialog"));
const ReportDialog = onDemand(() => import("@/components/reports/report-dialog"));
const UpdatePermissionDialog = onDemand(
  () => import("@/components/screens/project/members/update-permission-dialog"),
);

// Without a signal, people read the chat and who is in the project.
for (const { preload } of [ChatDialog, MembersDialog]) fetchWhileIdle(preload);
for (const { preload } of [EditDetailsDialog, NewTaskDialog, ReportDialog, UpdatePermissionDialog])
  fetchWhileIdle(preload, "large");

interface OpenDialogProps {
  shown: Exclude<ProjectDialog, "chat"> | AskedDialog;
  project: ProjectDetailView;
  composer: Composer;
  onClose: () => void;
}

export { readChat } from "@/components/chat/use-chat";

/** The open dialog, loaded on demand. */
export default function OpenDialog({ shown, project, composer, onClose }: OpenDialogProps) {
  const { userId } = composer;
  if (typeof shown === "object") {
    if ("start" in shown)
      return (
        canIn(project, "update:post", { postable: true }) && (
          <StartedComposer composer={composer} start={shown.start} onClose={onClose} />
        )
      );
    if ("report" in shown)
      return <ReportDialog project={project} userId={userId} shown={shown.report} onClose={onClose} />;
    if ("reportOf" in shown)
      return <ReportDialog project={project} userId={userId} start={shown.reportOf} onClose={onClose} />;
    if ("subtask" in shown) return <EditDetailsDialog kind="subtask" of={shown.subtask} onClose={onClose} />;
    return "chatWith" in shown ? (
      <ChatDialog startWith={shown.chatWith} startAt={shown.messageId} onClose={onClose} />
    ) : (
      <MemberTasksDialog userId={shown.tasksOf} onClose={onClose} />
    );
  }
  const dialogs = {
    members: () => <MembersDialog project={project} userId={userId} onClose={onClose} />,
    edit: () => <EditDetailsDialog kind="project" of={project} onClose={onClose} />,
    due: () => <EditDetailsDialog kind="project" of={project} focus="dueDate" onClose={onClose} />,
    permission: () => <UpdatePermissionDialog project={project} onClose={onClose} />,
    report: () => <ReportDialog project={project} userId={userId} onClose={onClose} />,
    task: () => <NewTaskDialog onClose={onClose} />,
  };
  return dialogs[shown]();
}

interface StartedComposerProps extends Pick<OpenDialogProps, "composer" | "onClose"> {
  start: Start;
}

/** What a shortcut on the home screen opens, until an update is posted. */
function StartedComposer({ composer, start, onClose }: StartedComposerProps) {
  const [since] = useState(composer.posted.length);
  const isPosted = since !== composer.posted.length;
  useEffect(() => {
    if (isPosted) onClose();
  }, [isPosted, onClose]);
  return (
    <ComposerWindow {...{ composer, since, onClose }} chosen={[]} startsRecording={start === "record"} />
  );
}
