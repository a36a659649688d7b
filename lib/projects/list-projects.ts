import type { ProjectStatus } from "./limits";
import { projectRows } from "./project-rows";
import type { ListProjectsInput } from "./schema";
import { type ProjectView, toProjectView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { versionsOfProjects } from "@/lib/access/version";
import { Prisma } from "@/lib/kernel/db";
import { KeptReads } from "@/lib/kernel/kept-reads";

/** By reader, language and project; about 2 kB each. After an event a list reads one project again, not all. */
const kept = new KeptReads<ProjectView>(10_000);

/** The actor's projects, newest first, with one status or all; with `ids`, only these. */
export async function listProjects(actor: Actor, { status, ids }: ListProjectsInput): Promise<ProjectView[]> {
  const versions = await versionsOfProjects(actor.id);
  const views: ProjectView[] = [];
  const changed: string[] = [];
  for (const [id, version] of versions) {
    if (ids && !ids.includes(id)) continue;
    const view = kept.find(keyOf(actor, id), version);
    if (view) views.push(view);
    else changed.push(id);
  }
  for (const view of await readAnew(actor, changed)) {
    kept.keep(keyOf(actor, view.id), versions.get(view.id) ?? "", view);
    views.push(view);
  }
  return views.filter(hasStatus(status)).sort(newestFirst);
}

function keyOf({ id, reads }: Actor, projectId: string): string {
  return `${id}/${reads}/${projectId}`;
}

async function readAnew(actor: Actor, ids: string[]): Promise<ProjectView[]> {
  if (ids.length === 0) return [];
  // With `= ANY` the planner expects one row, and joins everything row by row.
  const rows = await projectRows(actor, Prisma.sql`array_position(${ids}::uuid[], p.id) IS NOT NULL`);
  return rows.map(toProjectView);
}

function hasStatus(status: ProjectStatus | undefined): (project: ProjectView) => boolean {
  return (project) => status === undefined || project.status === status;
}

/** As the statement orders them. */
function newestFirst(a: ProjectView, b: ProjectView): number {
  return compare(b.createdAt, a.createdAt) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
