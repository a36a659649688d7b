import type { CreateFromProposalInput } from "./schema";
import { storeTemplateTranslations } from "./template-translations";
import type { KickedOffView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { unknownAt } from "@/lib/access/body-error";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { languageToStore } from "@/lib/language/stored-language";
import { assertRoomForActive } from "@/lib/projects/plan-limit";
import { translateAllSoon } from "@/lib/translation/translate-soon";

/**
 * Creates a project with its folders and subtasks, all or nothing; the actor becomes its member with role `owner`. Throws
 * subscription_required when the business is not entitled, plan_limit when the plan allows no more projects.
 */
export async function createFromProposal(
  actor: Actor,
  input: CreateFromProposalInput,
): Promise<KickedOffView> {
  return transaction(async (tx) => {
    const target = { businessId: input.businessId };
    const { business } = await authorizeExclusively(tx, actor, "project:create", target).catch(
      unknownAt("businessId"),
    );
    await assertRoomForActive(tx, business);
    const { id } = await tx.project.create({
      data: {
        businessId: business.id,
        name: input.title,
        description: input.description,
        language: languageToStore([input.description], actor.reads),
        updatePermission: input.defaultUpdatePermissions,
        dueDate: input.dueDate ? new Date(input.dueDate) : null,
        members: { create: { userId: actor.id, role: "owner" } },
      },
      select: { id: true },
    });
    await createFolders(tx, { actor, business }, id, input);
    // One event for the whole project: its receivers read the project's current state.
    await record(tx, { by: actor, type: "project.created", id, projectId: id });
    return { projectId: id };
  });
}

/** The folders in one statement and their subtasks in another; the texts are then translated in the order of the plan. */
async function createFolders(
  tx: Tx,
  { actor, business }: { actor: Actor; business: { id: string } },
  projectId: string,
  { folders, description }: CreateFromProposalInput,
): Promise<void> {
  const now = new Date();
  const tasks = folders.map(({ name, description: about }, displayOrder) => {
    const language = languageToStore([name, about], actor.reads);
    return { id: newId(), projectId, name, description: about, language, displayOrder };
  });
  const subtasks = folders.flatMap((folder, at) =>
    folder.subtasks.map(({ name, isCompleted }, displayOrder) => {
      const completion = { isCompleted, completedAt: isCompleted ? now : null };
      const text = { name, language: languageToStore([name], actor.reads) };
      return {
        id: newId(),
        projectId,
        parentTaskId: tasks[at]?.id ?? "",
        ...text,
        displayOrder,
        ...completion,
      };
    }),
  );
  await tx.projectTask.createMany({ data: tasks });
  await tx.subtask.createMany({ data: subtasks });
  const written = [
    { type: "project" as const, id: projectId, texts: [description] },
    ...tasks.map(({ id, name, description: about }) => ({ type: "task" as const, id, texts: [name, about] })),
    ...subtasks.map(({ id, name }) => ({ type: "subtask" as const, id, texts: [name] })),
  ];
  const untranslated = await storeTemplateTranslations(tx, projectId, written);
  await translateAllSoon(tx, { actor, business }, untranslated);
}
