import { lockDestination } from "./lock-place";
import { findSubtask } from "./queries";
import type { SubtaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { languageToStore } from "@/lib/language/stored-language";
import { notFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Adds a subtask to a task. Owner level. */
export async function addSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return whileAuthorized(actor, "subtask:add", { taskId: id }, async (scope) => {
    const { tx, project, taskId, level, record } = scope;
    if (!(await lockDestination(tx, { taskId, subtaskId: null }))) throw notFound();
    const data = {
      projectId: project.id,
      parentTaskId: taskId,
      name,
      language: languageToStore([name], actor.reads),
    };
    const { id: subtaskId } = await tx.subtask.create({ data, select: { id: true } });
    const subtask = await findSubtask(actor, level, subtaskId);
    await translateSoon(scope, { type: "subtask", id: subtaskId, texts: [name] });
    await record({ type: "subtask.created", id: subtaskId, after: { taskId, subtaskId } });
    return subtask;
  });
}
