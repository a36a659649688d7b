import { columnsToChange, lockTaskFields } from "./edited-fields";
import { findTask } from "./queries";
import type { EditTaskInput } from "./schema";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { orNotFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes a task's name, description and due date. Owner level. Absent fields keep their values, and sending the current values
 * changes nothing.
 */
export async function editTask(actor: Actor, { id, ...wanted }: EditTaskInput): Promise<TaskView> {
  return whileAuthorized(actor, "task:edit", { taskId: id }, async (scope) => {
    const { tx, taskId, level, record } = scope;
    const before = orNotFound(await lockTaskFields(tx, taskId));
    const data = columnsToChange(before, wanted, actor.reads);
    if (Object.keys(data).length === 0) return findTask(actor, level, taskId);
    await tx.projectTask.update({ where: { id: taskId }, data, select: { id: true } });
    const task = await findTask(actor, level, taskId);
    const texts = [data.name, data.description];
    await translateSoon(scope, { type: "task", id: taskId, texts });
    await record({ type: "task.edited", id: taskId, after: { taskId } });
    return task;
  });
}
