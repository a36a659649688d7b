import { listProjects } from "@/lib/projects/list-projects";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";

/** The id of the active project that the actor opened last, of those that they may see; null if there is none. */
export async function lastProjectId(actor: Actor): Promise<string | null> {
  const projects = await listProjects(actor, { status: "active" });
  const last = await db().projectView.findFirst({
    where: { userId: actor.id, projectId: { in: projects.map(({ id }) => id) } },
    orderBy: { viewedAt: "desc" },
    select: { projectId: true },
  });
  return last?.projectId ?? null;
}
