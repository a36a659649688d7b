import { MOST_PHOTOS_COUNTED, NEWEST_CODES } from "./limits";
import { projectRows } from "./project-rows";
import {
  codeSelect,
  type ConnectCodeView,
  type ManagementAccessView,
  percentage,
  type ProgressView,
  type ProjectDetailView,
  type ProjectView,
  toProjectView,
  type VisitView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import { newIn, readerIn, UNASSIGNED, withMark } from "@/lib/access/new-in-place";
import { atLeast, can } from "@/lib/access/policy";
import { memberSees } from "@/lib/access/visibility";
import { UPDATE_OF_PHOTO } from "@/lib/attachments/attachment";
import { db, Prisma, query } from "@/lib/kernel/db";
import { NEWEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { listPeople } from "@/lib/projects/members/people";
import { guideForReader, GUIDE, type StoredGuide } from "@/lib/projects/visit/guide";
import { notFound, orNotFound } from "@/lib/shared/errors";

/** One project as the actor sees it. Throws not_found. */
export async function findProject(actor: Actor, projectId: string): Promise<ProjectView> {
  const [row] = await projectRows(actor, Prisma.sql`p.id = ${projectId}::uuid`);
  return toProjectView(orNotFound(row));
}

/** One project with its members and what the actor may do there. Throws not_found. */
export async function findProjectDetail(actor: Actor, { id }: { id: string }): Promise<ProjectDetailView> {
  const scope = await authorize(actor, "project:see", { projectId: id });
  const [project, visit, people] = await Promise.all([
    findProject(actor, scope.project.id),
    readVisit(actor, scope),
    listPeople(actor, scope),
  ]);
  const guide = guideForReader(scope, visit.guide, people.members);
  return { ...project, ...visit, ...people, ...rightsOf(scope), guide };
}

/** Whether the actor gets the project's management menu. */
export async function managementAccess(actor: Actor, { id }: { id: string }): Promise<ManagementAccessView> {
  const scope = await authorize(actor, "project:see", { projectId: id });
  return { hasManagementAccess: can(scope.standing, "project:manage") };
}

/** How far the project has come, over all its tasks and subtasks, the same for every reader. */
export async function projectProgress(actor: Actor, { id }: { id: string }): Promise<ProgressView> {
  return progressIn(await authorize(actor, "project:see", { projectId: id }));
}

/** The same, for a scope that `authorize` returned. */
export async function progressIn({ project }: ProjectScope): Promise<ProgressView> {
  const [row] = await query<Omit<ProgressView, "progressPercentage">>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM project_tasks t WHERE t.project_id = p.id) AS "totalTasks",
           (SELECT count(*)::int FROM project_tasks t WHERE t.project_id = p.id AND t.is_completed) AS "completedTasks",
           (SELECT count(*)::int FROM subtasks s WHERE s.project_id = p.id) AS "totalSubtasks",
           (SELECT count(*)::int FROM subtasks s WHERE s.project_id = p.id AND s.is_completed) AS "completedSubtasks"
    FROM projects p WHERE p.id = ${project.id}::uuid`);
  if (!row) throw notFound();
  const { completedTasks, totalTasks, completedSubtasks, totalSubtasks } = row;
  return {
    progressPercentage: percentage(completedTasks + completedSubtasks, totalTasks + totalSubtasks),
    ...row,
  };
}

/** The three newest connect codes, newest first. */
export async function listConnectCodes(actor: Actor, { id }: { id: string }): Promise<ConnectCodeView[]> {
  const { project } = await authorize(actor, "code:list", { projectId: id });
  const rows = await db().connectCode.findMany({
    where: { projectId: project.id },
    select: codeSelect,
    ...NEWEST_FIRST,
    take: NEWEST_CODES,
  });
  return rows.map(withIsoTimes);
}

function rightsOf({ standing, level, project }: ProjectScope) {
  return {
    isOwner: atLeast(level, "owner"),
    hasManagementAccess: can(standing, "project:manage"),
    canPostUpdates: can(standing, "update:post", {
      updatePermission: project.updatePermission,
      postable: true,
    }),
  };
}

/** The photos of the project's updates that the actor sees. Managers see all: their updates need not be read. */
function photosSeen(actor: Actor, { project, level }: ProjectScope): Prisma.Sql {
  const photos = Prisma.sql`p.project_id = ${project.id}::uuid`;
  if (atLeast(level, "manager")) return Prisma.sql`SELECT FROM photos p WHERE ${photos}`;
  return Prisma.sql`SELECT FROM photos p${UPDATE_OF_PHOTO} WHERE ${photos} AND ${memberSees(actor.id)}`;
}

type StoredVisit = Omit<VisitView, "guide"> & { guide: StoredGuide | null; photoCount: number };

/** Reads it in one statement. Joining counts as viewing but not as a visit; managers without a membership have no other mark. */
async function readVisit(actor: Actor, scope: ProjectScope): Promise<StoredVisit> {
  const [row] = await query<StoredVisit>(Prisma.sql`
    WITH ${readerIn(actor.id, Prisma.sql`SELECT ${scope.project.id}::uuid`)},
    kept AS MATERIALIZED (${withMark(Prisma.sql`
      SELECT r.*, r.project_id AS place_id,
             COALESCE(t.unassigned, 0) - COALESCE(own.unassigned, 0) AS others
      FROM reader r LEFT JOIN project_update_totals t ON t.project_id = r.project_id
      LEFT JOIN author_update_counts own ON own.project_id = r.project_id AND own.author_id = r.user_id`)})
    SELECT v.view AS "chosenView", ${newIn(UNASSIGNED)} AS "unassignedNewCount", ${GUIDE} AS guide,
           (SELECT count(*)::int FROM (${photosSeen(actor, scope)} LIMIT ${MOST_PHOTOS_COUNTED}) seen) AS "photoCount",
           CASE WHEN m.user_id IS NULL THEN v.user_id IS NULL ELSE m.last_visited_updates IS NULL END AS "isFirstVisit"
    FROM kept k JOIN projects p ON p.id = k.project_id
    LEFT JOIN project_views v ON v.project_id = k.project_id AND v.user_id = k.user_id
    LEFT JOIN project_members m ON m.project_id = k.project_id AND m.user_id = k.user_id`);
  return orNotFound(row);
}
