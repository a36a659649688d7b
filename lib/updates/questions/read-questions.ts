import type { QuestionView } from "../view";
import { Prisma, query } from "@/lib/kernel/db";
import { named } from "@/lib/kernel/sql/named";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { orNotFound } from "@/lib/shared/errors";

/** Its times are as Postgres writes them. */
export type StoredQuestion = QuestionView;

/** The rows of a table of questions as `q`, with the people that each names. */
export const withPeople = (table: Prisma.Sql) => Prisma.sql`${table} q
  LEFT JOIN users asked ON asked.id = q.to_id
  LEFT JOIN users answerer ON answerer.id = q.answered_by
  LEFT JOIN users settler ON settler.id = q.settled_by`;
export const QUESTIONS = withPeople(Prisma.sql`questions`);
/** One of them as JSON. */
export const QUESTION = Prisma.sql`json_build_object(
  'id', q.id, 'updateId', q.update_id, 'commentId', q.comment_id, 'askerId', q.asker_id, 'to', ${named(Prisma.sql`asked`)},
  'state', q.state, 'createdAt', q.created_at, 'answeredBy', ${named(Prisma.sql`answerer`)}, 'answerId', q.answer_id,
  'settledBy', ${named(Prisma.sql`settler`)})`;

/** The questions that meet a condition on `q`. */
export async function readQuestions(condition: Prisma.Sql): Promise<QuestionView[]> {
  const rows = await query<{ question: StoredQuestion }>(
    Prisma.sql`SELECT ${QUESTION} AS question FROM ${QUESTIONS} WHERE ${condition}`,
  );
  return rows.map(({ question }) => toQuestionView(question));
}

/** A question as it is stored by now. */
export async function findQuestion(id: string): Promise<QuestionView> {
  const [question] = await readQuestions(Prisma.sql`q.id = ${id}::uuid`);
  return orNotFound(question);
}

export function toQuestionView(stored: StoredQuestion): QuestionView {
  return { ...stored, createdAt: isoOf(stored.createdAt) };
}
