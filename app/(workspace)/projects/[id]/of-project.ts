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
import { logOutAction } from "@/app/(auth)/actions";
import { issueConnectCodeAction, removeMemberAction } from "@/app/(workspace)/actions";
import type { ProjectActions } from "@/components/project-model/project-actions";
import type { Actor } from "@/lib/access/actor";
import type { ProjectDetailView } from "@/lib/projects/view";

/** What can be done on a project's pages. */
export const PROJECT_ACTIONS: ProjectActions = {
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
