"use server";

import { action } from "@/lib/http/action";
import { editProject } from "@/lib/projects/edit-project";
import { setUpdatePermission } from "@/lib/projects/members/set-update-permission";
import {
  editProjectInput,
  projectParams,
  setStatusInput,
  setUpdatePermissionInput,
} from "@/lib/projects/schema";
import { setStatus } from "@/lib/projects/set-status";
import { endGuide } from "@/lib/projects/visit/end-guide";
import { addSubtask } from "@/lib/tasks/add-subtask";
import { changeAssignments } from "@/lib/tasks/assignments/change-assignments";
import { createTask } from "@/lib/tasks/create-task";
import { deleteSubtask } from "@/lib/tasks/delete-subtask";
import { deleteTask } from "@/lib/tasks/delete-task";
import { editSubtask, renameSubtask } from "@/lib/tasks/edit-subtask";
import { editTask } from "@/lib/tasks/edit-task";
import {
  changeAssignmentsInput,
  createTaskInput,
  editSubtaskInput,
  editTaskInput,
  subtaskInput,
  taskParams,
} from "@/lib/tasks/schema";
import { toggleTask } from "@/lib/tasks/toggle-task";

const ofProject = projectParams.shape;
const ofTask = taskParams.shape;

export const editProjectAction = action(editProjectInput.extend(ofProject), editProject);
export const setStatusAction = action(setStatusInput.extend(ofProject), setStatus);
export const setUpdatePermissionAction = action(
  setUpdatePermissionInput.extend(ofProject),
  setUpdatePermission,
);
export const endGuideAction = action(projectParams, endGuide);
export const createTaskAction = action(createTaskInput.extend(ofProject), createTask, { creates: "task" });
export const editTaskAction = action(editTaskInput.extend(ofTask), editTask);
export const toggleTaskAction = action(taskParams, toggleTask);
export const deleteTaskAction = action(taskParams, deleteTask);
export const changeAssignmentsAction = action(changeAssignmentsInput.extend(ofProject), changeAssignments);
export const addSubtaskAction = action(subtaskInput.extend(ofTask), addSubtask, { creates: "subtask" });
export const renameSubtaskAction = action(subtaskInput.extend(ofTask), renameSubtask);
export const editSubtaskAction = action(editTaskInput.extend(ofTask), editSubtask);
export const askForPhotoAction = action(
  editSubtaskInput.pick({ asksPhoto: true }).extend(ofTask),
  editSubtask,
);
export const deleteSubtaskAction = action(taskParams, deleteSubtask);
