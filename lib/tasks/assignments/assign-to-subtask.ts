import { lockDestination } from "@/lib/tasks/lock-place";
import type { AssigneeParams, AssignInput } from "@/lib/tasks/schema";
import { assigneeSelect, type AssigneeView, toAssigneeView } from "@/lib/tasks/view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { Answer } from "@/lib/kernel/answer";
import { Prisma, transaction } from "@/lib/kernel/db";
import { keepGuideEnded } from "@/lib/projects/visit/guide";
import { invalid, notFound } from "@/lib/shared/errors";

/** Assigns a member of the project to a subtask, like `assignToTask`. */
export async function assignToSubtask(
  actor: Actor,
  { id, userId }: AssignInput,
): Promise<Answer<AssigneeView>> {
  return transaction(async (tx) => {
    const { project, taskId, subtaskId } = await authorize(actor, "task:assign", { subtaskId: id });
    if (!(await lockDestination(tx, { taskId, subtaskId }))) throw notFound();
    const made = await tx.$executeRaw(Prisma.sql`
      INSERT INTO subtask_members (user_id, subtask_id, project_id)
      SELECT user_id, ${subtaskId}::uuid, project_id FROM project_members
      WHERE project_id = ${project.id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE
      ON CONFLICT (user_id, subtask_id) DO NOTHING`);
    const row = await tx.subtaskMember.findUnique({
      where: { userId_subtaskId: { userId, subtaskId } },
      select: assigneeSelect,
    });
    if (!row) throw invalid("userId", "notAMember");
    const entity = { id: subtaskId, projectId: project.id, after: { taskId, subtaskId, userId } };
    if (made === 1) await record(tx, { by: actor, type: "subtask.assigned", ...entity, details: { userId } });
    return new Answer(made === 1 ? 201 : 200, toAssigneeView(row));
  });
}

/** Unassigns a person from a subtask; does nothing when they are not assigned. */
export async function unassignFromSubtask(actor: Actor, { id, userId }: AssigneeParams): Promise<void> {
  await transaction(async (tx) => {
    const { project, taskId, subtaskId } = await authorize(actor, "task:assign", { subtaskId: id });
    const where = { subtaskId, userId };
    const removed = await keepGuideEnded(tx, project.id, () => tx.subtaskMember.deleteMany({ where }));
    if (removed.count === 0) return;
    const entity = { id: subtaskId, projectId: project.id, before: { taskId, subtaskId, userId } };
    await record(tx, { by: actor, type: "subtask.unassigned", ...entity, details: { userId } });
  });
}
