import type { ListUpdatesInput } from "./schema";
import {
  type RecentUpdateView,
  toRecentUpdateView,
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
  const rows = await db().update.findMany({
    where: {
      AND: [visible, input.placement ? { taskId: null } : {}, await olderThan(project.id, input.before)],
    },
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
