import type { Item, TranslatedType } from "./schema";
import { idsOf } from "./source";
import { type QuietEvent, recordAll } from "@/lib/events/record";
import { Prisma, type Tx } from "@/lib/kernel/db";

/**
 * Announces to open pages that the translations of texts in one project, or the doubts about them, are others now: the last
 * statements of the transaction that stores them. Leaves out texts that have been deleted since.
 */
export async function announceTranslations(tx: Tx, items: readonly Item[], projectId: string): Promise<void> {
  if (items.length === 0) return;
  // Locked first: what is moved at the same time is announced where it is afterward.
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM projects WHERE id = ${projectId}::uuid FOR NO KEY UPDATE`,
  );
  await recordAll(tx, projectId, await tx.$queryRaw<QuietEvent[]>(placesOf(items)));
}

/** Where texts are filed, as their events say it. */
function placesOf(items: readonly Item[]): Prisma.Sql {
  const ids = idsOf(items);
  const place = Prisma.sql`'taskId', u.task_id, 'subtaskId', u.subtask_id, 'authorId', u.author_id`;
  // Of photos, what they are in. As an array: an OR would read whole tables.
  const and = (type: TranslatedType, column: Prisma.Sql) => Prisma.sql`
    ANY (${ids(type)}::uuid[] || ARRAY(SELECT ${column} FROM uploads WHERE id = ANY (${ids("photo")}::uuid[])))`;
  return Prisma.sql`
    SELECT 'project.translated' AS type, p.id, NULL::json AS after FROM projects p WHERE p.id = ANY (${ids("project")}::uuid[])
    UNION ALL
    SELECT 'task.translated', t.id, json_build_object('taskId', t.id)
    FROM project_tasks t WHERE t.id = ANY (${ids("task")}::uuid[])
    UNION ALL
    SELECT 'subtask.translated', s.id, json_build_object('taskId', s.parent_task_id, 'subtaskId', s.id)
    FROM subtasks s WHERE s.id = ANY (${ids("subtask")}::uuid[])
    UNION ALL
    SELECT 'update.translated', u.id, json_build_object(${place}) FROM updates u WHERE u.id = ${and("update", Prisma.sql`update_id`)}
    UNION ALL
    SELECT 'comment.translated', c.id, json_build_object(${place}, 'updateId', u.id)
    FROM comments c JOIN updates u ON u.id = c.update_id  WHERE c.id = ${and("comment", Prisma.sql`comment_id`)}
    UNION ALL
    SELECT 'message.translated', m.id, json_build_object('recipientId', m.recipient_id, 'authorId', m.author_id)
    FROM chat_messages m WHERE m.id = ${and("message", Prisma.sql`message_id`)}`;
}
