import { columnsToChange, lockSubtaskFields } from "./edited-fields";
import { findSubtask } from "./queries";
import type { EditSubtaskInput, SubtaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { conflict, orNotFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes an open subtask's name, description and due date, and whether it asks for a photo. Throws conflict for a completed one, which can only be deleted. Owner
 * level. Absent fields keep their values, and sending the current values changes nothing.
 */
export function editSubtask(actor: Actor, input: EditSubtaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, input, "subtask.edited");
}

/** Renames an open subtask. Throws conflict for a completed one, which can only be deleted. Owner level. */
export function renameSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, { id, name }, "subtask.renamed");
}

function changeSubtask(
  actor: Actor,
  { id, asksPhoto, ...wanted }: EditSubtaskInput,
  type: "subtask.edited" | "subtask.renamed",
): Promise<SubtaskView> {
  return whileAuthorized(actor, "subtask:edit", { subtaskId: id }, async (scope) => {
    const { tx, taskId, subtaskId, level, record } = scope;
    const before = orNotFound(await lockSubtaskFields(tx, subtaskId));
    if (before.isCompleted) throw conflict("subtaskCompleted");
    const data = {
      ...columnsToChange(before, wanted, actor.reads),
      ...(asksPhoto !== undefined && asksPhoto !== before.asksPhoto && { asksPhoto }),
    };
    if (Object.keys(data).length === 0) return findSubtask(actor, level, subtaskId);
    await tx.subtask.update({ where: { id: subtaskId }, data, select: { id: true } });
    const subtask = await findSubtask(actor, level, subtaskId);
    const texts = [data.name, data.description];
    await translateSoon(scope, { type: "subtask", id: subtaskId, texts });
    const place = { taskId, subtaskId };
    await record({ type, id: subtaskId, before: place, after: place });
    return subtask;
  });
}
