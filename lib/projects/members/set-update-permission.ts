import type { Actor } from "@/lib/access/actor";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { findProject } from "@/lib/projects/queries";
import type { SetUpdatePermissionInput } from "@/lib/projects/schema";
import type { ProjectView } from "@/lib/projects/view";

/** Decides who may post in the project. Managers only. Setting the current value changes nothing. */
export async function setUpdatePermission(
  actor: Actor,
  input: SetUpdatePermissionInput,
): Promise<ProjectView> {
  return transaction(async (tx) => {
    const target = { projectId: input.id };
    const { project } = await authorizeExclusively(tx, actor, "project:set-update-permission", target);
    const { id, updatePermission: from } = project;
    const to = input.updatePermission;
    if (from === to) return findProject(actor, id);
    await tx.project.update({ where: { id }, data: { updatePermission: to }, select: { id: true } });
    const changed = await findProject(actor, id);
    const entity = { id, projectId: id, details: { from, to } };
    await record(tx, { by: actor, type: "project.update-permission-set", ...entity });
    return changed;
  });
}
