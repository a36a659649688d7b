import { Prisma, type Tx } from "@/lib/kernel/db";

/**
 * Locks a task with its subtasks before they are deleted. Verbs that put an update there lock the place too
 * (`lockDestination`), and both do so before they touch an update: otherwise a deletion and a move would deadlock.
 */
export async function lockTask(tx: Tx, projectId: string, taskId: string): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 AS locked FROM project_tasks WHERE id = ${taskId}::uuid FOR UPDATE`);
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM subtasks WHERE parent_task_id = ${taskId}::uuid ORDER BY id FOR UPDATE`,
  );
  await lockAssignees(
    tx,
    Prisma.sql`
      SELECT project_id, user_id FROM task_members WHERE project_id = ${projectId}::uuid AND task_id = ${taskId}::uuid
      UNION SELECT sm.project_id, sm.user_id FROM subtask_members sm JOIN subtasks s ON s.id = sm.subtask_id
      WHERE sm.project_id = ${projectId}::uuid AND s.parent_task_id = ${taskId}::uuid`,
  );
  // Lock what is deleted with the task now: moving an update locks the project, and after that it would be too late.
  await tx.$queryRaw(
    Prisma.sql`
      SELECT 1 AS locked FROM task_members WHERE project_id = ${projectId}::uuid AND task_id = ${taskId}::uuid
      ORDER BY user_id FOR UPDATE`,
  );
  await lockSubtaskMembers(
    tx,
    projectId,
    Prisma.sql`SELECT id FROM subtasks WHERE parent_task_id = ${taskId}::uuid`,
  );
}

/** Locks one subtask before it is deleted. */
export async function lockSubtask(tx: Tx, projectId: string, subtaskId: string): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 AS locked FROM subtasks WHERE id = ${subtaskId}::uuid FOR UPDATE`);
  await lockAssignees(
    tx,
    Prisma.sql`SELECT project_id, user_id FROM subtask_members WHERE project_id = ${projectId}::uuid AND subtask_id = ${subtaskId}::uuid`,
  );
  await lockSubtaskMembers(tx, projectId, Prisma.sql`SELECT ${subtaskId}::uuid`);
}

async function lockSubtaskMembers(tx: Tx, projectId: string, subtasks: Prisma.Sql): Promise<void> {
  await tx.$queryRaw(Prisma.sql`
    SELECT 1 AS locked FROM subtask_members WHERE project_id = ${projectId}::uuid AND subtask_id IN (${subtasks})
    ORDER BY subtask_id, user_id FOR UPDATE`);
}

/**
 * Locks the memberships of the assignees. Removing a member deletes their assignments too, in another order:
 * without this lock the two would deadlock.
 */
async function lockAssignees(tx: Tx, assignments: Prisma.Sql): Promise<void> {
  await tx.$queryRaw(Prisma.sql`
    SELECT 1 AS locked FROM project_members m
    WHERE (m.project_id, m.user_id) IN (${assignments})
    ORDER BY m.user_id FOR KEY SHARE OF m`);
}

/** The names of an update's destination. */
export interface PlaceNames {
  taskName: string;
  subtaskName: string | null;
}

/** Keeps the destination of an update from being deleted until the commit; null when it is already gone. */
export async function lockDestination(
  tx: Tx,
  place: { taskId: string; subtaskId: string | null },
): Promise<PlaceNames | null> {
  const [task] = await tx.$queryRaw<Named[]>(
    Prisma.sql`SELECT name FROM project_tasks WHERE id = ${place.taskId}::uuid FOR KEY SHARE`,
  );
  if (!task) return null;
  if (place.subtaskId === null) return { taskName: task.name, subtaskName: null };
  const [subtask] = await tx.$queryRaw<Named[]>(
    Prisma.sql`SELECT name FROM subtasks WHERE id = ${place.subtaskId}::uuid FOR KEY SHARE`,
  );
  return subtask ? { taskName: task.name, subtaskName: subtask.name } : null;
}

interface Named {
  name: string;
}
