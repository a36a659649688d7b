import type { Actor } from "@/lib/access/actor";
import { authorizeExclusively } from "@/lib/access/lock-order";
import type { UpdatePermission } from "@/lib/access/policy";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { findProject } from "@/lib/projects/queries";
import type { ProjectView } from "@/lib/projects/view";

/** Decides who may post in the project. Managers only. Setting the current value changes nothing. */
export async function setUpdatePermission(
  actor: Actor,
  { id: projectId, updatePermission: to }: { id: string; updatePermission: UpdatePermission },
): Promise<ProjectView> {
  return transaction(async (tx) => {
    const target = { projectId };
    const { project } = await authorizeExclusively(tx, actor, "project:set-update-permission", target);
    const { id, updatePermission: from } = project;
    if (from === to) return findProject(actor, id);
    await tx.project.update({ where: { id }, data: { updatePermission: to }, select: { id: true } });
    const changed = await findProject(actor, id);
    const entity = { id, projectId: id, details: { from, to } };
    await record(tx, { by: actor, type: "project.update-permission-set", ...entity });
    return changed;
  });
}
