import { afterCursor, orderBy } from "./keyset";
import type { ListActionLogsInput } from "./schema";
import type { ActionLogView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";

const ROWS = {
  from: Prisma.sql`action_logs l`,
  id: Prisma.sql`l.id`,
  order: { key: Prisma.sql`l.created_at`, direction: "desc" },
} as const;

/** A page of the action log, newest first. */
export async function listActionLogs(
  _operator: Actor,
  { userId, about, limit, before }: ListActionLogsInput,
): Promise<Page<ActionLogView>> {
  const after = await afterCursor(ROWS, before);
  const sources = about
    ? aboutUser(about)
    : [userId ? Prisma.sql`l.user_id = ${userId}::uuid` : Prisma.sql`true`];
  // A list of each source is read by its own index; one list of all would read the whole log.
  const newest = sources.map(
    (source) => Prisma.sql`(
      SELECT l.id, l.created_at FROM action_logs l WHERE ${source} AND ${after}
      ORDER BY ${orderBy(ROWS)} LIMIT ${limit + 1})`,
  );
  const found = Prisma.sql`
    SELECT l.id FROM (${Prisma.join(newest, " UNION ")}) l ORDER BY ${orderBy(ROWS)} LIMIT ${limit + 1}`;
  return pageOf(await logRows(found), limit);
}

/** How many entries concern a user. */
export async function countLogsAbout(userId: string): Promise<number> {
  const sources = aboutUser(userId).map(
    (source) => Prisma.sql`SELECT l.id FROM action_logs l WHERE ${source}`,
  );
  const [row] = await db().$queryRaw<{ n: number }[]>(
    Prisma.sql`SELECT count(*)::int AS n FROM (${Prisma.join(sources, " UNION ")}) entries`,
  );
  return row?.n ?? 0;
}

/** What somebody did, what was done to their account, and what the system and operators did with their businesses. */
function aboutUser(userId: string): Prisma.Sql[] {
  return [
    Prisma.sql`l.user_id = ${userId}::uuid`,
    Prisma.sql`l.entity_type = 'user' AND l.entity_id = ${userId}::uuid`,
    Prisma.sql`(l.user_id IS NULL OR l.action LIKE 'business.early-adopter-%') AND l.entity_type = 'business'
      AND l.entity_id IN (SELECT b.id FROM businesses b WHERE b.owner_id = ${userId}::uuid)`,
  ];
}

type Row = WithDates<ActionLogView, "createdAt">;

/** The entries with the ids that `found` selects, newest first, with the names of who did them and where. */
async function logRows(found: Prisma.Sql): Promise<ActionLogView[]> {
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    SELECT l.id, l.user_id AS "userId", l.action, l.entity_type AS "entityType", l.entity_id AS "entityId", l.details,
           l.ip_address AS "ipAddress", l.user_agent AS "userAgent", l.created_at AS "createdAt",
           CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name, 'email', u.email) END AS user,
           ${PLACE} AS place
    FROM (${found}) found JOIN action_logs l ON l.id = found.id LEFT JOIN users u ON u.id = l.user_id
    ORDER BY l.created_at DESC, l.id DESC`);
  return rows.map(withIsoTimes);
}

/** The name of what the entry `l` is about: of a business, project, task or person, else of the project that it is in. */
const PLACE = Prisma.sql`
  CASE l.entity_type
    WHEN 'business' THEN (SELECT b.name FROM businesses b WHERE b.id = l.entity_id)
    WHEN 'project' THEN (SELECT p.name FROM projects p WHERE p.id = l.entity_id)
    WHEN 'task' THEN (SELECT p.name || ', ' || t.name FROM project_tasks t JOIN projects p ON p.id = t.project_id
                      WHERE t.id = l.entity_id)
    WHEN 'subtask' THEN (SELECT p.name || ', ' || s.name FROM subtasks s JOIN projects p ON p.id = s.project_id
                         WHERE s.id = l.entity_id)
    WHEN 'update' THEN (SELECT p.name FROM updates x JOIN projects p ON p.id = x.project_id WHERE x.id = l.entity_id)
    WHEN 'comment' THEN (SELECT p.name FROM comments c JOIN updates x ON x.id = c.update_id
                         JOIN projects p ON p.id = x.project_id WHERE c.id = l.entity_id)
    WHEN 'report' THEN (SELECT p.name FROM reports r JOIN projects p ON p.id = r.project_id WHERE r.id = l.entity_id)
    WHEN 'user' THEN CASE WHEN l.entity_id IS DISTINCT FROM l.user_id
                          THEN (SELECT x.name FROM users x WHERE x.id = l.entity_id) END
  END`;
