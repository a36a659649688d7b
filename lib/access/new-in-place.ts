import { Prisma } from "@/lib/kernel/db";

/*
 * What is new to a reader in a place, as SQL: updates by others that arrived there after the reader's mark, by number. The mark
 * is the event up to which they opened the place on any device, or the newest one when they joined. An update that they had
 * seen before it was moved has a row in `moved_views`.
 */

/** The WITH parts `reader`, a row for each of the projects, and `moved`, what was moved there after the reader had seen it. */
export function readerIn(actorId: string, projects: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    reader AS MATERIALIZED (
      SELECT ${actorId}::uuid AS user_id, p.id AS project_id, p.event_seq, COALESCE(v.since_seq, 0) AS since
      FROM projects p LEFT JOIN project_views v ON v.project_id = p.id AND v.user_id = ${actorId}::uuid
      WHERE p.id IN (${projects})),
    moved AS MATERIALIZED (
      SELECT u.project_id, u.task_id, u.subtask_id, u.arrived_seq
      FROM reader r JOIN moved_views m ON m.user_id = r.user_id AND m.project_id = r.project_id
      JOIN updates u ON u.id = m.update_id
      WHERE u.withdrawn_at IS NULL AND u.author_id <> r.user_id)`;
}

/**
 * Adds `mark` to the columns of `places`, a row for each place with its `reader` (`user_id`, `project_id`, `since`). LATERAL with
 * LIMIT: for a plain join, Postgres may read all that the reader has opened in the project, once for each place.
 */
export function withMark(places: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT p.*, GREATEST(p.since, v.seq, 0) AS mark FROM (${places}) p LEFT JOIN LATERAL (SELECT seq FROM place_views
      WHERE (user_id, project_id, place_id) = (p.user_id, p.project_id, p.place_id) LIMIT 1) v ON true`;
}

export const UNASSIGNED = Prisma.sql`u.task_id IS NULL AND u.subtask_id IS NULL`;
export const IN_TASK = Prisma.sql`u.task_id = k.task_id AND u.subtask_id IS NULL`;
export const IN_SUBTASK = Prisma.sql`u.task_id = k.task_id AND u.subtask_id = k.place_id`;

/**
 * How many updates are new in `k`, a row of `withMark` that also has `event_seq` and `others`, the number of updates by others.
 * Counts those after the mark or those up to it, whichever are fewer, from the index alone. `inPlace` is a condition on `u`.
 */
export function newIn(inPlace: Prisma.Sql): Prisma.Sql {
  const byOthers = Prisma.sql`
    SELECT count(*)::int FROM updates u
    WHERE u.project_id = k.project_id AND ${inPlace} AND u.withdrawn_at IS NULL AND u.author_id <> k.user_id`;
  return Prisma.sql`
    CASE WHEN k.others = 0 THEN 0
         WHEN k.event_seq <= 2 * k.mark THEN (${byOthers} AND u.arrived_seq > k.mark)
         ELSE k.others - (${byOthers} AND u.arrived_seq <= k.mark) END
    - (SELECT count(*)::int FROM moved u
       WHERE k.others > 0 AND u.project_id = k.project_id AND ${inPlace} AND u.arrived_seq > k.mark)`;
}

interface Shown {
  /** Whether the reader sees what an author wrote in a place: a condition on `c`, a row of `place_update_counts`. */
  seen: Prisma.Sql;
  upTo: number;
  /** Whether `u` is older than what the reader has loaded. */
  isOlder: Prisma.Sql;
}

/** The ids of `reader`'s places with new updates that arrived up to an event, none of which is older than what they have loaded. */
export function newInPlaces({ seen, upTo, isOlder }: Shown): Prisma.Sql {
  const anyNew = (inPlace: Prisma.Sql, condition: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT 1 FROM updates u
    WHERE u.project_id = k.project_id AND ${inPlace} AND u.withdrawn_at IS NULL AND u.author_id <> k.user_id
      AND u.arrived_seq > k.mark AND u.arrived_seq <= ${upTo} AND ${condition}
      AND NOT EXISTS (
        SELECT 1 FROM moved_views m WHERE m.user_id = k.user_id AND m.project_id = k.project_id AND m.update_id = u.id))`;
  const anyNewIn = (condition: Prisma.Sql) => Prisma.sql`
    CASE WHEN k.task_id IS NULL THEN ${anyNew(UNASSIGNED, condition)}
         WHEN k.place_id = k.task_id THEN ${anyNew(IN_TASK, condition)} ELSE ${anyNew(IN_SUBTASK, condition)} END`;
  const places = withMark(Prisma.sql`
    SELECT r.*, NULL::uuid AS task_id, r.project_id AS place_id FROM reader r
    UNION SELECT r.*, c.task_id, c.place_id FROM reader r
    JOIN place_update_counts c ON c.project_id = r.project_id AND c.author_id <> r.user_id AND ${seen}`);
  return Prisma.sql`
    SELECT k.place_id FROM (${places}) k
    WHERE ${anyNewIn(Prisma.sql`true`)} AND NOT ${anyNewIn(isOlder)}`;
}
