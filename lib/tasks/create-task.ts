import { lockDestination } from "./lock-place";
import { findSubtask, findTask } from "./queries";
import type { CreateTaskInput, SubtaskInput } from "./schema";
import type { SubtaskView, TaskView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { languageToStore } from "@/lib/language/stored-language";
import { notFound } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Creates a task folder at the end of the list. Managers only. */
export async function createTask(actor: Actor, input: CreateTaskInput): Promise<TaskView> {
  return whileAuthorized(actor, "task:create", { projectId: input.id }, async (scope) => {
    const { tx, project, level, record } = scope;
    const { name, description = null } = input;
    const language = languageToStore([name, description], actor.reads);
    const data = { projectId: project.id, name, description, language };
    const { id } = await tx.projectTask.create({ data, select: { id: true } });
    const task = await findTask(actor, level, id);
    await translateSoon(scope, { type: "task", id, texts: [name, description] });
    await record({ type: "task.created", id, after: { taskId: id } });
    return task;
  });
}

/** Adds a subtask to a task. Owner level. */
export async function addSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return whileAuthorized(actor, "subtask:add", { taskId: id }, async (scope) => {
    const { tx, project, taskId, level, record } = scope;
    if (!(await lockDestination(tx, { taskId, subtaskId: null }))) throw notFound();
    const language = languageToStore([name], actor.reads);
    const data = { projectId: project.id, parentTaskId: taskId, name, language };
    const { id: subtaskId } = await tx.subtask.create({ data, select: { id: true } });
    const subtask = await findSubtask(actor, level, subtaskId);
    await translateSoon(scope, { type: "subtask", id: subtaskId, texts: [name] });
    await record({ type: "subtask.created", id: subtaskId, after: { taskId, subtaskId } });
    return subtask;
  });
}
