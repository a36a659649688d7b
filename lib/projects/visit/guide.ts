import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { can } from "@/lib/access/policy";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import type { GuideView, MemberView } from "@/lib/projects/view";

/*
 * The guide through a project's first steps: a task, somebody who joins, a task for them, an update. Joining is read from the
 * codes that were used and updates are never deleted, so that these two stay done; what deletes a task or an assignment ends a
 * finished guide (keepGuideEnded).
 */

const HAS_TASK = Prisma.sql`EXISTS (SELECT 1 FROM project_tasks t WHERE t.project_id = p.id)`;
const HAS_CREW = Prisma.sql`(
  EXISTS (SELECT 1 FROM connect_codes c WHERE c.project_id = p.id AND c.used_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM project_members m WHERE m.project_id = p.id AND m.role = 'worker'))`;
const HAS_ASSIGNED = Prisma.sql`EXISTS (
  SELECT FROM task_members WHERE project_id = p.id UNION ALL SELECT FROM subtask_members WHERE project_id = p.id)`;
const HAS_UPDATE = Prisma.sql`EXISTS (SELECT 1 FROM updates u WHERE u.project_id = p.id)`;

/** Its steps but for `hasAssigned`, which the members tell. */
export type StoredGuide = Omit<GuideView, "hasAssigned">;

/** What is done of the first steps of a project `p`, as JSON (a `StoredGuide`); null once its guide has ended. */
export const GUIDE = Prisma.sql`
  CASE WHEN p.status = 'active' AND NOT EXISTS (SELECT 1 FROM ended_guides e WHERE e.project_id = p.id)
  THEN json_build_object('hasTask', ${HAS_TASK}, 'hasCrew', ${HAS_CREW}, 'hasUpdate', ${HAS_UPDATE}) END`;

/** The guide as its reader gets it: none when it is finished, and for those who do not manage the project. */
export function guideForReader(
  { standing }: ProjectScope,
  stored: StoredGuide | null,
  members: MemberView[],
): GuideView | null {
  if (!stored || !can(standing, "project:manage")) return null;
  const guide = { ...stored, hasAssigned: members.some(({ taskCount }) => taskCount > 0) };
  return Object.values(guide).every(Boolean) ? null : guide;
}

/**
 * Runs `takeAway`, which deletes tasks or assignments or locks those that it is about to delete, and then ends the guide if it was
 * finished: otherwise it would come back with the last of them.
 */
export async function keepGuideEnded<T>(tx: Tx, projectId: string, takeAway: () => Promise<T>): Promise<T> {
  const [finished] = await tx.$queryRaw<object[]>(Prisma.sql`
    SELECT 1 AS one FROM projects p WHERE p.id = ${projectId}::uuid
      AND ${HAS_TASK} AND ${HAS_CREW} AND ${HAS_ASSIGNED} AND ${HAS_UPDATE}`);
  const result = await takeAway();
  if (finished) await tx.endedGuide.createMany({ data: { projectId }, skipDuplicates: true });
  return result;
}

/** Ends the guide through the project's first steps, for everybody and for good. Managers. */
export async function endGuide(actor: Actor, { id }: { id: string }): Promise<void> {
  await whileAuthorized(actor, "project:manage", { projectId: id }, async ({ tx, project, record }) => {
    const data = { projectId: project.id };
    const ended = await tx.endedGuide.createMany({ data, skipDuplicates: true });
    if (ended.count > 0) await record({ type: "project.guide-ended", id: project.id });
  });
}
