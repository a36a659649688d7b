import { findSubtask } from "./queries";
import type { SubtaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { AppError } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Renames an open subtask. Throws conflict for a completed one, which can only be deleted. Owner level. */
export async function renameSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, "subtask:rename", { subtaskId: id });
    const { project, business, taskId, subtaskId, level } = scope;
    const renamed = await tx.subtask.updateMany({
      where: { id: subtaskId, isCompleted: false },
      data: { name, language: languageToStore([name], actor.reads) },
    });
    // Throws not_found when it was deleted since it was authorized.
    const subtask = await findSubtask(actor, level, subtaskId);
    if (renamed.count === 0) throw new AppError("conflict", { key: "subtaskCompleted" });
    await translateSoon(tx, {
      type: "subtask",
      id: subtaskId,
      texts: [name, subtask.description],
      by: actor.id,
      businessId: business.id,
    });
    const place = { taskId, subtaskId };
    const entity = { id: subtaskId, projectId: project.id, before: place, after: place };
    await record(tx, { by: actor, type: "subtask.renamed", ...entity });
    return subtask;
  });
}
