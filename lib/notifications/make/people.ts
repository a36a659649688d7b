import { rolesIn } from "@/lib/access/project-roles";
import { readVisibilities, type Visibility, visibilityKey } from "@/lib/access/sees-event";
import { Prisma, query } from "@/lib/kernel/db";

/** Somebody of a project, with what they see of it now. */
export interface PersonOf {
  id: string;
  name: string;
  /** The newest event when they joined: what was before is not told to them. */
  since: number;
  visibility: Visibility;
}

/** Everybody of a project who is not suspended. */
export async function peopleOf(projectId: string): Promise<PersonOf[]> {
  const rows = await query<Omit<PersonOf, "visibility">>(Prisma.sql`
    SELECT u.id, u.name, COALESCE(v.since_seq, 0) AS since
    FROM (${rolesIn(Prisma.sql`${projectId}::uuid`)}) r JOIN users u ON u.id = r.user_id
    LEFT JOIN project_views v ON v.user_id = u.id AND v.project_id = r.project_id`);
  const accounts = await readVisibilities(rows.map(({ id }) => ({ userId: id, projectId })));
  return rows.flatMap((person) => {
    const visibility = accounts
      .get(visibilityKey({ userId: person.id, projectId }))
      ?.visibilities.get(projectId);
    return visibility ? [{ ...person, visibility }] : [];
  });
}
