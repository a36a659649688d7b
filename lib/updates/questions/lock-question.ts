import type { QuestionView } from "../view";
import { readQuestions } from "./read-questions";
import type { UpdateScope } from "@/lib/access/authorize";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { conflict, notFound } from "@/lib/shared/errors";

/** Where a question is, by whom and of whom. Throws not_found. */
export async function findAsked(
  tx: Tx,
  id: string,
): Promise<{ updateId: string; askerId: string; toId: string | null }> {
  const select = { updateId: true, askerId: true, toId: true };
  const asked = await tx.question.findUnique({ where: { id }, select });
  if (!asked) throw notFound();
  return asked;
}

/** Keeps an open question for this change alone. Throws conflict once it is answered or settled. */
export async function lockOpen(tx: Tx, id: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 AS locked FROM questions WHERE id = ${id}::uuid AND state = 'open' FOR NO KEY UPDATE`);
  if (locked.length === 0) throw conflict("questionClosed");
}

/** A question as it is stored by now. */
export async function findQuestion(id: string): Promise<QuestionView> {
  const [question] = await readQuestions(Prisma.sql`q.id = ${id}::uuid`);
  if (!question) throw notFound();
  return question;
}

/** What an event says of a question. */
export function entityOf(id: string, { update, project, taskId, subtaskId }: UpdateScope) {
  const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
  return { id, projectId: project.id, after };
}
