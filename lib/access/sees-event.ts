import { Prisma, pool } from "@/lib/kernel/db";

/** What one reader may see in one project: the rule of visibility.ts, for a reader whose assignments are loaded. */
export interface Visibility {
  manages: boolean;
  /** Ids of the tasks that they are assigned to. */
  tasks: ReadonlySet<string>;
  subtasks: ReadonlySet<string>;
  /** The tasks of those subtasks, which they see by name. */
  parents: ReadonlySet<string>;
  /** The project's newest event when this was read. */
  eventSeq: number;
}

/** Where something is filed: the part on which its visibility depends. */
export interface FiledAt {
  taskId?: string | null;
  subtaskId?: string | null;
  authorId?: string;
  recipientId?: string | null;
}

/** The user whose visibility to read: in one project, or in all of their projects. */
export interface VisibilityKey {
  userId: string;
  projectId: string | null;
}

/** An active user, and what they see in each project. */
export interface Account {
  sessionVersion: number;
  /** Their sessions of this version that were signed out. */
  endedSessions: readonly string[];
  visibilities: Map<string, Visibility>;
}

/** Whether the reader sees an update in this place; its author always does. */
export function seesUpdate(visibility: Visibility, userId: string, place: FiledAt): boolean {
  if (visibility.manages || !place.taskId || place.authorId === userId) return true;
  return (
    visibility.tasks.has(place.taskId) || (!!place.subtaskId && visibility.subtasks.has(place.subtaskId))
  );
}

/** Whether a member of its project may see a message. Without a recipient field, only its author may. */
export function seesMessage(userId: string, { authorId, recipientId }: FiledAt): boolean {
  return recipientId === null || recipientId === userId || authorId === userId;
}

/** Whether the reader sees the task at least by name. */
export function seesTask(visibility: Visibility, { taskId }: FiledAt): boolean {
  return visibility.manages || (!!taskId && (visibility.tasks.has(taskId) || visibility.parents.has(taskId)));
}

export function seesSubtask(visibility: Visibility, { taskId, subtaskId }: FiledAt): boolean {
  if (visibility.manages || (taskId && visibility.tasks.has(taskId))) return true;
  return !!subtaskId && visibility.subtasks.has(subtaskId);
}

/** The key under which `readVisibilities` returns an account. */
export function visibilityKey({ userId, projectId }: VisibilityKey): string {
  return `${userId}/${projectId ?? ""}`;
}

interface VisibilityRow extends Omit<Account, "visibilities">, Pick<Visibility, "manages" | "eventSeq"> {
  userId: string;
  asked: string | null;
  projectId: string | null;
  tasks: string[];
  subtasks: string[];
  parents: string[];
}

/**
 * Reads what many readers see, in one statement, hence on one snapshot with the numbers of the newest events. Suspended users
 * are left out.
 */
export async function readVisibilities(keys: VisibilityKey[]): Promise<Map<string, Account>> {
  const users = keys.map(({ userId }) => userId);
  const projects = keys.map(({ projectId }) => projectId);
  const { text, values } = statement(users, projects);
  const { rows } = await pool().query<VisibilityRow>(text, values);
  const accounts = new Map<string, Account>();
  for (const row of rows) {
    const key = visibilityKey({ userId: row.userId, projectId: row.asked });
    const { sessionVersion, endedSessions } = row;
    const account = accounts.get(key) ?? { sessionVersion, endedSessions, visibilities: new Map() };
    accounts.set(key, account);
    if (row.projectId) account.visibilities.set(row.projectId, toVisibility(row));
  }
  return accounts;
}

const NONE: ReadonlySet<string> = new Set();

function toVisibility({ manages, eventSeq, tasks, subtasks, parents }: VisibilityRow): Visibility {
  return { manages, eventSeq, tasks: setOf(tasks), subtasks: setOf(subtasks), parents: setOf(parents) };
}

/** Most readers have no assignments in most projects: they share one empty set. */
function setOf(ids: string[]): ReadonlySet<string> {
  return ids.length === 0 ? NONE : new Set(ids);
}

function statement(users: string[], projects: (string | null)[]): Prisma.Sql {
  return Prisma.sql`
    WITH asked AS (
      SELECT DISTINCT user_id, project_id FROM unnest(${users}::uuid[], ${projects}::uuid[]) AS a(user_id, project_id)),
    managed AS (
      SELECT a.user_id, a.project_id AS asked, b.id AS business_id FROM asked a JOIN businesses b ON b.owner_id = a.user_id
      UNION SELECT a.user_id, a.project_id, ba.business_id
      FROM asked a JOIN business_admins ba ON ba.user_id = a.user_id AND ba.accepted_at IS NOT NULL),
    reasons AS (
      SELECT a.user_id, a.project_id AS asked, m.project_id AS id, false AS manages
      FROM asked a JOIN project_members m ON m.user_id = a.user_id
      WHERE a.project_id IS NULL OR m.project_id = a.project_id
      UNION ALL SELECT m.user_id, m.asked, p.id, true
      FROM managed m JOIN projects p ON p.business_id = m.business_id
      WHERE m.asked IS NULL OR p.id = m.asked),
    visibilities AS (
      SELECT user_id, asked, id, bool_or(manages) AS manages FROM reasons GROUP BY user_id, asked, id)
    SELECT a.user_id AS "userId", a.project_id AS asked, u.session_version AS "sessionVersion",
           ARRAY(SELECT e.id FROM ended_sessions e WHERE e.user_id = u.id AND e.session_version = u.session_version) AS "endedSessions",
           s.id AS "projectId",
           s.manages, p.event_seq AS "eventSeq",
           ARRAY(SELECT tm.task_id FROM task_members tm
                 WHERE NOT s.manages AND tm.user_id = s.user_id AND tm.project_id = s.id) AS tasks,
           ARRAY(SELECT sm.subtask_id FROM subtask_members sm
                 WHERE NOT s.manages AND sm.user_id = s.user_id AND sm.project_id = s.id) AS subtasks,
           ARRAY(SELECT DISTINCT st.parent_task_id FROM subtask_members sm JOIN subtasks st ON st.id = sm.subtask_id
                 WHERE NOT s.manages AND sm.user_id = s.user_id AND sm.project_id = s.id) AS parents
    FROM asked a
    JOIN users u ON u.id = a.user_id AND u.suspended_at IS NULL
    LEFT JOIN visibilities s ON s.user_id = a.user_id AND s.asked IS NOT DISTINCT FROM a.project_id
    LEFT JOIN projects p ON p.id = s.id`;
}
