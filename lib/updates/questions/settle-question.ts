import type { QuestionView } from "../view";
import { entityOf, findAsked, findQuestion, lockOpen } from "./lock-question";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

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
