import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Prisma, query } from "@/lib/kernel/db";
import type { Letterhead } from "@/lib/reports/view";
import { orNotFound } from "@/lib/shared/errors";
import { reportPaths } from "@/lib/shared/paths/report-paths";

/** For the head of a diary. Throws not_found. */
export async function findLetterhead(actor: Actor, projectId: string): Promise<Letterhead> {
  const { project } = await authorize(actor, "project:see", { projectId });
  return letterheadOf(project.id);
}

/** Of a project that the actor sees. Throws not_found where it was just deleted. */
export async function letterheadOf(projectId: string): Promise<Letterhead> {
  const [row] = await query<{ businessName: string; footer: string | null; logoAt: Date | null }>(Prisma.sql`
    SELECT b.name AS "businessName", b.report_footer AS footer, b.logo_at AS "logoAt"
    FROM projects p JOIN businesses b ON b.id = p.business_id WHERE p.id = ${projectId}::uuid`);
  const { logoAt, ...letterhead } = orNotFound(row);
  return { ...letterhead, logoUrl: logoAt && reportPaths.logo(projectId, logoAt) };
}
