import type { Action } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import type { LogOutAction } from "@/components/shell/bar/use-log-out";
import type { ConnectCodeView, ProjectView } from "@/lib/projects/view";
import type { AssignmentView, SubtaskView, TaskView } from "@/lib/tasks/view";

/** Its input is the changed fields, and in `seen` what their editor began with. */
export type EditAction<T> = Action<Record<string, unknown>, T>;

/** The server actions of a project's page; field writes go to the API instead. */
export interface ProjectActions {
  logOut: LogOutAction;
  editProject: EditAction<ProjectView>;
  setStatus: Action<{ id: string; status: ProjectView["status"] }, ProjectView>;
  setUpdatePermission: Action<{ id: string; updatePermission: ProjectView["updatePermission"] }, ProjectView>;
  endGuide: Action<{ id: string }, void>;
  issueCode: FormAction<ConnectCodeView>;
  removeMember: Action<{ id: string; userId: string }, void>;
  createTask: FormAction<TaskView>;
  editTask: EditAction<TaskView>;
  toggleTask: Action<{ id: string; isCompleted: boolean }, TaskView>;
  deleteTask: Action<{ id: string }, void>;
  addSubtask: Action<{ id: string; name: string }, SubtaskView>;
  renameSubtask: Action<{ id: string; name: string }, SubtaskView>;
  editSubtask: EditAction<SubtaskView>;
  askForPhoto: Action<{ id: string; asksPhoto: boolean }, SubtaskView>;
  deleteSubtask: Action<{ id: string }, void>;
  changeAssignments: Action<{ id: string; assign: AssignmentView[]; unassign: AssignmentView[] }, void>;
}
