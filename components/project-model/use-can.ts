import { useWorkspace } from "./workspace";
import { canInProject, type Facts, type Level, type ProjectPermission } from "@/lib/access/policy";
import type { ProjectDetailView } from "@/lib/projects/view";

type Rights = Pick<ProjectDetailView, "isOwner" | "hasManagementAccess" | "updatePermission">;

/** Whether the reader may do something in the open project, by the server's own rules. */
export function useCan(permission: ProjectPermission, facts?: Facts): boolean {
  return canIn(useWorkspace().project, permission, facts);
}

/** `useCan` for components outside of the workspace's context. */
export function canIn(project: Rights, permission: ProjectPermission, facts?: Facts): boolean {
  return canInProject(levelIn(project), permission, {
    updatePermission: project.updatePermission,
    ...facts,
  });
}

/** The reader's level, from the flags of the project's view. */
export function levelIn({ isOwner, hasManagementAccess }: Rights): Level {
  if (isOwner) return "owner";
  return hasManagementAccess ? "manager" : "member";
}
