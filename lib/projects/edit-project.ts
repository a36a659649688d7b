import { findProject } from "./queries";
import type { EditProjectInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { changesSince } from "@/lib/kernel/seen-fields";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes a project's name, description and due date. Managers only. Absent fields keep their values, and sending the current
 * values changes nothing. Throws conflict for what somebody else changed after the actor saw it (`changesSince`).
 */
export async function editProject(
  actor: Actor,
  { id, seen, ...wanted }: EditProjectInput,
): Promise<ProjectView> {
  return transaction(async (tx) => {
    const { project, business } = await authorizeExclusively(tx, actor, "project:edit", { projectId: id });
    const before = await findProject(actor, project.id);
    const data = changes(actor, before, changesSince(seen, before, wanted));
    if (Object.keys(data).length === 0) return before;
    await tx.project.update({ where: { id: project.id }, data, select: { id: true } });
    const edited = await findProject(actor, project.id);
    await translateSoon(
      { tx, actor, business },
      { type: "project", id: project.id, texts: [data.description] },
    );
    await record(tx, { by: actor, type: "project.edited", id: project.id, projectId: project.id });
    return edited;
  });
}

function changes(
  { reads }: Actor,
  before: ProjectView,
  { name, description, dueDate }: Omit<EditProjectInput, "id" | "seen">,
) {
  return {
    ...(name !== undefined && name !== before.name && { name }),
    ...(description !== undefined &&
      description !== before.description && { description, language: languageToStore([description], reads) }),
    ...(dueDate !== undefined && dueDate !== before.dueDate && { dueDate: dueDate && new Date(dueDate) }),
  };
}
