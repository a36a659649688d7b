import { findProject } from "./queries";
import type { SetUpdatePermissionInput } from "./schema";
import type { ProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import type { UpdatePermission } from "@/lib/access/policy";
import { Prisma, transaction, type Tx } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Decides who may post in the project (CONTRACT section 1). Managers. Setting what it is already changes nothing. */
export async function setUpdatePermission(
  actor: Actor,
  input: SetUpdatePermissionInput,
): Promise<ProjectView> {
  return transaction(async (tx) => {
    const { id } = (await authorize(actor, "project:set-update-permission", { projectId: input.id })).project;
    const to = input.updatePermission;
    const from = await replacePermission(tx, id, to);
    const project = await findProject(actor, id);
    const event = { type: "project.update-permission-set", id, projectId: id } as const;
    if (from !== null) await record(tx, { by: actor, ...event, details: { from, to } });
    return project;
  });
}

/** The permission that stood before; null when it was this one already. Another manager may have set it since it was authorized. */
async function replacePermission(tx: Tx, projectId: string, to: UpdatePermission): Promise<string | null> {
  const [replaced] = await tx.$queryRaw<{ from: string }[]>(Prisma.sql`
    UPDATE projects p SET update_permission = ${to}
    FROM (SELECT id, update_permission FROM projects WHERE id = ${projectId}::uuid FOR NO KEY UPDATE) old
    WHERE p.id = old.id AND old.update_permission <> ${to}
    RETURNING old.update_permission AS "from"`);
  return replaced?.from ?? null;
}
