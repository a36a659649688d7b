import type { ListUpdatesInput } from "./schema";
import { type RecentUpdateView, toRecentUpdateView, toUpdateView, updateSelect, type UpdateView, withComments } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { reachableUpdates, reachableUpdatesIn } from "@/lib/access/reach";
import { db } from "@/lib/db";
import { type Page, pageOf } from "@/lib/answer";

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] as const;
/** workspace.txt 7: what the dashboard's list of recent updates holds. */
const RECENT = 20;

/** A page of the project's visible updates, newest first (CONTRACT "Updates"). */
export async function listUpdates(actor: Actor, input: ListUpdatesInput): Promise<Page<UpdateView>> {
  const { project, level } = await authorize(actor, "project:see", { projectId: input.id });
  const visible = reachableUpdatesIn(actor, project.id, level);
  const rows = await db().update.findMany({
    where: input.placement ? { AND: [visible, { taskId: null }] } : visible,
    select: input.includeComments ? withComments : updateSelect,
    orderBy: [...NEWEST_FIRST],
    take: input.limit + 1,
    ...(input.before && { cursor: { id: input.before }, skip: 1 }),
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
