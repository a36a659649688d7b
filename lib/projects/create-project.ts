import { assertRoomForActive } from "./plan-limit";
import { findProject } from "./queries";
import type { CreateProjectInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { unknownAt } from "@/lib/access/body-error";
import { authorizeExclusively } from "@/lib/access/lock-order";
import type { UpdatePermission } from "@/lib/access/policy";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Creates a blank project; the actor becomes its member with role `owner`. Throws subscription_required when the business is
 * not entitled, plan_limit when the plan allows no more active projects.
 */
export async function createProject(actor: Actor, input: CreateProjectInput): Promise<ProjectView> {
  return transaction(async (tx) => {
    const { id, business } = await insertProject(tx, actor, input);
    const project = await findProject(actor, id);
    await translateSoon({ tx, actor, business }, { type: "project", id, texts: [input.description] });
    await record(tx, { by: actor, type: "project.created", id, projectId: id });
    return project;
  });
}

/** The row of a new project and its first member. Throws what `createProject` throws. */
export async function insertProject(
  tx: Tx,
  actor: Actor,
  { businessId, name, description = null, updatePermission, dueDate }: NewProject,
) {
  const { business } = await authorizeExclusively(tx, actor, "project:create", { businessId }).catch(
    unknownAt("businessId"),
  );
  await assertRoomForActive(tx, business);
  const { id } = await tx.project.create({
    data: {
      businessId: business.id,
      name,
      description,
      language: languageToStore([description], actor.reads),
      ...(updatePermission && { updatePermission }),
      dueDate: dueDate ? new Date(dueDate) : null,
      members: { create: { userId: actor.id, role: "owner" } },
    },
    select: { id: true },
  });
  return { id, business };
}

type NewProject = CreateProjectInput & { updatePermission?: UpdatePermission };
