import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import {
  addSubtaskAction,
  changeAssignmentsAction,
  createTaskAction,
  deleteSubtaskAction,
  deleteTaskAction,
  editProjectAction,
  askForPhotoAction,
  editSubtaskAction,
  editTaskAction,
  endGuideAction,
  renameSubtaskAction,
  setStatusAction,
  setUpdatePermissionAction,
  toggleTaskAction,
} from "./actions";
import { loadProject } from "./load-project";
import { readProjectPage } from "./read-project-page";
import { logOutAction } from "@/app/(auth)/actions";
import { issueConnectCodeAction, removeMemberAction } from "@/app/(workspace)/actions";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { Messages } from "@/components/providers/messages";
import { ProjectScreen } from "@/components/screens/project/project-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { single } from "@/lib/kernel/search-params";

const ACTIONS: ProjectActions = {
  logOut: logOutAction,
  editProject: editProjectAction,
  setStatus: setStatusAction,
  setUpdatePermission: setUpdatePermissionAction,
  endGuide: endGuideAction,
  issueCode: issueConnectCodeAction,
  removeMember: removeMemberAction,
  createTask: createTaskAction,
  editTask: editTaskAction,
  toggleTask: toggleTaskAction,
  deleteTask: deleteTaskAction,
  addSubtask: addSubtaskAction,
  renameSubtask: renameSubtaskAction,
  editSubtask: editSubtaskAction,
  askForPhoto: askForPhotoAction,
  deleteSubtask: deleteSubtaskAction,
  changeAssignments: changeAssignmentsAction,
};

/** Sent only while the guide is shown. */
const GUIDE = ["guide", "plan", "codes"] as const;

/** A project with its folders; the one in the address is open. */
export default async function ProjectPage({ params, searchParams }: PageProps<"/projects/[id]">) {
  const [actor, { id }, query] = await Promise.all([requireUser(), params, searchParams]);
  const project = await loadProject(id);
  if (!project) notFound();
  const { client, ...opening } = await readProjectPage(actor, project, single(query.folder));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Messages
        namespaces={[
          "projects",
          "project",
          "updates",
          "asking",
          "voice",
          "translation",
          "tasks",
          "move",
          "chat",
          "photos",
          "camera",
          ...(project.hasManagementAccess ? (["report"] as const) : []),
          ...(project.guide ? GUIDE : []),
        ]}
      >
        <ProjectScreen
          projectId={project.id}
          reader={{
            id: actor.id,
            name: actor.name,
            hasRecordingConsent: actor.recordingConsentAt !== null,
          }}
          {...opening}
          actions={ACTIONS}
        />
      </Messages>
    </HydrationBoundary>
  );
}
