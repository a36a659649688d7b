import { commentOnUpdate } from "../comments/comment-on-update";
import { postUpdate } from "../posting/post-update";
import type { AskInProjectInput, AskOnUpdateInput } from "../schema";
import type { PostedQuestionView, QuestionView } from "../view";
import { findQuestion } from "./read-questions";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { shareBusiness } from "@/lib/access/lock-order";
import { levelOf } from "@/lib/access/policy";
import { loadTargetChain, type Target } from "@/lib/access/target-chain";
import { record } from "@/lib/events/record";
import { invalid } from "@/lib/shared/errors";
import { transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";

/** Asks by a comment on an update that the actor sees. Throws as a comment does, and validation_failed for one who does not see it. */
export async function askOnUpdate(
  actor: Actor,
  { toId, ...input }: AskOnUpdateInput,
): Promise<PostedQuestionView> {
  return transaction(async (tx) => {
    await shareBusiness(tx, actor, "update:comment", { updateId: input.id });
    const { update, project, taskId, subtaskId } = await authorize(actor, "update:comment", {
      updateId: input.id,
    });
    await lockAsked(actor, toId, { updateId: update.id });
    const comment = await commentOnUpdate(actor, { ...input, asks: true });
    const place = { taskId, subtaskId, authorId: update.authorId, updateId: update.id };
    const question = await ask(tx, actor, { projectId: project.id, commentId: comment.id, toId, place });
    return { ...question, comment: { ...comment, question } };
  });
}

/** Asks by an update in the project, a task or a subtask. Throws as a post does, and validation_failed for one who does not see that. */
export async function askInProject(
  actor: Actor,
  { toId, ...input }: AskInProjectInput,
): Promise<PostedQuestionView> {
  return transaction(async (tx) => {
    await shareBusiness(tx, actor, "project:see", { projectId: input.id });
    const { project } = await authorize(actor, "project:see", { projectId: input.id });
    const { taskId, subtaskId } = input;
    const place = subtaskId ? { subtaskId } : taskId ? { taskId } : { projectId: project.id };
    await lockAsked(actor, toId, place);
    const update = await postUpdate(actor, input);
    const question = await ask(tx, actor, {
      projectId: project.id,
      commentId: null,
      toId,
      place: { taskId: update.taskId, subtaskId: update.subtaskId, authorId: actor.id, updateId: update.id },
    });
    return { ...question, update: { ...update, question } };
  });
}

/** Throws unless it is somebody else who sees what is asked there. A removal at the same time waits for the question, or it sees it. */
async function lockAsked(actor: Actor, toId: string | null | undefined, target: Target): Promise<void> {
  if (!toId) return;
  const chain = await loadTargetChain({ id: toId }, target, true);
  // The post itself refuses a place that is gone.
  if (!chain) return;
  const level = levelOf({ business: chain.businessRole, member: chain.memberRole });
  if (!level || !chain.postable || toId === actor.id) throw invalid("toId", "unknown");
}

interface NewQuestion {
  projectId: string;
  commentId: string | null;
  toId: string | null | undefined;
  place: { taskId: string | null; subtaskId: string | null; authorId: string; updateId: string };
}

async function ask(
  tx: Tx,
  actor: Actor,
  { projectId, commentId, toId = null, place }: NewQuestion,
): Promise<QuestionView> {
  const id = newId();
  const { updateId } = place;
  const data = { id, projectId, updateId, commentId, askerId: actor.id, toId };
  await tx.question.create({ data, select: { id: true } });
  const question = await findQuestion(id);
  const details = { updateId, toId };
  await record(tx, { by: actor, type: "question.asked", id, projectId, after: place, details });
  return question;
}
