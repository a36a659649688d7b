import { assertRoomForActive } from "./plan-limit";
import { findProject } from "./queries";
import type { SetStatusInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

/**
 * Sets a project's status. Reactivating needs the same plan as creating: throws subscription_required or plan_limit. Setting
 * the current status changes nothing.
 */
export async function setStatus(actor: Actor, { id, status }: SetStatusInput): Promise<ProjectView> {
  return transaction(async (tx) => {
    const target = { projectId: id };
    const { project, business } = await authorizeExclusively(tx, actor, "project:set-status", target);
    if (project.status === status) return findProject(actor, project.id);
    if (status === "active") {
      if (!business.entitled) throw new AppError("subscription_required");
      await assertRoomForActive(tx, business);
    }
    const completedAt = status === "completed" ? new Date() : null;
    await tx.project.update({
      where: { id: project.id },
      data: { status, completedAt },
      select: { id: true },
    });
    const changed = await findProject(actor, project.id);
    const details = { from: project.status, to: status };
    const entity = { id: project.id, projectId: project.id };
    await record(tx, { by: actor, type: "project.status-set", ...entity, details });
    return changed;
  });
}
