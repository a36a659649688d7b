import * as actions from "./actions";
import { logOutAction } from "@/app/(auth)/actions";
import { issueConnectCodeAction, removeMemberAction } from "@/app/(workspace)/actions";
import type { ProjectActions } from "@/components/project-model/project-actions";
import type { Actor } from "@/lib/access/actor";
import type { ProjectDetailView } from "@/lib/projects/view";

/** What can be done on a project's pages. */
export const PROJECT_ACTIONS: ProjectActions = {
  logOut: logOutAction,
  editProject: actions.editProjectAction,
  setStatus: actions.setStatusAction,
  setUpdatePermission: actions.setUpdatePermissionAction,
  endGuide: actions.endGuideAction,
  issueCode: issueConnectCodeAction,
  removeMember: removeMemberAction,
  createTask: actions.createTaskAction,
  editTask: actions.editTaskAction,
  toggleTask: actions.toggleTaskAction,
  deleteTask: actions.deleteTaskAction,
  addSubtask: actions.addSubtaskAction,
  renameSubtask: actions.renameSubtaskAction,
  editSubtask: actions.editSubtaskAction,
  askForPhoto: actions.askForPhotoAction,
  deleteSubtask: actions.deleteSubtaskAction,
  changeAssignments: actions.changeAssignmentsAction,
};

/** The reader of a project's page, as its screen takes them. */
export function readerOf({ id, name, recordingConsentAt }: Actor) {
  return { id, name, hasRecordingConsent: recordingConsentAt !== null };
}

/** The namespaces of a project's header and of what it opens. */
const MESSAGES = [
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
] as const;

/** The namespaces that a project's pages show to their reader. */
export function messagesOf({ hasManagementAccess }: Pick<ProjectDetailView, "hasManagementAccess">) {
  return [...MESSAGES, ...(hasManagementAccess ? (["report"] as const) : [])];
}
