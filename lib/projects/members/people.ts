import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { atLeast } from "@/lib/access/policy";
import { rolesIn } from "@/lib/access/project-roles";
import { seesNameOfTask } from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import type { MemberView, OfficePersonView } from "@/lib/projects/view";
import { joinTranslation } from "@/lib/translation/source";

interface PersonRow extends Omit<
  MemberView,
  "projectId" | "user" | "role" | "joinedAt" | "lastVisitedUpdates"
> {
  name: string;
  email: string;
  role: "owner" | "admin" | "worker";
  /** These are null for the owner and the admins without a membership row. */
  memberRole: MemberView["role"] | null;
  joinedAt: Date | null;
  lastVisitedUpdates: Date | null;
}

/** Tasks of a member that are named; the others are only counted. */
const NAMED_TASKS = 3;

/**
 * The members, in the order in which they joined, with the tasks that the actor sees them on, and the office, the owners first.
 * One statement.
 */
export async function listPeople(
  actor: Actor,
  { project, business, level }: ProjectScope,
): Promise<{ members: MemberView[]; office: OfficePersonView[] }> {
  const rows = await query<PersonRow>(Prisma.sql`
    SELECT u.id AS "userId", u.name, u.email, r.role, a.user_id IS NOT NULL AS "isBusinessAdmin",
           m.role AS "memberRole", m.joined_at AS "joinedAt", m.last_visited_updates AS "lastVisitedUpdates",
           COALESCE(work.names, '{}') AS "taskNames", COALESCE(work.total, 0) AS "taskCount"
    FROM (${rolesIn(Prisma.sql`${project.id}::uuid`)}) r
    JOIN users u ON u.id = r.user_id
    LEFT JOIN project_members m ON m.project_id = r.project_id AND m.user_id = r.user_id
    LEFT JOIN business_admins a ON a.business_id = ${business.id}::uuid AND a.user_id = r.user_id AND a.accepted_at IS NOT NULL
    LEFT JOIN (${tasksOfMembers(actor, level, Prisma.sql`${project.id}::uuid`)}) work ON work.user_id = r.user_id
    ORDER BY m.joined_at, u.name, u.id`);
  return {
    members: rows.flatMap((row) => toMemberView(project.id, row) ?? []),
    office: (["owner", "admin"] as const).flatMap((role) =>
      rows.filter((row) => row.role === role).map((row) => toOfficePersonView(row, role, level)),
    ),
  };
}

/** For each member the tasks that they are on, directly or by a subtask, and the actor sees; those that are open come first. */
function tasksOfMembers(actor: Actor, level: ProjectScope["level"], project: Prisma.Sql): Prisma.Sql {
  const seen = atLeast(level, "manager") ? Prisma.sql`true` : seesNameOfTask(actor.id, Prisma.sql`t.id`);
  const shown = Prisma.sql`
    CASE WHEN (SELECT originals_first FROM users WHERE id = ${actor.id}::uuid) THEN t.name ELSE COALESCE(translated.content, t.name) END`;
  return Prisma.sql`
    SELECT assigned.user_id, count(*)::int AS total,
           (array_agg(${shown} ORDER BY t.is_completed, t.display_order, t.created_at, t.id))[1:${Prisma.raw(String(NAMED_TASKS))}] AS names
    FROM (
      SELECT user_id, task_id FROM task_members WHERE project_id = ${project}
      UNION
      SELECT sm.user_id, s.parent_task_id FROM subtask_members sm JOIN subtasks s ON s.id = sm.subtask_id
      WHERE sm.project_id = ${project}) assigned
    JOIN project_tasks t ON t.project_id = ${project} AND t.id = task_id
    ${joinTranslation(actor.reads, Prisma.sql`t`)}
    WHERE ${seen}
    GROUP BY 1`;
}

function toMemberView(
  projectId: string,
  { name, email, role: _, memberRole: role, joinedAt, ...row }: PersonRow,
): MemberView | null {
  if (role === null || joinedAt === null) return null;
  return { ...withIsoTimes({ ...row, joinedAt }), projectId, role, user: { name, email } };
}

function toOfficePersonView(
  { userId, name, email, memberRole }: PersonRow,
  role: OfficePersonView["role"],
  level: ProjectScope["level"],
): OfficePersonView {
  const showsEmail = memberRole !== null || atLeast(level, "manager");
  return { userId, role, user: { name, email: showsEmail ? email : null } };
}
