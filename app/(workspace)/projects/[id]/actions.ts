"use server";

import { action } from "@/lib/http/action";
import { idParam } from "@/lib/kernel/text";
import { editProject } from "@/lib/projects/edit-project";
import { setUpdatePermission } from "@/lib/projects/members/set-update-permission";
import { editProjectInput, setStatusInput, setUpdatePermissionInput } from "@/lib/projects/schema";
import { setStatus } from "@/lib/projects/set-status";
import { endGuide } from "@/lib/projects/visit/guide";
import { addSubtask, createTask } from "@/lib/tasks/create-task";
import { changeAssignments } from "@/lib/tasks/assignments/change-assignments";
import { deleteSubtask, deleteTask } from "@/lib/tasks/delete-task";
import { editSubtask, editTask, renameSubtask } from "@/lib/tasks/edit-task";
import * as tasks from "@/lib/tasks/schema";
import { toggleTask } from "@/lib/tasks/toggle-task";

const byId = idParam.shape;

export const editProjectAction = action(editProjectInput.extend(byId), editProject);
export const setStatusAction = action(setStatusInput.extend(byId), setStatus);
export const setUpdatePermissionAction = action(setUpdatePermissionInput.extend(byId), setUpdatePermission);
export const endGuideAction = action(idParam, endGuide);
export const createTaskAction = action(tasks.createTaskInput.extend(byId), createTask, { creates: "task" });
export const editTaskAction = action(tasks.editTaskInput.extend(byId), editTask);
export const toggleTaskAction = action(tasks.toggleTaskInput, toggleTask);
export const deleteTaskAction = action(idParam, deleteTask);
export const changeAssignmentsAction = action(tasks.changeAssignmentsInput.extend(byId), changeAssignments);
export const addSubtaskAction = action(tasks.subtaskInput.extend(byId), addSubtask, { creates: "subtask" });
export const renameSubtaskAction = action(tasks.subtaskInput.extend(byId), renameSubtask);
export const editSubtaskAction = action(tasks.editTaskInput.extend(byId), editSubtask);
export const askForPhotoAction = action(
  tasks.editSubtaskInput.pick({ asksPhoto: true }).extend(byId),
  editSubtask,
);
export const deleteSubtaskAction = action(idParam, deleteSubtask);
