import type { PostUpdateInput } from "./schema";
import { toUpdateView, updateSelect, type UpdateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, authorizeWithin, type ProjectScope } from "@/lib/access/authorize";
import { transaction } from "@/lib/db";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { lockDestination } from "@/lib/tasks/lock-place";

/**
 * Posts an update into the project, a task or a subtask (workspace.txt 7). Throws validation_failed when the place is not
 * the project's or not visible, forbidden when the project's policy leaves the actor out.
 */
export async function postUpdate(actor: Actor, input: PostUpdateInput): Promise<UpdateView> {
  return transaction(async (tx) => {
    const { project, taskId, subtaskId } = await placeOf(actor, input);
    if (taskId && !(await lockDestination(tx, { taskId, subtaskId })))
      throw invalid(subtaskId ? "subtaskId" : "taskId", "unknown");
    const place = { projectId: project.id, taskId, subtaskId };
    const { id } = await tx.update.create({
      data: { ...place, authorId: actor.id, content: input.content },
      select: { id: true },
    });
    const after = { taskId, subtaskId, authorId: actor.id };
    const seq = await record(tx, actor, "update.posted", {
      type: "update",
      id,
      projectId: project.id,
      after,
    });
    const update = await tx.update.update({ where: { id }, data: { seq }, select: updateSelect });
    return toUpdateView(update);
  });
}

/** Where the update goes: the subtask, the task or the project, each authorized as such. */
async function placeOf(actor: Actor, { id, taskId, subtaskId }: PostUpdateInput): Promise<ProjectScope> {
  const { project } = await authorize(actor, "project:see", { projectId: id });
  if (subtaskId) {
    const scope = await authorizeWithin(
      actor,
      "update:post",
      { subtaskId },
      { projectId: project.id, path: "subtaskId" },
    );
    if (taskId && scope.taskId !== taskId) throw invalid("taskId", "unknown");
    return scope;
  }
  if (taskId)
    return authorizeWithin(actor, "update:post", { taskId }, { projectId: project.id, path: "taskId" });
  return authorize(actor, "update:post", { projectId: project.id });
}
