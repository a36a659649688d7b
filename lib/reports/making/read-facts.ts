import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma } from "@/lib/kernel/db";
import { percentage } from "@/lib/projects/view";
import { orNotFound } from "@/lib/shared/errors";

/** What a report says of its project that no update has to say. */
export interface ProjectFacts {
  projectName: string;
  businessName: string;
  /** YYYY-MM-DD */
  dueDate: string | null;
  progressPercentage: number;
  /** Names of everybody who is or was on site. */
  people: string[];
}

interface Row extends Omit<ProjectFacts, "progressPercentage"> {
  completed: number;
  total: number;
}

/** Reads them in one statement. */
export async function readFacts(projectId: string): Promise<ProjectFacts> {
  const id = Prisma.sql`${projectId}::uuid`;
  const [row] = await db().$queryRaw<Row[]>(Prisma.sql`
    SELECT p.name AS "projectName", b.name AS "businessName", p.due_date::text AS "dueDate",
           ARRAY(SELECT u.name FROM (${rolesIn(id)}) r JOIN users u ON u.id = r.user_id
                 UNION SELECT u.name FROM users u WHERE u.id IN (SELECT author_id FROM updates WHERE project_id = p.id)) AS people,
           (SELECT count(*)::int FROM project_tasks t WHERE t.project_id = p.id)
             + (SELECT count(*)::int FROM subtasks s WHERE s.project_id = p.id) AS total,
           (SELECT count(*)::int FROM project_tasks t WHERE t.project_id = p.id AND t.is_completed)
             + (SELECT count(*)::int FROM subtasks s WHERE s.project_id = p.id AND s.is_completed) AS completed
    FROM projects p JOIN businesses b ON b.id = p.business_id WHERE p.id = ${id}`);
  const { completed, total, ...facts } = orNotFound(row);
  return { ...facts, progressPercentage: percentage(completed, total) };
}
