import { isSeen, SHOWN_IN_APP } from "./seen";
import type { NotificationView } from "./view";
import {
  assignedToSubtask,
  assignedToTask,
  memberSees,
  ownProjectIds,
  seesMessage,
  seesSubtask,
} from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";
import { excerptOf } from "@/lib/kernel/excerpt";
import { named } from "@/lib/kernel/sql/named";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { languageStored } from "@/lib/language/stored-language";
import { paragraphs, parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import { allSubjects, type Subject } from "@/lib/translation/subjects";

/*
 * A person's notifications, as far as they still see what each is about: a statement's `n` with `newest`, the newest of its subjects
 * that they see. What is about a business starts from their role in it today.
 */

interface Row extends WithDates<Omit<NotificationView, "subject" | "language">, "createdAt" | "readAt"> {
  subjectType: NotificationView["subject"]["type"];
  subjectId: string;
  updateId: string | null;
  taskId: string | null;
  subtaskId: string | null;
  recipientId: string | null;
}

const EXCERPT = 160;

/** Whether `n` is neither marked as read nor seen where it happened. */
export const UNREAD = Prisma.sql`n.read_at IS NULL AND NOT ${isSeen(Prisma.sql`newest.filed`)}`;

interface Wanted {
  /** On `n`, and on the `newest` of its subjects. */
  where: Prisma.Sql;
  limit: number;
  /** The language of what is quoted, where it is stored. */
  reads: string;
}

/** A person's, newest first. */
export async function seenNotifications(
  userId: string,
  { where, limit, reads }: Wanted,
): Promise<NotificationView[]> {
  const rows = await query<Row>(Prisma.sql`
    WITH ${ownProjectIds(userId)}
    SELECT n.id, n.kind, ${named(Prisma.sql`p`)} AS project, ${named(Prisma.sql`b`)} AS business, ${named(Prisma.sql`actor`)} AS actor,
           n.subject_type AS "subjectType",
           (SELECT count(*)::int FROM unnest(n.subject_ids) told (id) WHERE EXISTS (${subjectOf(userId, Prisma.sql`told.id`)})) AS count,
           newest.id AS "subjectId", newest.update_id AS "updateId", newest.task_id AS "taskId", newest.subtask_id AS "subtaskId",
           newest.recipient_id AS "recipientId", COALESCE(s.name, t.name) AS place, COALESCE(newest.text, '') AS excerpt,
           newest.recording_ms AS "recordingMs",
           (SELECT count(*)::int FROM uploads f WHERE f.update_id = newest.id AND f.kind = 'photo') AS "photoCount",
           n.kind = 'mention' AND NOT EXISTS (
             SELECT FROM unnest(n.subject_ids) told (id)
             WHERE EXISTS (${subjectOf(userId, Prisma.sql`told.id`)}) AND NOT EXISTS (
               SELECT FROM questions q
               WHERE (q.comment_id = told.id OR (q.update_id = told.id AND q.comment_id IS NULL))
                 AND CASE WHEN q.to_id IS NULL THEN p.business_id IN (SELECT id FROM managed) ELSE q.to_id = n.user_id END)) AS asks,
           n.created_at AS "createdAt",
           CASE WHEN n.read_at IS NULL AND ${isSeen(Prisma.sql`newest.filed`)} THEN n.created_at ELSE n.read_at END AS "readAt"
    FROM ${seen(userId)}
    LEFT JOIN businesses b ON b.id = n.business_id
    LEFT JOIN users actor ON actor.id = n.actor_id
    LEFT JOIN project_tasks t ON t.id = newest.task_id
    LEFT JOIN subtasks s ON s.id = newest.subtask_id
    WHERE n.user_id = ${userId}::uuid AND ${where}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${limit}`);
  const items = rows.flatMap(({ subjectType: type, subjectId: id, ...row }) => [
    ...(type === "member" || type === "business" ? [] : [{ type, id }]),
    ...(row.taskId ? [{ type: row.subtaskId ? "subtask" : "task", id: placeOf(row) } as const] : []),
  ]);
  const texts = items.length === 0 ? [] : await allSubjects(items, reads);
  const subjects = Map.groupBy(texts, (text) => text.id);
  return rows.map((row) =>
    toView({
      ...row,
      ...excerptFor(row, subjects.get(row.subjectId) ?? [], reads),
      place: quoteOf(subjects.get(placeOf(row))?.[0], reads) ?? row.place,
    }),
  );
}

/** The id of the folder or subtask that a row's subject is in; empty for none. */
function placeOf({ subtaskId, taskId }: Pick<Row, "subtaskId" | "taskId">): string {
  return subtaskId ?? taskId ?? "";
}

/** What was written or said, in a language; null where only the original is there. */
function quoteOf(subject: Subject | undefined, reads: string): string | null {
  return subject?.stored?.content ?? (subject?.language === reads ? subject.text : null);
}

/** The same below what was typed beside it; of a text in another language its content. */
function excerptFor(
  { excerpt: content }: Row,
  subjects: Subject[],
  reads: string,
): Pick<NotificationView, "excerpt" | "language"> {
  const [said, beside] = [false, true].map((typed) => subjects.find(({ isTyped }) => isTyped === typed));
  if (!said) return { excerpt: content, language: null };
  const { written, spoken, english } = parseVoiceContent({ ...said, content, transcript: said.text });
  const language = english === null ? languageStored(said.written, content) : "en";
  const translated = quoteOf(beside, reads);
  const typed = written && (translated ?? written);
  if (spoken === null)
    return { excerpt: typed ?? "", language: translated ? reads : (beside?.written ?? language) };
  const quote = quoteOf(said, reads);
  return {
    excerpt: paragraphs(typed, quote ?? (written === null ? content : spoken)),
    language: quote === null ? language : reads,
  };
}

/** How many are unread: at most 1,000. */
export async function countUnread(userId: string): Promise<number> {
  const [row] = await query<{ count: number }>(Prisma.sql`
    WITH ${ownProjectIds(userId)}
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${seen(userId)}
      WHERE n.user_id = ${userId}::uuid AND ${SHOWN_IN_APP} AND ${UNREAD} LIMIT 1000) unread`);
  return row?.count ?? 0;
}

/** Looks from the newest subject on, and at no older one once it is seen: a bundle has up to a hundred. */
function seen(userId: string): Prisma.Sql {
  return Prisma.sql`
    notifications n
    LEFT JOIN projects p ON p.id = n.project_id
    JOIN LATERAL (
      SELECT subject.* FROM generate_subscripts(n.subject_ids, 1, true) nth
      CROSS JOIN LATERAL (${subjectOf(userId, Prisma.sql`n.subject_ids[nth]`)}) subject LIMIT 1) newest ON true`;
}

/** The subject with this id, if the person of `n` sees it: a row with what is shown of it, and where it is filed. */
function subjectOf(userId: string, id: Prisma.Sql): Prisma.Sql {
  const manages = Prisma.sql`p.business_id IN (SELECT id FROM managed)`;
  const inOwn = Prisma.sql`n.project_id IN (SELECT id FROM own)`;
  const place = Prisma.sql`ARRAY[COALESCE(u.subtask_id, u.task_id, u.project_id)]`;
  const seesUpdate = Prisma.sql`${inOwn} AND u.withdrawn_at IS NULL AND (${manages} OR ${memberSees(userId)})`;
  return Prisma.sql`
    SELECT u.id, NULL::uuid AS update_id, u.task_id, u.subtask_id, NULL::uuid AS recipient_id, u.content AS text, u.recording_ms, ${place} AS filed
    FROM updates u WHERE n.subject_type = 'update' AND u.id = ${id} AND ${seesUpdate}
    UNION ALL
    SELECT c.id, u.id, u.task_id, u.subtask_id, NULL, c.content, NULL, ${place}
    FROM comments c JOIN updates u ON u.id = c.update_id
    WHERE n.subject_type = 'comment' AND c.id = ${id} AND c.withdrawn_at IS NULL AND ${seesUpdate}
    UNION ALL
    SELECT m.id, NULL, NULL, NULL, m.recipient_id, m.content, NULL,
           ARRAY[CASE WHEN m.recipient_id IS NULL THEN m.project_id ELSE m.author_id END]
    FROM chat_messages m WHERE n.subject_type = 'message' AND m.id = ${id} AND ${inOwn} AND ${seesMessage(userId)}
    UNION ALL
    SELECT s.id, NULL, s.parent_task_id, s.id, NULL, s.name, NULL, ARRAY[s.id, s.parent_task_id]
    FROM subtasks s
    WHERE n.subject_type = 'subtask' AND s.id = ${id} AND ${inOwn}
      AND CASE n.kind WHEN 'assignment' THEN ${assignedToSubtask(userId, Prisma.sql`s.id`)}
          ELSE s.is_completed AND (${manages} OR ${seesSubtask(userId, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`)}) END
    UNION ALL
    SELECT t.id, NULL, t.id, NULL, NULL, t.name, NULL, ARRAY[t.id]
    FROM project_tasks t
    WHERE n.subject_type = 'task' AND t.id = ${id} AND ${inOwn} AND ${assignedToTask(userId, Prisma.sql`t.id`)}
    UNION ALL
    SELECT m.user_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM project_members m WHERE n.subject_type = 'member' AND m.project_id = n.project_id AND m.user_id = ${id} AND ${inOwn}
    UNION ALL
    SELECT o.id, NULL, NULL, NULL, NULL, o.name, NULL, NULL
    FROM businesses o
    WHERE n.subject_type = 'business' AND o.id = ${id} AND o.id IN (SELECT id FROM managed)
      AND (n.kind = 'admin.added' OR o.owner_id = ${userId}::uuid)`;
}

function toView({
  subjectType: type,
  subjectId: id,
  ...row
}: Row & Pick<NotificationView, "language">): NotificationView {
  const { updateId, taskId, subtaskId, recipientId, ...told } = row;
  const nearby = Object.entries({ updateId, taskId, subtaskId, recipientId }).filter(
    ([, value]) => value !== null,
  );
  return {
    ...withIsoTimes(told),
    subject: { type, id, ...Object.fromEntries(nearby) },
    excerpt: excerptOf(told.excerpt, EXCERPT),
  };
}
