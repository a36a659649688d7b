import type { ListPlacedUpdatesInput, ListUpdatesInput } from "./schema";
import { updateRows } from "./update-rows";
import {
  type RecentUpdateView,
  revisionSelect,
  type RevisionView,
  toRecentUpdateView,
  toRevisionView,
  updateSelect,
  type UpdateView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import { reachableUpdates } from "@/lib/access/reach";
import { db, Prisma } from "@/lib/db";
import { invalid } from "@/lib/errors";
import { type Page, pageOf } from "@/lib/answer";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;
/** workspace.txt 7: what the dashboard's list of recent updates holds. */
const RECENT = 20;

/** A page of the project's visible updates, newest first (CONTRACT "Updates"). */
export async function listUpdates(actor: Actor, input: ListUpdatesInput): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "project:see", { projectId: input.id });
  return updatesIn(actor, scope, input.placement ? { taskId: null } : {}, input);
}

/** A page of the visible updates directly in a task, newest first; whoever sees the task for a subtask's sake finds their own at most. */
export async function listTaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "task:see", { taskId: input.id });
  return updatesIn(actor, scope, { taskId: scope.taskId }, input);
}

/** A page of the updates in a subtask that the actor sees, newest first. */
export async function listSubtaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "task:see", { subtaskId: input.id });
  return updatesIn(actor, scope, { subtaskId: scope.subtaskId }, input);
}

/** Where to look: everywhere, directly in a task (null: in none), or in a subtask. */
type Place = Record<string, never> | { taskId: string | null } | { subtaskId: string };

/** A page of the visible updates of a place, for whoever has come through the door already. */
export async function updatesIn(
  actor: Actor,
  { project, level }: ProjectScope,
  place: Place,
  input: Pick<ListPlacedUpdatesInput, "includeComments" | "limit" | "before">,
): Promise<Page<UpdateView>> {
  const filter = Prisma.sql`u.project_id = ${project.id}::uuid AND ${isIn(place)}
    AND ${await isOlderThan(project.id, input.before)}`;
  const { includeComments, limit } = input;
  return pageOf(await updateRows(actor, level, filter, { includeComments, limit: limit + 1 }), limit);
}

function isIn(place: Place): Prisma.Sql {
  if ("subtaskId" in place) return Prisma.sql`u.subtask_id = ${place.subtaskId}::uuid`;
  if (!("taskId" in place)) return Prisma.sql`true`;
  if (place.taskId === null) return Prisma.sql`u.task_id IS NULL`;
  return Prisma.sql`u.task_id = ${place.taskId}::uuid AND u.subtask_id IS NULL`;
}

/** Every earlier text of an update that the actor sees, newest first, each with the time at which it was replaced. */
export async function listRevisions(actor: Actor, { id }: { id: string }): Promise<RevisionView[]> {
  const { update } = await authorize(actor, "update:see", { updateId: id });
  const rows = await db().updateRevision.findMany({
    where: { updateId: update.id },
    select: revisionSelect,
    orderBy: [...NEWEST_FIRST],
  });
  return rows.map(toRevisionView);
}

/** The newest visible updates over all the actor's projects. */
export async function listRecentUpdates(actor: Actor): Promise<RecentUpdateView[]> {
  const rows = await db().update.findMany({
    where: reachableUpdates(actor),
    select: updateSelect,
    orderBy: [...NEWEST_FIRST],
    take: RECENT,
  });
  return rows.map(toRecentUpdateView);
}

/** What comes after `before` in the list. One that the actor has lost sight of meanwhile still marks the place. */
async function isOlderThan(projectId: string, before: string | undefined): Promise<Prisma.Sql> {
  if (before === undefined) return Prisma.sql`true`;
  const last = await db().update.findFirst({ where: { id: before, projectId }, select: { createdAt: true } });
  if (!last) throw invalid("before", "unknown");
  return Prisma.sql`(u.created_at, u.id) < (${last.createdAt}::timestamptz, ${before}::uuid)`;
}
