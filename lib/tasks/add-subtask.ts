import { lockDestination } from "./lock-place";
import { findSubtask } from "./queries";
import type { SubtaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { notFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Adds a subtask to a task. Owner level. */
export async function addSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return transaction(async (tx) => {
    const { project, business, taskId, level } = await authorize(actor, "subtask:add", { taskId: id });
    if (!(await lockDestination(tx, { taskId, subtaskId: null }))) throw notFound();
    const data = {
      projectId: project.id,
      parentTaskId: taskId,
      name,
      language: languageToStore([name], actor.reads),
    };
    const { id: subtaskId } = await tx.subtask.create({ data, select: { id: true } });
    const subtask = await findSubtask(actor, level, subtaskId);
    await translateSoon(tx, { actor, business }, { type: "subtask", id: subtaskId, texts: [name] });
    const entity = { id: subtaskId, projectId: project.id, after: { taskId, subtaskId } };
    await record(tx, { by: actor, type: "subtask.created", ...entity });
    return subtask;
  });
}
