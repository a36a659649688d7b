import type { PlaceCounts } from "./view";
import { memberSees, seesNameOfTask, seesSubtask } from "@/lib/access/visibility";
import { Prisma, query } from "@/lib/kernel/db";
import { joinTranslation } from "@/lib/translation/source";

/** Which projects, and for whom. */
export interface InsightsScope {
  /** A condition on `p`. */
  projects: Prisma.Sql;
  /** The member whose sight limits what is counted; null for those who manage the projects. */
  memberId: string | null;
  /** The language in which names are read where their translation is stored; null: as they were written. */
  reads: string | null;
  /** What counts as a place: each project, or the tasks of the one. */
  places: "projects" | "tasks";
}

/** Moments at which days begin, with the end of the last one. Days are found by them: Postgres need not know the zone. */
export interface Days {
  begins: Date[];
  /** The same of the days on which the items were created that are not old. */
  young: Date[];
  today: string;
}

export interface ItemCounts {
  /** On each day of the period, counted from 1; on day 0 all that was before. */
  steps: { at: number; created: number; completed: number }[];
  places: ({ placeId: string } & Omit<PlaceCounts, "percentage" | "updates" | "spoken">)[];
  /** Open items by the day in `young` on which they were created, counted from 1; on day 0 all that are old. */
  ages: { at: number; isLate: boolean; count: number }[];
  oldest: ItemRow | null;
  latest: ItemRow | null;
}

export interface ItemRow {
  projectId: string;
  taskId: string;
  subtaskId: string | null;
  name: string;
  createdAt: string;
  dueDate: string | null;
}

/** Counts tasks and subtasks as they were at the end of the period: the steps of all, the rest of those that the member sees. */
export async function countItems(scope: InsightsScope, { begins, young, today }: Days): Promise<ItemCounts> {
  const end = begins.at(-1);
  const [row] = await query<ItemCounts>(Prisma.sql`
    WITH ${shown(scope)}, made AS (${tasks(scope)} UNION ALL ${subtasks(scope)}),
    item AS MATERIALIZED (
      SELECT made.*, made.completed_at < ${end} AS is_done, p.status = 'active' AND made.due_date < ${today}::date AS is_due
      FROM made JOIN shown p ON p.id = made.project_id WHERE made.created_at < ${end}),
    open AS (SELECT *, COALESCE(is_due, false) AS is_late FROM item WHERE seen AND is_done IS NOT TRUE)
    SELECT
      (SELECT ${listOf("step")} FROM (
        SELECT at, sum(created)::int AS created, sum(completed)::int AS completed FROM (
          SELECT width_bucket(created_at, ${begins}::timestamptz[]) AS at, 1 AS created, 0 AS completed FROM item
          UNION ALL SELECT width_bucket(completed_at, ${begins}::timestamptz[]), 0, 1 FROM item WHERE is_done) one GROUP BY at) step) AS steps,
      (SELECT ${listOf("place")} FROM (
        SELECT ${PLACES[scope.places]} AS "placeId", count(*)::int AS "totalItems", (count(*) FILTER (WHERE is_done))::int AS "completedItems",
               (count(*) FILTER (WHERE is_done IS NOT TRUE))::int AS "openItems",
               (count(*) FILTER (WHERE is_done IS NOT TRUE AND is_due))::int AS "lateItems"
        FROM item WHERE seen GROUP BY 1) place) AS places,
      (SELECT ${listOf("age")} FROM (
        SELECT width_bucket(created_at, ${young}::timestamptz[]) AS at, is_late AS "isLate", count(*)::int AS count
        FROM open GROUP BY 1, 2) age) AS ages,
      (${itemOf(scope, Prisma.sql`true`, Prisma.sql`created_at, id`)}) AS oldest,
      (${itemOf(scope, Prisma.sql`is_late`, Prisma.sql`due_date, created_at, id`)}) AS latest`);
  if (!row) throw new Error("A statement without FROM has one row");
  return row;
}

const PLACES = { projects: Prisma.sql`project_id`, tasks: Prisma.sql`task_id` };

function shown({ projects }: InsightsScope): Prisma.Sql {
  return Prisma.sql`shown AS MATERIALIZED (SELECT p.id, p.status FROM projects p WHERE ${projects})`;
}

function tasks({ memberId }: InsightsScope): Prisma.Sql {
  const seen = memberId === null ? Prisma.sql`true` : seesNameOfTask(memberId, Prisma.sql`t.id`);
  return Prisma.sql`
    SELECT t.project_id, t.id AS task_id, t.id, false AS is_part, t.name, t.text_version, t.due_date, t.created_at, t.completed_at, ${seen} AS seen
    FROM project_tasks t WHERE t.project_id ${IS_SHOWN}`;
}

function subtasks({ memberId }: InsightsScope): Prisma.Sql {
  const seen =
    memberId === null
      ? Prisma.sql`true`
      : seesSubtask(memberId, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`);
  return Prisma.sql`
    SELECT s.project_id, s.parent_task_id, s.id, true, s.name, s.text_version, s.due_date, s.created_at, s.completed_at, ${seen}
    FROM subtasks s WHERE s.project_id ${IS_SHOWN}`;
}

const IS_SHOWN = Prisma.sql`= ANY (ARRAY(SELECT id FROM shown))`;

function listOf(rows: string): Prisma.Sql {
  return Prisma.sql`COALESCE(json_agg(${Prisma.raw(rows)}), '[]')`;
}

/** The first open item of a condition, as JSON. */
function itemOf({ reads }: InsightsScope, condition: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object('projectId', i.project_id, 'taskId', i.task_id, 'subtaskId', CASE WHEN i.is_part THEN i.id END,
                             'name', COALESCE(translated.content, i.name), 'createdAt', i.created_at, 'dueDate', i.due_date)
    FROM (SELECT * FROM open WHERE ${condition} ORDER BY ${order} LIMIT 1) i ${joinTranslation(reads ?? "", Prisma.sql`i`)}`;
}

/** How much was posted: on a day of the period (counted from 1), in a place, or by somebody on a day. */
export type UpdateCount = { updates: number; spoken: number; spokenMs: number } & (
  | { kind: "day"; at: number }
  | { kind: "place"; placeId: string | null }
  | { kind: "person"; at: number; userId: string; name: string }
);

/** Counts the updates that were written in the period, without those withdrawn. */
export async function countUpdates(scope: InsightsScope, begins: Date[]): Promise<UpdateCount[]> {
  const seen = scope.memberId === null ? Prisma.sql`true` : memberSees(scope.memberId);
  return query<UpdateCount>(Prisma.sql`
    WITH ${shown(scope)}, posted AS (
      SELECT u.${PLACES[scope.places]} AS place_id, u.author_id, width_bucket(${WRITTEN_AT}, ${begins}::timestamptz[]) AS at,
             u.recording_ms
      FROM updates u
      WHERE u.project_id ${IS_SHOWN} AND u.withdrawn_at IS NULL AND ${seen} AND u.created_at >= ${begins[0]}
        AND ${WRITTEN_AT} >= ${begins[0]} AND ${WRITTEN_AT} < ${begins.at(-1)}),
    counted AS (
      SELECT CASE GROUPING(at, place_id, author_id) WHEN 3 THEN 'day' WHEN 5 THEN 'place' ELSE 'person' END AS kind, at, place_id, author_id,
             count(*)::int AS updates, count(recording_ms)::int AS spoken, COALESCE(sum(recording_ms), 0)::float8 AS "spokenMs"
      FROM posted GROUP BY GROUPING SETS ((at), (place_id), (author_id, at)))
    SELECT c.kind, c.at, c.place_id AS "placeId", c.author_id AS "userId", author.name, c.updates, c.spoken, c."spokenMs"
    FROM counted c LEFT JOIN users author ON author.id = c.author_id`);
}

/** As reports have it. It is never after `created_at`, by which the index finds the updates of a period. */
const WRITTEN_AT = Prisma.sql`COALESCE(u.captured_at, u.created_at)`;
