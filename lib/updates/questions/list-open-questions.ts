import type { OpenQuestionView } from "../view";
import { QUESTION, type StoredQuestion, toQuestionView, withPeople } from "./read-questions";
import type { Actor } from "@/lib/access/actor";
import { rolesIn } from "@/lib/access/project-roles";
import { memberSees, ownProjectIds } from "@/lib/access/visibility";
import { joinRecording } from "@/lib/attachments/attachment";
import { Prisma, query } from "@/lib/kernel/db";
import { type StoredTyped, toTyped } from "@/lib/recordings/attach/read-recordings";
import {
  joinTranslation,
  joinTyped,
  languageOf,
  TRANSLATION,
  typedOf,
  versionOf,
} from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

/** More would push everything else off the reader's page. */
const MOST = 50;

type Row = Omit<OpenQuestionView, keyof StoredQuestion | "asker" | "translation" | "typed"> & {
  question: StoredQuestion;
  asker: OpenQuestionView["asker"];
  translation: StoredTranslation | null;
  typed: StoredTyped | null;
};

const ASKED = Prisma.sql`said`;

/** Whether who is asked is still in the project, not suspended, and sees the question. */
const SEEN_BY_ASKED = Prisma.sql`EXISTS (
  SELECT FROM (${rolesIn(Prisma.sql`q.project_id`)}) r JOIN users asked ON asked.id = r.user_id
  WHERE r.user_id = q.to_id AND asked.suspended_at IS NULL AND (r.role <> 'worker' OR ${memberSees(Prisma.sql`q.to_id`)}))`;

/**
 * The open questions that the actor is asked, oldest first: those to them, and in the projects that they manage those to all managers
 * and those whose person has left, is suspended or no longer sees them. None that was withdrawn, or that they do not see. One statement.
 */
export async function listOpenQuestions(actor: Actor): Promise<OpenQuestionView[]> {
  const rows = await query<Row>(Prisma.sql`
    WITH ${ownProjectIds(actor.id)},
    open AS MATERIALIZED (
      SELECT q.*, u.task_id, u.subtask_id FROM (
        SELECT q.*, p.name AS project_name, mine.manages FROM questions q JOIN projects p ON p.id = q.project_id
        CROSS JOIN LATERAL (SELECT p.business_id IN (SELECT id FROM managed) AS manages) mine
        WHERE q.state = 'open' AND q.project_id IN (SELECT id FROM own) AND q.asker_id <> ${actor.id}::uuid
          AND (q.to_id = ${actor.id}::uuid OR mine.manages)
        ORDER BY q.created_at, q.id) q
      JOIN updates u ON u.id = q.update_id LEFT JOIN comments c ON c.id = q.comment_id
      WHERE (q.manages OR ${memberSees(actor.id)})
        AND u.withdrawn_at IS NULL AND c.withdrawn_at IS NULL
        AND (q.to_id IS NULL OR q.to_id = ${actor.id}::uuid OR NOT ${SEEN_BY_ASKED})
      ORDER BY q.created_at, q.id LIMIT ${MOST}),
    roles AS MATERIALIZED (${rolesIn(Prisma.sql`SELECT project_id FROM open`)})
    SELECT ${QUESTION} AS question, q.project_id AS "projectId", q.project_name AS "projectName", q.task_id AS "taskId", q.subtask_id AS "subtaskId",
           COALESCE(s.name, k.name) AS place, json_build_object('name', asker.name, 'role', COALESCE(roles.role, 'former')) AS asker,
           COALESCE(recording.transcript, CASE WHEN beside.words IS NULL THEN said.content END, '') AS content, ${languageOf(ASKED)} AS language,
           ${typedOf(ASKED)} AS typed, ${TRANSLATION} AS translation
    FROM ${withPeople(Prisma.sql`open`)}
    JOIN users asker ON asker.id = q.asker_id
    LEFT JOIN roles ON roles.project_id = q.project_id AND roles.user_id = q.asker_id
    LEFT JOIN subtasks s ON s.id = q.subtask_id LEFT JOIN project_tasks k ON k.id = q.task_id
    JOIN LATERAL (
      SELECT id, content, language, text_version FROM updates WHERE id = q.update_id AND q.comment_id IS NULL
      UNION ALL SELECT id, content, language, text_version FROM comments WHERE id = q.comment_id) said ON true
    ${joinRecording("update", ASKED)}
    ${joinTranslation(actor.reads, ASKED, versionOf(ASKED))} ${joinTyped(actor.reads, ASKED)}
    ORDER BY q.created_at, q.id`);
  return rows.map(({ question, translation, typed, ...row }) => ({
    ...toQuestionView(question),
    ...row,
    ...toTyped(typed),
    ...(translation && { translation: toTranslationView(translation) }),
  }));
}
