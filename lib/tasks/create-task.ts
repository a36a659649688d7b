import { findTask } from "./queries";
import type { CreateTaskInput } from "./schema";
import type { TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Creates a task folder at the end of the list. Managers only. */
export async function createTask(actor: Actor, input: CreateTaskInput): Promise<TaskView> {
  return whileAuthorized(actor, "task:create", { projectId: input.id }, async (scope) => {
    const { tx, project, level, record } = scope;
    const { name, description = null } = input;
    const data = {
      projectId: project.id,
      name,
      description,
      language: languageToStore([name, description], actor.reads),
    };
    const { id } = await tx.projectTask.create({ data, select: { id: true } });
    const task = await findTask(actor, level, id);
    await translateSoon(scope, { type: "task", id, texts: [data.name, data.description] });
    await record({ type: "task.created", id, after: { taskId: id } });
    return task;
  });
}
