import { Prisma } from "@/lib/db";

/*
 * What a member sees of updates and tasks, as SQL (CONTRACT section 1), for statements that Prisma's filters cannot express.
 * reach.ts holds the same rule as Prisma filters; a test asserts that they agree. Assignments are read with IN, once per
 * statement, not with EXISTS, once per row: a project has thousands of updates.
 */

/** Whether the actor manages the business of a statement's `b`, its admin row being `a`. */
export function managesBusiness(actorId: string): Prisma.Sql {
  return Prisma.sql`(b.owner_id = ${actorId}::uuid OR a.user_id IS NOT NULL)`;
}

/** The join condition for the actor's accepted admin row `a` of business `b`. */
export function isAcceptedAdmin(actorId: string): Prisma.Sql {
  return Prisma.sql`a.business_id = b.id AND a.user_id = ${actorId}::uuid AND a.accepted_at IS NOT NULL`;
}

/** Whether the actor is assigned to the task in `column`. */
export function assignedToTask(actorId: string, column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} IN (SELECT tm.task_id FROM task_members tm WHERE tm.user_id = ${actorId}::uuid)`;
}

/** Whether the actor is assigned to the subtask in `column`. */
export function assignedToSubtask(actorId: string, column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} IN (SELECT sm.subtask_id FROM subtask_members sm WHERE sm.user_id = ${actorId}::uuid)`;
}

/** Whether a member below manager level sees what this author wrote in this place. */
export function memberSees(
  actorId: string,
  row: { task: Prisma.Sql; subtask: Prisma.Sql; author: Prisma.Sql },
): Prisma.Sql {
  return Prisma.sql`(${row.task} IS NULL OR ${row.author} = ${actorId}::uuid
    OR ${assignedToTask(actorId, row.task)} OR ${assignedToSubtask(actorId, row.subtask)})`;
}
