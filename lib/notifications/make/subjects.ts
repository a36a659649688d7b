import type { FiledAt } from "@/lib/access/sees-event";
import { Prisma, query } from "@/lib/kernel/db";

/** What an event is about, as it is now. */
export interface Subject extends FiledAt {
  id: string;
  /** What was written in it; null where people write nothing. */
  text: string | null;
  /** Of a comment: its update, and who takes part in its thread. */
  updateId: string | null;
  participants: string[];
  /** Whom it asks: a person's id, "managers", or null where it is no question. */
  asks: string | null;
}

/** Reads those of these ids that are still there, by id: in one statement, whatever they are of. */
export async function readSubjects(ids: string[]): Promise<Map<string, Subject>> {
  const among = (row: Prisma.Sql) => Prisma.sql`${row}.id = ANY (${ids}::uuid[])`;
  const filed = Prisma.sql`u.task_id AS "taskId", u.subtask_id AS "subtaskId", u.author_id AS "authorId"`;
  const asks = (question: Prisma.Sql) =>
    Prisma.sql`(SELECT COALESCE(q.to_id::text, 'managers') FROM questions q WHERE ${question})`;
  const rows = await query<Subject>(Prisma.sql`
    SELECT u.id, u.content AS text, ${filed}, NULL::uuid AS "recipientId", NULL::uuid AS "updateId", '{}'::uuid[] AS participants,
           ${asks(Prisma.sql`q.update_id = u.id AND q.comment_id IS NULL`)} AS asks
    FROM updates u WHERE ${among(Prisma.sql`u`)} AND u.withdrawn_at IS NULL
    UNION ALL
    SELECT c.id, c.content, ${filed}, NULL, u.id,
           ARRAY(SELECT DISTINCT o.author_id FROM comments o WHERE o.update_id = u.id AND o.withdrawn_at IS NULL) || u.author_id,
           ${asks(Prisma.sql`q.comment_id = c.id`)}
    FROM comments c JOIN updates u ON u.id = c.update_id
    WHERE ${among(Prisma.sql`c`)} AND c.withdrawn_at IS NULL AND u.withdrawn_at IS NULL
    UNION ALL
    SELECT m.id, m.content, NULL, NULL, m.author_id, m.recipient_id, NULL, '{}', NULL FROM chat_messages m WHERE ${among(Prisma.sql`m`)}
    UNION ALL
    SELECT s.id, NULL, s.parent_task_id, s.id, NULL, NULL, NULL, '{}', NULL FROM subtasks s WHERE ${among(Prisma.sql`s`)}
    UNION ALL
    SELECT t.id, NULL, t.id, NULL, NULL, NULL, NULL, '{}', NULL FROM project_tasks t WHERE ${among(Prisma.sql`t`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}
