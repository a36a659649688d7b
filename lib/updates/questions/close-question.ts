import { commentOnUpdate } from "../comments/comment-on-update";
import type { AnswerInput } from "../schema";
import type { PostedQuestionView, QuestionView } from "../view";
import { findQuestion } from "./read-questions";
import type { Actor } from "@/lib/access/actor";
import { authorize, type UpdateScope } from "@/lib/access/authorize";
import { shareBusiness } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { conflict, orNotFound } from "@/lib/shared/errors";

/**
 * Answers a question by a comment beneath it, for whom it was asked and for managers. Throws conflict once it is answered or settled,
 * and nothing is posted then.
 */
export async function answerQuestion(
  actor: Actor,
  { id, ...answer }: AnswerInput,
): Promise<PostedQuestionView> {
  return transaction(async (tx) => {
    const { updateId, toId } = await findAsked(tx, id);
    const facts = { isSelf: toId === actor.id };
    await shareBusiness(tx, actor, "question:answer", { updateId }, facts);
    const scope = await authorize(actor, "question:answer", { updateId }, facts);
    await lockOpen(tx, id);
    const comment = await commentOnUpdate(actor, { ...answer, id: updateId });
    const answered = {
      state: "answered",
      answeredAt: new Date(),
      answeredBy: actor.id,
      answerId: comment.id,
    };
    await tx.question.update({ where: { id }, data: answered, select: { id: true } });
    const question = await findQuestion(id);
    const details = { updateId, answerId: comment.id };
    await record(tx, { by: actor, type: "question.answered", ...entityOf(id, scope), details });
    return { ...question, comment };
  });
}

/** Settles a question that needs no answer any more, for who asked it and for managers. Throws conflict once it is answered or settled. */
export async function settleQuestion(actor: Actor, { id }: { id: string }): Promise<QuestionView> {
  return transaction(async (tx) => {
    const { updateId, askerId } = await findAsked(tx, id);
    const scope = await authorize(actor, "question:settle", { updateId }, { isSelf: askerId === actor.id });
    await lockOpen(tx, id);
    const settled = { state: "settled", settledAt: new Date(), settledBy: actor.id };
    await tx.question.update({ where: { id }, data: settled, select: { id: true } });
    const question = await findQuestion(id);
    await record(tx, { by: actor, type: "question.settled", ...entityOf(id, scope), details: { updateId } });
    return question;
  });
}

/** Where a question is, by whom and of whom. Throws not_found. */
async function findAsked(tx: Tx, id: string) {
  const select = { updateId: true, askerId: true, toId: true };
  return orNotFound(await tx.question.findUnique({ where: { id }, select }));
}

/** Keeps an open question for this change alone. Throws conflict once it is answered or settled. */
async function lockOpen(tx: Tx, id: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 AS locked FROM questions WHERE id = ${id}::uuid AND state = 'open' FOR NO KEY UPDATE`);
  if (locked.length === 0) throw conflict("questionClosed");
}

/** What an event says of a question. */
function entityOf(id: string, { update, project, taskId, subtaskId }: UpdateScope) {
  const after = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
  return { id, projectId: project.id, after };
}
