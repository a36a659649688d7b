import { commentOnUpdate } from "../comments/comment-on-update";
import type { AnswerInput } from "../schema";
import type { PostedQuestionView } from "../view";
import { entityOf, findAsked, findQuestion, lockOpen } from "./lock-question";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { shareBusiness } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/**
 * Answers a question by a comment beneath it, for whom it was asked and for managers. Throws conflict once it is answered or settled,
 * and nothing is posted then.
 */
export async function answerQuestion(
  actor: Actor,
  { id, content }: AnswerInput,
): Promise<PostedQuestionView> {
  return transaction(async (tx) => {
    const { updateId, toId } = await findAsked(tx, id);
    const facts = { isSelf: toId === actor.id };
    await shareBusiness(tx, actor, "question:answer", { updateId }, facts);
    const scope = await authorize(actor, "question:answer", { updateId }, facts);
    await lockOpen(tx, id);
    const comment = await commentOnUpdate(actor, { id: updateId, content });
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
