import type { GuideView } from "./view";
import type { ProjectScope } from "@/lib/access/authorize";
import { can } from "@/lib/access/policy";
import { Prisma, type Tx } from "@/lib/kernel/db";

/*
 * The guide through a project's first steps: a task, somebody who joins, an update. Joining is read from the codes that were
 * used and updates are never deleted, so that these two stay done; a deleted task ends a finished guide (keepGuideEnded).
 */

const HAS_TASK = Prisma.sql`EXISTS (SELECT 1 FROM project_tasks t WHERE t.project_id = p.id)`;
const HAS_CREW = Prisma.sql`(
  EXISTS (SELECT 1 FROM connect_codes c WHERE c.project_id = p.id AND c.used_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM project_members m WHERE m.project_id = p.id AND m.role = 'worker'))`;
const HAS_UPDATE = Prisma.sql`EXISTS (SELECT 1 FROM updates u WHERE u.project_id = p.id)`;

/** What is done of the first steps of a project `p`, as JSON; null once its guide has ended. */
export const GUIDE = Prisma.sql`
  CASE WHEN p.status = 'active' AND NOT EXISTS (SELECT 1 FROM ended_guides e WHERE e.project_id = p.id)
  THEN json_build_object('hasTask', ${HAS_TASK}, 'hasCrew', ${HAS_CREW}, 'hasUpdate', ${HAS_UPDATE}) END`;

/** The guide as its reader gets it: none when it is finished, and for those who do not manage the project. */
export function guideForReader({ standing }: ProjectScope, guide: GuideView | null): GuideView | null {
  if (!guide || !can(standing, "project:manage")) return null;
  return guide.hasTask && guide.hasCrew && guide.hasUpdate ? null : guide;
}

/** Ends a finished guide, for verbs that delete a task: otherwise it would come back with the last one. */
export async function keepGuideEnded(tx: Tx, projectId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO ended_guides (project_id)
    SELECT p.id FROM projects p WHERE p.id = ${projectId}::uuid AND ${HAS_CREW} AND ${HAS_UPDATE}
    ON CONFLICT DO NOTHING`);
}
