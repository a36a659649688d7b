import { NOTHING, type Period, readInsights } from "./read-insights";
import type { InsightsInput } from "./schema";
import type { BusinessInsightsView, InsightPlace, InsightProject, ProjectInsightsView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { atLeast } from "@/lib/access/policy";
import { beginningsOf, dayAfter, dayOf } from "@/lib/i18n/days";
import { zoneOf } from "@/lib/i18n/zone-of";
import { db, Prisma, query } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";
import { joinTranslation } from "@/lib/translation/source";

/** How a project goes, over what the actor may see; who posted is for managers. Throws not_found. */
export async function projectInsights(
  actor: Actor,
  { id, ...input }: InsightsInput,
): Promise<ProjectInsightsView> {
  const { project, level } = await authorize(actor, "project:see", { projectId: id });
  const scope = {
    projects: Prisma.sql`p.id = ${project.id}::uuid`,
    memberId: atLeast(level, "manager") ? null : actor.id,
    reads: readsOf(actor),
    places: "tasks",
  } as const;
  const [[row], tasks, { insights, places }] = await Promise.all([
    projectsIn(scope.projects),
    tasksIn(project.id, scope.reads),
    readInsights(scope, periodOf(actor, input)),
  ]);
  if (!row) throw notFound();
  const named: Pick<InsightPlace, "taskId" | "name">[] = [...tasks, { taskId: null, name: null }];
  return {
    ...insights,
    project: { name: row.name, status: row.status, dueDate: row.dueDate },
    places: named.flatMap((place) => {
      const counts = places.get(place.taskId);
      return counts ? [{ ...place, ...counts }] : [];
    }),
  };
}

/** How the projects of a business go that are active, or were completed in the period. Throws not_found. */
export async function businessInsights(
  actor: Actor,
  { id, ...input }: InsightsInput,
): Promise<BusinessInsightsView> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  const period = periodOf(actor, input);
  const [from] = beginningsOf([period.from], period.timeZone);
  const projects = Prisma.sql`
    p.business_id = ${business.id}::uuid AND (p.status = 'active' OR p.status = 'completed' AND p.completed_at >= ${from})`;
  const scope = { projects, memberId: null, reads: readsOf(actor), places: "projects" } as const;
  const [{ name }, rows, { insights, places }] = await Promise.all([
    db().business.findUniqueOrThrow({ where: { id: business.id }, select: { name: true } }),
    projectsIn(projects),
    readInsights(scope, period),
  ]);
  return {
    ...insights,
    business: { name },
    projects: rows.map((row) => ({ ...row, ...NOTHING, ...places.get(row.projectId) })),
  };
}

/** The last days up to today, in the zone that was asked for, else the actor's. */
function periodOf(actor: Actor, { days, timeZone: asked }: Omit<InsightsInput, "id">): Period {
  const timeZone = asked ?? zoneOf(actor);
  const to = dayOf(new Date(), timeZone);
  return { from: dayAfter(to, 1 - days), to, timeZone };
}

function readsOf({ reads, originalsFirst }: Actor): string | null {
  return originalsFirst ? null : reads;
}

type ProjectRow = Pick<InsightProject, "projectId" | "name" | "status" | "dueDate">;

function projectsIn(condition: Prisma.Sql): Promise<ProjectRow[]> {
  return query<ProjectRow>(Prisma.sql`
    SELECT p.id AS "projectId", p.name, p.status, p.due_date::text AS "dueDate" FROM projects p
    WHERE ${condition} ORDER BY p.created_at DESC, p.id DESC`);
}

function tasksIn(projectId: string, reads: string | null): Promise<{ taskId: string; name: string }[]> {
  return query(Prisma.sql`
    SELECT t.id AS "taskId", COALESCE(translated.content, t.name) AS name
    FROM project_tasks t ${joinTranslation(reads ?? "", Prisma.sql`t`)}
    WHERE t.project_id = ${projectId}::uuid ORDER BY t.display_order, t.created_at, t.id`);
}
