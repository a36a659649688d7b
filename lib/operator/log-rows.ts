import type { ActionLogView } from "./view";
import { db, Prisma } from "@/lib/kernel/db";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";

type Row = Omit<ActionLogView, "createdAt"> & { createdAt: Date };

/** The entries with the ids that `found` selects, newest first, with the names of who did them and where. */
export async function logRows(found: Prisma.Sql): Promise<ActionLogView[]> {
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
