import type { Actor } from "./actor";
import type { Subscription } from "./entitlement";
import type { UpdatePermission } from "./policy";
import { isAcceptedAdmin, managesBusiness, memberSees, seesMessage } from "./visibility";
import { Prisma, query } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";

/** What a call acts on: one id; everything above it is loaded from the database. */
export type Target =
  | { businessId: string }
  | { projectId: string }
  | { taskId: string }
  | { subtaskId: string }
  | { updateId: string }
  | { commentId: string }
  | { messageId: string };

export interface BusinessRow extends Subscription {
  businessId: string;
  ownerId: string;
}

export interface TargetChain extends BusinessRow {
  businessRole: "owner" | "admin" | null;
  memberRole: "owner" | "worker" | null;
  projectId: string | null;
  status: string | null;
  updatePermission: UpdatePermission | null;
  eventSeq: number | null;
  taskId: string | null;
  subtaskId: string | null;
  updateId: string | null;
  /** The author of the update, who always sees it, or of the message. */
  authorId: string | null;
  commentId: string | null;
  commentAuthorId: string | null;
  /** Whether the actor can see the target itself, given that they can see its project. */
  visible: boolean;
  /** Whether the actor sees enough of it to post directly in it. */
  postable: boolean;
  /** Of what the reader is shown (version.ts), where the statement has read it. */
  version?: string;
}

const PLACE = {
  task: Prisma.sql`t.task_id`,
  subtask: Prisma.sql`t.subtask_id`,
  author: Prisma.sql`t.author_id`,
};

/**
 * Loads the target with everything above it and the actor's standing, in one statement; null when there is no such target.
 * With `lock` the rows that grant the standing are locked until the transaction ends: a concurrent removal waits for this
 * change, or this change sees it.
 */
export async function loadTargetChain(
  actor: Pick<Actor, "id">,
  target: Target,
  lock: boolean,
): Promise<TargetChain | null> {
  const known = lock ? undefined : notedTargetChain(actor.id, target);
  if (known !== undefined) return known;
  const lockClause = lock ? Prisma.sql`FOR KEY SHARE` : Prisma.empty;
  const rows = await query<TargetChain>(statement(actor.id, target, lockClause));
  return rows[0] ?? null;
}

const notedChains = new WeakMap<object, { actorId: string; target: Target; row: TargetChain | null }>();

/** Notes what a call's first statement has loaded, so that its `authorize` need not load it once more. */
export function noteTargetChain(actorId: string, target: Target, row: TargetChain | null): void {
  const request = currentRequest();
  if (request) notedChains.set(request, { actorId, target, row });
}

function notedTargetChain(actorId: string, target: Target): TargetChain | null | undefined {
  const request = currentRequest();
  const known = request && notedChains.get(request);
  return known?.actorId === actorId && isSame(known.target, target) ? known.row : undefined;
}

function isSame(a: Target, b: Target): boolean {
  const [own] = Object.entries(a);
  const [other] = Object.entries(b);
  return own?.[0] === other?.[0] && own?.[1] === other?.[1];
}

/** The chain of a target in a project, without locks, perhaps with more columns of its project `p` and its business `b`. */
export function targetChainStatement(
  actorId: string,
  target: Target,
  more?: { column: Prisma.Sql; joins: Prisma.Sql },
): Prisma.Sql {
  if ("businessId" in target) throw new Error("A business is in no project");
  return projectStatement(actorId, targetRow(actorId, target), Prisma.empty, more);
}

function statement(actorId: string, target: Target, lockClause: Prisma.Sql): Prisma.Sql {
  if ("businessId" in target) return businessStatement(actorId, target.businessId, lockClause);
  return projectStatement(actorId, targetRow(actorId, target), lockClause);
}

function businessStatement(actorId: string, businessId: string, lockClause: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH adminship AS (
      SELECT business_id, user_id, accepted_at FROM business_admins
      WHERE business_id = ${businessId}::uuid AND user_id = ${actorId}::uuid ${lockClause}
    )
    SELECT ${businessColumns(actorId)}, NULL AS "memberRole", NULL AS "projectId", NULL AS "status",
           NULL AS "updatePermission", NULL AS "eventSeq", NULL AS "taskId", NULL AS "subtaskId", NULL AS "updateId", NULL AS "authorId",
           NULL AS "commentId", NULL AS "commentAuthorId", true AS "visible", false AS "postable"
    FROM businesses b LEFT JOIN adminship a ON ${isAcceptedAdmin(actorId)}
    WHERE b.id = ${businessId}::uuid`;
}

function projectStatement(
  actorId: string,
  target: Prisma.Sql,
  lockClause: Prisma.Sql,
  { column, joins } = { column: Prisma.empty, joins: Prisma.empty },
): Prisma.Sql {
  return Prisma.sql`
    WITH target AS (${target}),
    adminship AS (
      SELECT business_id, user_id, accepted_at FROM business_admins
      WHERE user_id = ${actorId}::uuid
        AND business_id = (SELECT p.business_id FROM projects p JOIN target t ON t.project_id = p.id) ${lockClause}
    ),
    membership AS (
      SELECT project_id, user_id, role FROM project_members
      WHERE user_id = ${actorId}::uuid AND project_id = (SELECT project_id FROM target) ${lockClause}
    )
    SELECT ${businessColumns(actorId)}, m.role AS "memberRole", p.id AS "projectId", p.status,
           p.update_permission AS "updatePermission", p.event_seq AS "eventSeq", t.task_id AS "taskId", t.subtask_id AS "subtaskId",
           t.update_id AS "updateId", t.author_id AS "authorId", t.comment_id AS "commentId",
           t.comment_author_id AS "commentAuthorId",
           ${managesBusiness(actorId)} OR ${memberSees(actorId, PLACE)} OR ${holdsOwnSubtask(actorId)} AS "visible",
           ${managesBusiness(actorId)} OR ${memberSees(actorId, PLACE)} AS "postable"${column}
    FROM target t
    JOIN projects p ON p.id = t.project_id
    JOIN businesses b ON b.id = p.business_id
    LEFT JOIN adminship a ON ${isAcceptedAdmin(actorId)}
    LEFT JOIN membership m ON m.project_id = p.id ${joins}`;
}

/** The row that the chain starts from, as a SELECT. */
function targetRow(actorId: string, target: Exclude<Target, { businessId: string }>): Prisma.Sql {
  if ("projectId" in target)
    return Prisma.sql`SELECT id AS project_id, NULL::uuid AS task_id, NULL::uuid AS subtask_id, ${NO_UPDATE}, ${NO_COMMENT}
                      FROM projects WHERE id = ${target.projectId}::uuid`;
  if ("taskId" in target)
    return Prisma.sql`SELECT project_id, id AS task_id, NULL::uuid AS subtask_id, ${NO_UPDATE}, ${NO_COMMENT}
                      FROM project_tasks WHERE id = ${target.taskId}::uuid`;
  if ("subtaskId" in target)
    return Prisma.sql`SELECT project_id, parent_task_id AS task_id, id AS subtask_id, ${NO_UPDATE}, ${NO_COMMENT}
                      FROM subtasks WHERE id = ${target.subtaskId}::uuid`;
  if ("updateId" in target)
    return Prisma.sql`SELECT project_id, task_id, subtask_id, id AS update_id, author_id, ${NO_COMMENT}
                      FROM updates WHERE id = ${target.updateId}::uuid`;
  if ("messageId" in target)
    return Prisma.sql`SELECT m.project_id, NULL::uuid AS task_id, NULL::uuid AS subtask_id, NULL::uuid AS update_id, m.author_id,
                             ${NO_COMMENT}
                      FROM chat_messages m WHERE m.id = ${target.messageId}::uuid AND ${seesMessage(actorId)}`;
  return Prisma.sql`SELECT u.project_id, u.task_id, u.subtask_id, u.id AS update_id, u.author_id, c.id AS comment_id,
                           c.author_id AS comment_author_id
                    FROM comments c JOIN updates u ON u.id = c.update_id WHERE c.id = ${target.commentId}::uuid`;
}

const NO_UPDATE = Prisma.sql`NULL::uuid AS update_id, NULL::uuid AS author_id`;
const NO_COMMENT = Prisma.sql`NULL::uuid AS comment_id, NULL::uuid AS comment_author_id`;

function businessColumns(actorId: string): Prisma.Sql {
  return Prisma.sql`
    b.id AS "businessId", b.owner_id AS "ownerId", b.is_early_adopter AS "isEarlyAdopter",
    b.subscription_status AS "subscriptionStatus", b.subscription_plan AS "subscriptionPlan",
    b.subscription_current_period_end AS "subscriptionCurrentPeriodEnd",
    CASE WHEN b.owner_id = ${actorId}::uuid THEN 'owner' WHEN a.user_id IS NOT NULL THEN 'admin' END AS "businessRole"`;
}

/** Whether the target is a task that the actor sees by name only, because a subtask of it is assigned to them. */
function holdsOwnSubtask(actorId: string): Prisma.Sql {
  return Prisma.sql`(t.update_id IS NULL AND t.subtask_id IS NULL AND EXISTS (
    SELECT 1 FROM subtasks s JOIN subtask_members sm ON sm.subtask_id = s.id
    WHERE s.parent_task_id = t.task_id AND sm.user_id = ${actorId}::uuid))`;
}
