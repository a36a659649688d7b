import type { Actor } from "./actor";
import type { ProjectScope } from "./authorize";
import { Prisma } from "@/lib/db";

/**
 * For a verb of a single statement, which needs no transaction round it: the condition that what its standing rests on is
 * still there. It locks that row until the statement ends: a removal at the same time waits, or leaves nothing to be written.
 */
export function stillHolds({ id }: Actor, { standing, business, project }: ProjectScope): Prisma.Sql {
  if (standing.business === "owner") return Prisma.sql`true`;
  if (standing.business === "admin")
    return Prisma.sql`EXISTS (
      SELECT 1 FROM business_admins
      WHERE business_id = ${business.id}::uuid AND user_id = ${id}::uuid AND accepted_at IS NOT NULL FOR KEY SHARE)`;
  return Prisma.sql`EXISTS (
    SELECT 1 FROM project_members WHERE project_id = ${project.id}::uuid AND user_id = ${id}::uuid FOR KEY SHARE)`;
}
