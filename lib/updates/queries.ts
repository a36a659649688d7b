import type { ListPlacedUpdatesInput, ListUpdatesInput } from "./schema";
import {
  type RecentUpdateView,
  revisionSelect,
  type RevisionView,
  toRecentUpdateView,
  toRevisionView,
  toUpdateView,
  updateSelect,
  type UpdateView,
  withComments,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { reachableUpdates, reachableUpdatesIn } from "@/lib/access/reach";
import { db, type Prisma } from "@/lib/db";
import { invalid } from "@/lib/errors";
import { type Page, pageOf } from "@/lib/answer";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;
/** workspace.txt 7: what the dashboard's list of recent updates holds. */
const RECENT = 20;

/** A page of the project's visible updates, newest first (CONTRACT "Updates"). */
export async function listUpdates(actor: Actor, input: ListUpdatesInput): Promise<Page<UpdateView>> {
  const { project, level } = await authorize(actor, "project:see", { projectId: input.id });
  const visible = reachableUpdatesIn(actor, project.id, level);
  return pageOfUpdates(project.id, { AND: [visible, input.placement ? { taskId: null } : {}] }, input);
}

/** A page of the visible updates directly in a task, newest first; whoever sees the task for a subtask's sake finds their own at most. */
export async function listTaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const { project, level, taskId } = await authorize(actor, "task:see", { taskId: input.id });
  const visible = reachableUpdatesIn(actor, project.id, level);
  return pageOfUpdates(project.id, { AND: [visible, { taskId, subtaskId: null }] }, input);
}

/** A page of the updates in a subtask that the actor sees, newest first. */
export async function listSubtaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const { project, subtaskId } = await authorize(actor, "task:see", { subtaskId: input.id });
  return pageOfUpdates(project.id, { subtaskId }, input);
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

async function pageOfUpdates(
  projectId: string,
  where: Prisma.UpdateWhereInput,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const rows = await db().update.findMany({
    where: { AND: [where, await olderThan(projectId, input.before)] },
    select: input.includeComments ? withComments : updateSelect,
    orderBy: [...NEWEST_FIRST],
    take: input.limit + 1,
  });
  return pageOf(rows, input.limit).map((row) => toUpdateView(row));
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
async function olderThan(projectId: string, before: string | undefined): Promise<Prisma.UpdateWhereInput> {
  if (before === undefined) return {};
  const last = await db().update.findFirst({ where: { id: before, projectId }, select: { createdAt: true } });
  if (!last) throw invalid("before", "unknown");
  const { createdAt } = last;
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: before } }] };
}
