import { findProject } from "./queries";
import type { SetUpdatePermissionInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Decides who may post in the project (CONTRACT section 1). Managers. */
export async function setUpdatePermission(
  actor: Actor,
  input: SetUpdatePermissionInput,
): Promise<ProjectView> {
  return transaction(async (tx) => {
    const { project } = await authorize(actor, "project:set-update-permission", { projectId: input.id });
    const { updatePermission } = input;
    if (project.updatePermission === updatePermission) return findProject(actor, project.id);
    await tx.project.update({ where: { id: project.id }, data: { updatePermission }, select: { id: true } });
    const entity = { type: "project", id: project.id, projectId: project.id };
    await record(tx, actor, "project.update-permission-set", entity, {
      from: project.updatePermission,
      to: updatePermission,
    });
    return findProject(actor, project.id);
  });
}
