import type { Actor } from "./actor";
import { Prisma } from "@/lib/kernel/db";

/*
 * What people see of projects, updates and tasks (docs/permissions.md), as SQL, for statements that Prisma's filters cannot
 * express; reach.http.test.ts asserts that it agrees with policy.ts. Assignments are read with IN, once per statement, not with
 * EXISTS, once per row: a project has thousands of updates.
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
export function assignedToTask(actorId: string | Prisma.Sql, column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} IN (SELECT tm.task_id FROM task_members tm WHERE tm.user_id = ${actorId}::uuid)`;
}

/** Whether the actor is assigned to the subtask in `column`. */
export function assignedToSubtask(actorId: string | Prisma.Sql, column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} IN (SELECT sm.subtask_id FROM subtask_members sm WHERE sm.user_id = ${actorId}::uuid)`;
}

/** Whether the actor, below manager level, sees the subtask in `column`: for itself or for its task. */
export function seesSubtask(actorId: string, column: Prisma.Sql, task: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${assignedToTask(actorId, task)} OR ${assignedToSubtask(actorId, column)})`;
}

/** Whether the actor, below manager level, sees the task in `column` at least by name: for the task itself or for a subtask of it. */
export function seesNameOfTask(actorId: string, column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${assignedToTask(actorId, column)} OR ${column} IN (
    SELECT seen.parent_task_id FROM subtasks seen WHERE ${assignedToSubtask(actorId, Prisma.sql`seen.id`)}))`;
}

const OF_UPDATE = {
  task: Prisma.sql`u.task_id`,
  subtask: Prisma.sql`u.subtask_id`,
  author: Prisma.sql`u.author_id`,
};

/** Whether a member below manager level sees what this author wrote in this place: a statement's update `u`, or another row. */
export function memberSees(actorId: string | Prisma.Sql, row = OF_UPDATE): Prisma.Sql {
  return Prisma.sql`(${row.task} IS NULL OR ${row.author} = ${actorId}::uuid
    OR ${assignedToTask(actorId, row.task)} OR ${assignedToSubtask(actorId, row.subtask)})`;
}

/** Whether a statement's message `m` is for the actor, who is in its project: direct ones stay between the two, whatever the level. */
export function seesMessage(actorId: string): Prisma.Sql {
  return Prisma.sql`(m.recipient_id IS NULL OR ${actorId}::uuid IN (m.recipient_id, m.author_id))`;
}

/** The WITH part `managed`: the ids of the businesses that the actor owns or is an accepted admin of. */
export function managedBusinesses(actorId: string): Prisma.Sql {
  return Prisma.sql`managed AS MATERIALIZED (
      SELECT id FROM businesses WHERE owner_id = ${actorId}::uuid
      UNION SELECT business_id FROM business_admins WHERE user_id = ${actorId}::uuid AND accepted_at IS NOT NULL)`;
}

/** The WITH parts `managed`, the actor's businesses, and `own`, the ids of the projects that they see. Starts from the actor's own rows. */
export function ownProjectIds(actorId: string): Prisma.Sql {
  return Prisma.sql`
    ${managedBusinesses(actorId)},
    own AS MATERIALIZED (
      SELECT project_id AS id FROM project_members WHERE user_id = ${actorId}::uuid
      UNION SELECT p.id FROM projects p JOIN managed ON managed.id = p.business_id)`;
}

/**
 * The WITH parts `managed`, the actor's businesses, `my_tasks` and `my_subtasks`, what they are assigned to, and `mine`: the
 * projects that they see, each with whether they manage it and the numbers up to which they have viewed it and at which they
 * joined. Starts from the actor's own rows, so that other people's projects cost nothing.
 */
export function ownProjects(actor: Actor, filter: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    ${managedBusinesses(actor.id)},
    my_tasks AS MATERIALIZED (SELECT project_id, task_id FROM task_members WHERE user_id = ${actor.id}::uuid),
    my_subtasks AS MATERIALIZED (SELECT project_id, subtask_id FROM subtask_members WHERE user_id = ${actor.id}::uuid),
    mine AS MATERIALIZED (
      SELECT p.*, p.business_id IN (SELECT id FROM managed) AS manages, COALESCE(v.seq, 0) AS viewed,
             COALESCE(v.since_seq, 0) AS since
      FROM projects p LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actor.id}::uuid
      WHERE ${filter} AND p.id IN (
        SELECT project_id FROM project_members WHERE user_id = ${actor.id}::uuid
        UNION SELECT own.id FROM projects own JOIN managed ON managed.id = own.business_id))`;
}

/**
 * Project, id and time of the newest updates that the actor sees over all projects of `mine`, without those withdrawn, and of a few
 * more. Of the projects that they manage, the newest `limit` are in those whose newest update is among the newest.
 */
export function newestSeen(actorId: string, limit: number): Prisma.Sql {
  const most = Prisma.raw(String(limit));
  const managed = Prisma.sql`
    (SELECT p.id FROM ${newestManaged(Prisma.sql`u.created_at, u.id AS newest_id`)}
     ORDER BY u.created_at DESC, u.newest_id DESC LIMIT ${most}) p`;
  return Prisma.sql`
    ${newestOf(managed, Prisma.sql`u.project_id = p.id`, most)}
    UNION ${newestSeenAsMember(actorId, limit)}`;
}

/** The projects `p` of `mine` that the actor manages, each with `columns` of its newest update as `u`, where it has one. */
export function newestManaged(columns: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT id FROM mine WHERE manages) p CROSS JOIN LATERAL (
    SELECT ${columns} FROM updates u WHERE u.project_id = p.id AND u.withdrawn_at IS NULL
    ORDER BY u.created_at DESC, u.id DESC LIMIT 1) u`;
}

/**
 * Project, id and time of the newest updates that the actor sees in the projects of `mine` that they do not manage, without those
 * withdrawn, and of a few more: up to `limit` of each project and for each reason to see one, each read from the end of an index.
 * Filtering the projects' updates would read all of them for readers who see few.
 */
export function newestSeenAsMember(actorId: string, limit: number): Prisma.Sql {
  // Inlined: with four more parameters, the list statements would have too many to be prepared under a name.
  const most = Prisma.raw(String(limit));
  const joined = Prisma.sql`(SELECT id FROM mine WHERE NOT manages) p`;
  const inProject = Prisma.sql`u.project_id = p.id`;
  const assigned = (members: Prisma.Sql) => Prisma.sql`${members} m JOIN ${joined} ON p.id = m.project_id`;
  const inTask = Prisma.sql`${inProject} AND u.task_id = m.task_id`;
  // Unassigned updates all have a null task: ordered by it, they are read from the end of the task index.
  const byTask = Prisma.sql`u.task_id DESC,`;
  return Prisma.sql`
    ${newestOf(joined, Prisma.sql`${inProject} AND u.task_id IS NULL`, most, byTask)}
    UNION ${newestOf(joined, Prisma.sql`${inProject} AND u.author_id = ${actorId}::uuid`, most)}
    UNION ${newestOf(assigned(Prisma.sql`my_tasks`), inTask, most)}
    UNION ${newestOf(assigned(Prisma.sql`my_subtasks`), Prisma.sql`u.subtask_id = m.subtask_id`, most)}`;
}

/** The newest updates `u` of `condition`, for each row of `from`. */
function newestOf(
  from: Prisma.Sql,
  condition: Prisma.Sql,
  most: Prisma.Sql,
  order = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    SELECT newest.* FROM ${from} CROSS JOIN LATERAL (
      SELECT u.project_id, u.id, u.created_at FROM updates u WHERE ${condition} AND u.withdrawn_at IS NULL
      ORDER BY ${order} u.created_at DESC, u.id DESC LIMIT ${most}) newest`;
}
