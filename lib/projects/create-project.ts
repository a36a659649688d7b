import { assertRoomForActive } from "./plan-limit";
import { findProject } from "./queries";
import type { CreateProjectInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { unknownAt } from "@/lib/access/body-error";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Creates a blank project; the actor becomes its member with role `owner`. Throws subscription_required when the business is
 * not entitled, plan_limit when the plan allows no more active projects.
 */
export async function createProject(actor: Actor, input: CreateProjectInput): Promise<ProjectView> {
  return transaction(async (tx) => {
    const target = { businessId: input.businessId };
    const { business } = await authorizeExclusively(tx, actor, "project:create", target).catch(
      unknownAt("businessId"),
    );
    await assertRoomForActive(tx, business);
    const { id } = await tx.project.create({
      data: {
        businessId: business.id,
        name: input.name,
        description: input.description ?? null,
        language: languageToStore([input.description], actor.reads),
        dueDate: input.dueDate ? new Date(input.dueDate) : null,
        members: { create: { userId: actor.id, role: "owner" } },
      },
      select: { id: true },
    });
    const project = await findProject(actor, id);
    await translateSoon(tx, { actor, business }, { type: "project", id, texts: [input.description] });
    await record(tx, { by: actor, type: "project.created", id, projectId: id });
    return project;
  });
}
