import type { MarkPlaceViewedInput } from "../schema";
import type { Actor } from "@/lib/access/actor";
import { authorizeWithin, type ProjectScope } from "@/lib/access/authorize";
import { newInPlaces, readerIn } from "@/lib/access/new-in-place";
import { atLeast } from "@/lib/access/policy";
import { assignedToTask, memberSees } from "@/lib/access/visibility";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

/**
 * Marks what the actor has seen inside a project, on all their devices: the updates of one place (a task, a subtask, or those in
 * no task), up to event `upTo`, the one that their list was read at. What arrived later stays new. With `all` the list was that
 * of all updates: each place is marked of which nothing new is older than `from`, the last update that was loaded. A mark never
 * moves back, and never past the newest event. Throws not_found, and validation_failed for a place or an update that is not
 * the project's.
 */
export async function markPlaceViewed(actor: Actor, input: MarkPlaceViewedInput): Promise<void> {
  await whileAuthorized(actor, "project:see", { projectId: input.id }, async (scope) => {
    const places = input.all
      ? await shownPlaces(scope.tx, actor, scope, input)
      : placeOf(actor, await authorizePlace(actor, scope, input));
    await mark(scope.tx, actor, scope, places, input.upTo);
  });
}

async function authorizePlace(
  actor: Actor,
  scope: ProjectScope,
  { taskId, subtaskId }: MarkPlaceViewedInput,
): Promise<ProjectScope> {
  const projectId = scope.project.id;
  if (subtaskId) return authorizeWithin(actor, "task:see", { subtaskId }, { projectId, path: "subtaskId" });
  if (taskId) return authorizeWithin(actor, "task:see", { taskId }, { projectId, path: "taskId" });
  return scope;
}

/** The place's id. Those who see a task only because of a subtask have not seen the updates directly in it. */
function placeOf(actor: Actor, { project, taskId, subtaskId, level }: ProjectScope): Prisma.Sql {
  const place = Prisma.sql`SELECT ${subtaskId ?? taskId ?? project.id}::uuid AS place_id`;
  if (!taskId || subtaskId || atLeast(level, "manager")) return place;
  return Prisma.sql`${place} WHERE ${assignedToTask(actor.id, Prisma.sql`${taskId}::uuid`)}`;
}

const PLACE = {
  task: Prisma.sql`c.task_id`,
  subtask: Prisma.sql`c.place_id`,
  author: Prisma.sql`c.author_id`,
};

/** The places with something new, all of which is among the updates that were loaded. */
async function shownPlaces(
  tx: Tx,
  actor: Actor,
  { project, level }: ProjectScope,
  { from, upTo }: MarkPlaceViewedInput,
): Promise<Prisma.Sql> {
  const last =
    from && (await tx.update.findFirst({ where: { id: from, projectId: project.id }, select: LAST }));
  if (from && !last) throw invalid("from", "unknown");
  const isOlder = last
    ? Prisma.sql`(u.created_at, u.id) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`
    : Prisma.sql`false`;
  const seen = atLeast(level, "manager") ? Prisma.sql`true` : memberSees(actor.id, PLACE);
  return Prisma.sql`
    WITH ${readerIn(actor.id, Prisma.sql`SELECT ${project.id}::uuid`)}
    ${newInPlaces({ seen, upTo, isOlder })}`;
}

const LAST = { id: true, createdAt: true } as const;

/** The reader needs a row of their own first, which later moves are noted beside. */
async function mark(
  tx: Tx,
  actor: Actor,
  { project }: ProjectScope,
  places: Prisma.Sql,
  upTo: number,
): Promise<void> {
  const up = Prisma.sql`LEAST(p.event_seq, ${upTo}::int)`;
  await tx.$executeRaw(Prisma.sql`
    WITH viewed AS (
      INSERT INTO project_views (user_id, project_id, seq) VALUES (${actor.id}::uuid, ${project.id}::uuid, 0)
      ON CONFLICT DO NOTHING),
    place AS MATERIALIZED (${places}),
    numbered AS (
      DELETE FROM moved_views m USING updates u, projects p
      WHERE m.user_id = ${actor.id}::uuid AND m.project_id = ${project.id}::uuid AND p.id = m.project_id
        AND u.id = m.update_id AND COALESCE(u.subtask_id, u.task_id, u.project_id) IN (SELECT place_id FROM place)
        AND u.arrived_seq <= ${up})
    INSERT INTO place_views (user_id, project_id, place_id, seq)
    SELECT ${actor.id}::uuid, p.id, place.place_id, ${up}
    FROM projects p CROSS JOIN place WHERE p.id = ${project.id}::uuid ORDER BY place.place_id
    ON CONFLICT (user_id, project_id, place_id) DO UPDATE SET seq = GREATEST(place_views.seq, EXCLUDED.seq)`);
}
