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

/**
 * Assigns a member of the project to a task: 201, or 200 when they already were. Throws validation_failed for non-members. The
 * row is selected from the membership, so that a concurrent removal leaves no assignment behind.
 */
export async function assignToTask(actor: Actor, { id, userId }: AssignInput): Promise<Answer<AssigneeView>> {
  return transaction(async (tx) => {
    const { project, taskId } = await authorize(actor, "task:assign", { taskId: id });
    if (!(await lockDestination(tx, { taskId, subtaskId: null }))) throw notFound();
    const made = await tx.$executeRaw(Prisma.sql`
      INSERT INTO task_members (user_id, task_id, project_id)
      SELECT user_id, ${taskId}::uuid, project_id FROM project_members
      WHERE project_id = ${project.id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE
      ON CONFLICT (user_id, task_id) DO NOTHING`);
    const row = await tx.taskMember.findUnique({
      where: { userId_taskId: { userId, taskId } },
      select: assigneeSelect,
    });
    if (!row) throw invalid("userId", "notAMember");
    const entity = { id: taskId, projectId: project.id, after: { taskId, userId } };
    if (made === 1) await record(tx, { by: actor, type: "task.assigned", ...entity, details: { userId } });
    return new Answer(made === 1 ? 201 : 200, toAssigneeView(row));
  });
}

/** Unassigns a person from a task; does nothing when they are not assigned. */
export async function unassignFromTask(actor: Actor, { id, userId }: AssigneeParams): Promise<void> {
  await transaction(async (tx) => {
    const { project, taskId } = await authorize(actor, "task:assign", { taskId: id });
    const where = { taskId, userId };
    const removed = await keepGuideEnded(tx, project.id, () => tx.taskMember.deleteMany({ where }));
    if (removed.count === 0) return;
    const entity = { id: taskId, projectId: project.id, before: { taskId, userId } };
    await record(tx, { by: actor, type: "task.unassigned", ...entity, details: { userId } });
  });
}
