import { findTask } from "./queries";
import type { CreateTaskInput } from "./schema";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Creates a task folder at the end of the list. Managers only. */
export async function createTask(actor: Actor, input: CreateTaskInput): Promise<TaskView> {
  return transaction(async (tx) => {
    const { project, business, level } = await authorize(actor, "task:create", { projectId: input.id });
    const { name, description = null } = input;
    const data = {
      projectId: project.id,
      name,
      description,
      language: languageToStore([name, description], actor.reads),
    };
    const { id } = await tx.projectTask.create({ data, select: { id: true } });
    const task = await findTask(actor, level, id);
    await translateSoon(tx, { actor, business }, { type: "task", id, texts: [data.name, data.description] });
    const entity = { id, projectId: project.id, after: { taskId: id } };
    await record(tx, { by: actor, type: "task.created", ...entity });
    return task;
  });
}
