import { columnsToChange, lockTaskFields } from "./edited-fields";
import { findTask } from "./queries";
import type { EditTaskInput } from "./schema";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { orNotFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes a task's name, description and due date. Owner level. Absent fields keep their values, and sending the current values
 * changes nothing.
 */
export async function editTask(actor: Actor, { id, ...wanted }: EditTaskInput): Promise<TaskView> {
  return transaction(async (tx) => {
    const { project, business, taskId, level } = await authorize(actor, "task:edit", { taskId: id });
    const before = orNotFound(await lockTaskFields(tx, taskId));
    const data = columnsToChange(before, wanted, actor.reads);
    if (Object.keys(data).length === 0) return findTask(actor, level, taskId);
    await tx.projectTask.update({ where: { id: taskId }, data, select: { id: true } });
    const task = await findTask(actor, level, taskId);
    const texts = [data.name, data.description];
    await translateSoon(tx, { actor, business }, { type: "task", id: taskId, texts });
    const entity = { id: taskId, projectId: project.id, after: { taskId } };
    await record(tx, { by: actor, type: "task.edited", ...entity });
    return task;
  });
}
