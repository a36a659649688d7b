import type { Actor } from "./actor";
import type { ProjectScope } from "./authorize";
import { Prisma } from "@/lib/kernel/db";

/**
 * For verbs that write in a single statement, without a transaction: the condition that the row which grants the actor's
 * standing still exists. It locks that row until the statement ends, so that a concurrent removal either waits or is seen.
 */
export function standingIsValid({ id }: Actor, { standing, business, project }: ProjectScope): Prisma.Sql {
  if (standing.business === "owner") return Prisma.sql`true`;
  if (standing.business === "admin")
    return Prisma.sql`EXISTS (
      SELECT 1 FROM business_admins
      WHERE business_id = ${business.id}::uuid AND user_id = ${id}::uuid AND accepted_at IS NOT NULL FOR KEY SHARE)`;
  return Prisma.sql`EXISTS (
    SELECT 1 FROM project_members WHERE project_id = ${project.id}::uuid AND user_id = ${id}::uuid FOR KEY SHARE)`;
}
