import type { Actor } from "@/lib/access/actor";
import { noteTarget } from "@/lib/access/noted-target";
import { record } from "@/lib/events/record";
import { clientNetwork } from "@/lib/kernel/client-network";
import { onUniqueViolation, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import type { JoinInput } from "@/lib/projects/schema";
import { connectCodeIn } from "@/lib/projects/shared/code-text";
import type { JoinedView } from "@/lib/projects/view";
import { AppError } from "@/lib/shared/errors";

/**
 * Joins a project with a connect code; of any number of simultaneous attempts with one code exactly one succeeds. Throws
 * not_found for an unknown code, conflict (with `projectId`) for people already in the project, gone for a used or expired
 * code, checked in this order; only a success uses up the code.
 */
export async function redeemConnectCode(actor: Actor, { connectCode }: JoinInput): Promise<JoinedView> {
  await spend("joinPerUser", actor.id);
  await spend("joinPerAddress", clientNetwork());
  return transaction(async (tx) => {
    const { id, project } = await findCode(tx, connectCode);
    await assertOutside(tx, actor, project.id);
    if (!(await spendCode(tx, actor, id))) {
      // The actor may just have spent it in another tab: then the answer is "already in".
      await assertOutside(tx, actor, project.id);
      throw new AppError("gone", { key: "codeGone" });
    }
    await join(tx, actor, project.id);
    const entity = { id: project.id, projectId: project.id, after: { userId: actor.id } };
    await record(tx, { by: actor, type: "member.joined", ...entity, details: { codeId: id } });
    noteTarget({ projectId: project.id });
    return { projectId: project.id, project };
  });
}

async function findCode(tx: Tx, typed: string) {
  const code = await tx.connectCode.findUnique({
    where: { code: connectCodeIn(typed).slice(0, 50) },
    select: { id: true, project: { select: { id: true, name: true } } },
  });
  if (!code) throw new AppError("not_found", { key: "codeUnknown" });
  return code;
}

/** Throws conflict for people already in the project: members, and managers without a membership row. */
async function assertOutside(tx: Tx, actor: Actor, projectId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM projects p JOIN businesses b ON b.id = p.business_id
    WHERE p.id = ${projectId}::uuid AND (
      b.owner_id = ${actor.id}::uuid
      OR EXISTS (SELECT 1 FROM project_members WHERE project_id = p.id AND user_id = ${actor.id}::uuid)
      OR EXISTS (SELECT 1 FROM business_admins WHERE business_id = b.id AND user_id = ${actor.id}::uuid AND accepted_at IS NOT NULL))`);
  if (rows.length > 0) throw alreadyIn(projectId);
}

/** Marks the code as used; false when it is used or expired, as for the second of two concurrent requests. */
async function spendCode(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const now = new Date();
  const spent = await tx.connectCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, usedBy: actor.id },
  });
  return spent.count === 1;
}

/** Adds the worker and marks everything posted before as viewed. */
async function join(tx: Tx, actor: Actor, projectId: string): Promise<void> {
  await tx.projectMember
    .create({ data: { userId: actor.id, projectId, role: "worker" }, select: { userId: true } })
    .catch(onUniqueViolation(() => alreadyIn(projectId)));
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO project_views (user_id, project_id, seq, since_seq)
    SELECT ${actor.id}::uuid, id, event_seq, event_seq FROM projects WHERE id = ${projectId}::uuid
    ON CONFLICT (user_id, project_id) DO UPDATE SET seq = EXCLUDED.seq, since_seq = EXCLUDED.since_seq, viewed_at = now()`);
}

function alreadyIn(projectId: string): AppError {
  return new AppError("conflict", { key: "alreadyMember", details: { projectId } });
}
