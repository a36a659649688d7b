import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type * as ReadInsights from "./read-insights";
import type { InsightsScope } from "./statements";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addBusiness,
  addMember,
  addProject,
  addUser,
  assignSubtask,
  assignTask,
} from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { proofCount, report } from "@/sandbox/run/steps/proof";

/*
 * The figures beside the same ones counted another way: Postgres names each row's day in the zone, where the product gives it the
 * moments at which days begin, and the rows are counted one by one here. Around both changes of the clocks in three zones.
 */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
// Nothing may depend on the zone of a connection.
await sql.query("SET timezone = 'Pacific/Auckland'");
vi.resetModules().stubEnv("DATABASE_URL", database.url);
const [read, { disconnect, Prisma }] = await Promise.all([
  import("./read-insights"),
  import("@/lib/kernel/db"),
]);
const product = { ...read, disconnect, Sql: Prisma.sql };

afterAll(async () => {
  await product.disconnect();
  vi.unstubAllEnvs();
});

const DAY = 86_400_000;
const CHANGES = [
  ["America/Chicago", "2026-03-08"],
  ["America/Chicago", "2026-11-01"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-06"],
  ["Asia/Beirut", "2026-03-29"],
  ["Asia/Beirut", "2026-10-24"],
] as const;

/** A moment within days of the change, in milliseconds from its day: mostly at a full hour, where a day may begin, or just before. */
const moment = fc
  .tuple(fc.integer({ min: -20 * 24, max: 8 * 24 }), fc.constantFrom(0, 0, -1, 1))
  .map(([hours, ms]) => hours * 3_600_000 + ms);
const later = fc.nat({ max: 12 * DAY });
const item = {
  created: moment,
  completedAfter: fc.option(later),
  due: fc.option(fc.integer({ min: -12, max: 12 })),
  isAssigned: fc.boolean(),
};
const world = fc.record({
  change: fc.constantFrom(...CHANGES),
  from: fc.integer({ min: -8, max: 2 }),
  days: fc.integer({ min: 1, max: 9 }),
  projects: fc.array(
    fc.record({
      status: fc.constantFrom("active", "active", "completed"),
      tasks: fc.array(fc.record({ ...item, parts: fc.array(fc.record(item), { maxLength: 3 }) }), {
        maxLength: 4,
      }),
      updates: fc.array(
        fc.record({
          place: fc.nat(),
          author: fc.nat({ max: 2 }),
          written: moment,
          sentAfter: fc.option(later),
          isWithdrawn: fc.constantFrom(false, false, false, true),
          spokenMs: fc.option(fc.option(fc.integer({ min: 1, max: 600_000 }))),
        }),
        { maxLength: 20 },
      ),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

test("insights equal the same figures counted row by row, for those who manage and for a member", async (context) => {
  const numRuns = proofCount(500, 15);
  let days = 0;
  const agrees = async (made: World) => {
    const { zone, from, to, businessId, projects, worker } = await write(made);
    days += made.days;
    const [projectId = ""] = projects;
    const period = { from, to, timeZone: zone };
    const manager = { memberId: null, reads: null };
    const ofProject = product.Sql`p.id = ${projectId}::uuid`;
    const ofBusiness = product.Sql`p.business_id = ${businessId}::uuid`;
    const compare = async (scope: InsightsScope, ids: string[]) => {
      const { insights, places } = await product.readInsights(scope, period);
      const counted = await countedByRow(ids, scope, period);
      expect({ ...insights, places: Object.fromEntries(places) }).toEqual({ ...period, ...counted });
    };
    await compare({ projects: ofProject, places: "tasks", ...manager }, [projectId]);
    await compare({ projects: ofBusiness, places: "projects", ...manager }, projects);
    await compare({ projects: ofProject, places: "tasks", memberId: worker, reads: "es" }, [projectId]);
  };
  await fc.assert(fc.asyncProperty(world, agrees), { numRuns });
  report(context, { worlds: numRuns, days, comparisons: 3 * numRuns });
}, 300_000);

/** Writes it; the days of the period are counted from that of the change. */
async function write({ change: [zone, changed], from, days, projects }: World) {
  const at = (ms: number) => new Date(Date.parse(changed) + ms);
  const day = (n: number) =>
    at(n * DAY)
      .toISOString()
      .slice(0, 10);
  const [owner, worker, other] = [
    await addUser(sql, "Rosa"),
    await addUser(sql, "Ana"),
    await addUser(sql, "Ana"),
  ];
  const businessId = await addBusiness(sql, owner.id);
  const ids: string[] = [];
  for (const { status, tasks, updates } of projects) {
    const projectId = await addProject(sql, businessId, { status, createdAt: at(-30 * DAY) });
    ids.push(projectId);
    await addMember(sql, projectId, worker.id);
    const places: (string | null)[][] = [[null, null]];
    for (const { parts, ...task } of tasks) {
      const taskId = await addItem("project_tasks", { project_id: projectId }, task);
      places.push([taskId, null]);
      if (task.isAssigned) await assignTask(sql, projectId, taskId, worker.id);
      for (const part of parts) {
        const inTask = { project_id: projectId, parent_task_id: taskId };
        const id = await addItem("subtasks", inTask, part);
        places.push([taskId, id]);
        if (part.isAssigned) await assignSubtask(sql, projectId, id, worker.id);
      }
    }
    for (const update of updates) {
      const [taskId, subtaskId] = places[update.place % places.length] ?? [];
      const id = await insert("updates", {
        project_id: projectId,
        task_id: taskId,
        subtask_id: subtaskId,
        author_id: [owner, worker, other][update.author]?.id,
        content: update.isWithdrawn ? "" : "Done",
        captured_at: update.sentAfter === null ? null : at(update.written),
        created_at: at(update.written + (update.sentAfter ?? 0)),
        withdrawn_at: update.isWithdrawn ? at(20 * DAY) : null,
        withdrawn_by: update.isWithdrawn ? owner.id : null,
      });
      if (update.spokenMs !== null && !update.isWithdrawn)
        await addRecordingOf(id, owner.id, update.spokenMs);
    }
  }
  return { zone, from: day(from), to: day(from + days - 1), businessId, projects: ids, worker: worker.id };

  function addItem(
    table: string,
    where: object,
    {
      created,
      completedAfter,
      due,
    }:
      | World["projects"][number]["tasks"][number]
      | World["projects"][number]["tasks"][number]["parts"][number],
  ) {
    return insert(table, {
      ...where,
      name: `Item ${randomUUID()}`,
      created_at: at(created),
      is_completed: completedAfter !== null,
      completed_at: completedAfter === null ? null : at(created + completedAfter),
      due_date: due === null ? null : day(due),
    });
  }
}

async function addRecordingOf(updateId: string, userId: string, durationMs: number | null): Promise<void> {
  const id = await insert("uploads", {
    user_id: userId,
    update_id: updateId,
    state: "complete",
    size: 1,
    sha256: "hash",
    content_type: "audio/webm",
    blob_key: `audio/${randomUUID()}`,
    completed_at: new Date(),
  });
  // A phone may not have measured it, and the server may correct it.
  const first = durationMs === null || durationMs % 3 === 0 ? null : durationMs + (durationMs % 2);
  await sql.query("INSERT INTO recordings (upload_id, state, duration_ms) VALUES ($1, 'failed', $2)", [
    id,
    first,
  ]);
  if (first !== durationMs)
    await sql.query("UPDATE recordings SET duration_ms = $2 WHERE upload_id = $1", [id, durationMs]);
}

async function insert(table: string, row: object): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 2}`).join(", ");
  const id = randomUUID();
  await sql.query(`INSERT INTO ${table} (id, ${columns.join(", ")}) VALUES ($1, ${places})`, [
    id,
    ...Object.values(row),
  ]);
  return id;
}

const ITEMS = `
  SELECT t.id, t.project_id, t.id AS task_id, NULL AS subtask_id, t.name, t.due_date::text AS due, t.created_at,
         (t.created_at AT TIME ZONE $2)::date::text AS created, (t.completed_at AT TIME ZONE $2)::date::text AS completed,
         $3::uuid IS NULL OR EXISTS (SELECT FROM task_members m WHERE m.task_id = t.id AND m.user_id = $3)
           OR EXISTS (SELECT FROM subtasks s JOIN subtask_members m ON m.subtask_id = s.id WHERE s.parent_task_id = t.id AND m.user_id = $3) AS seen
  FROM project_tasks t WHERE t.project_id = ANY ($1)
  UNION ALL
  SELECT s.id, s.project_id, s.parent_task_id, s.id, s.name, s.due_date::text, s.created_at,
         (s.created_at AT TIME ZONE $2)::date::text, (s.completed_at AT TIME ZONE $2)::date::text,
         $3::uuid IS NULL OR EXISTS (SELECT FROM task_members m WHERE m.task_id = s.parent_task_id AND m.user_id = $3)
           OR EXISTS (SELECT FROM subtask_members m WHERE m.subtask_id = s.id AND m.user_id = $3)
  FROM subtasks s WHERE s.project_id = ANY ($1) ORDER BY created_at, id`;

const UPDATES = `
  SELECT u.project_id, u.task_id, u.author_id AS author, (SELECT name FROM users WHERE id = u.author_id) AS name,
         (COALESCE(u.captured_at, u.created_at) AT TIME ZONE $2)::date::text AS day,
         (SELECT count(*) FROM uploads f WHERE f.update_id = u.id)::int AS spoken,
         COALESCE((SELECT duration_ms FROM uploads f JOIN recordings r ON r.upload_id = f.id WHERE f.update_id = u.id), 0) AS ms
  FROM updates u
  WHERE u.project_id = ANY ($1) AND u.withdrawn_at IS NULL AND ($3::uuid IS NULL OR u.author_id = $3 OR u.task_id IS NULL
    OR EXISTS (SELECT FROM task_members m WHERE m.task_id = u.task_id AND m.user_id = $3)
    OR EXISTS (SELECT FROM subtask_members m WHERE m.subtask_id = u.subtask_id AND m.user_id = $3))`;

interface Item {
  id: string;
  project_id: string;
  task_id: string;
  subtask_id: string | null;
  name: string;
  due: string | null;
  created: string;
  completed: string | null;
  seen: boolean;
}

interface Posted {
  project_id: string;
  task_id: string | null;
  author: string;
  name: string;
  day: string;
  spoken: number;
  ms: number;
}

/** Days are texts here, which compare as days do. */
async function countedByRow(
  ids: string[],
  { memberId, places: by }: InsightsScope,
  { from, to, timeZone }: ReadInsights.Period,
) {
  const values = [ids, timeZone, memberId];
  const all = (await sql.query<Item>(ITEMS, values)).rows.filter(({ created }) => created <= to);
  const posted = (await sql.query<Posted>(UPDATES, values)).rows.filter(
    ({ day }) => from <= day && day <= to,
  );
  const active = await sql.query<{ id: string }>(
    "SELECT id FROM projects WHERE id = ANY ($1) AND status = 'active'",
    [ids],
  );
  const isActive = (id: string) => active.rows.some((one) => one.id === id);
  const daysApart = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY;
  const before = new Date(Date.parse(from) - DAY).toISOString().slice(0, 10);
  const doneBy = (day: string, items = all) =>
    items.filter(({ completed }) => completed !== null && completed <= day).length;
  const totalBy = (day: string) => all.filter(({ created }) => created <= day).length;
  const share = (day: string) => (totalBy(day) === 0 ? null : Math.round((100 * doneBy(day)) / totalBy(day)));
  const seen = all.filter((one) => one.seen);
  const open = seen.filter(({ completed }) => completed === null || completed > to);
  const late = open.filter((one) => one.due !== null && one.due < to && isActive(one.project_id));
  const period = Array.from({ length: daysApart(from, to) + 1 }, (_, at) =>
    new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10),
  );
  const ticked = doneBy(to) - doneBy(before);
  const worked = period.filter((day) => totalBy(day) > 0).length;
  const left = all.length - doneBy(to);
  const inDays = Math.ceil((left * worked) / ticked);
  const spoken = (rows: Posted[]) => rows.filter((row) => row.spoken > 0).length;
  const length = (rows: Posted[]) => rows.reduce((sum, { ms }) => sum + ms, 0);
  const aged = (least: number, most: number) =>
    open.filter((one) => {
      const age = daysApart(one.created, to);
      return !late.includes(one) && least <= age && age <= most;
    }).length;
  const placeOf = (row: Item | Posted) => (by === "tasks" ? row.task_id : row.project_id);
  const places = new Set([...seen.map(placeOf), ...posted.map(placeOf)]);
  const shown = (one: Item | undefined, since: string | null | undefined) =>
    one === undefined
      ? null
      : {
          projectId: one.project_id,
          taskId: one.task_id,
          subtaskId: one.subtask_id,
          name: one.name,
          days: daysApart(since ?? "", to),
        };
  const [latest] = late.toSorted((a, b) => (a.due ?? "").localeCompare(b.due ?? ""));
  return {
    completedItems: doneBy(to),
    totalItems: all.length,
    percentage: share(to) ?? 0,
    change: (share(to) ?? 0) - (share(before) ?? 0),
    ticked,
    expectedDay:
      ticked < 5 || left === 0 ? null : new Date(Date.parse(to) + inDays * DAY).toISOString().slice(0, 10),
    openItems: open.length,
    lateItems: late.length,
    updates: posted.length,
    spoken: spoken(posted),
    spokenMs: length(posted),
    days: period.map((day) => {
      const rows = posted.filter((row) => row.day === day);
      return {
        day,
        percentage: share(day),
        typed: rows.length - spoken(rows),
        spoken: spoken(rows),
        spokenMs: length(rows),
      };
    }),
    ages: [aged(0, 3), aged(4, 7), aged(8, 14), aged(15, Infinity) + late.length],
    oldest: shown(open[0], open[0]?.created),
    latest: shown(latest, latest?.due),
    people: memberId === null ? people() : null,
    places: Object.fromEntries(
      [...places].map((place) => {
        const items = seen.filter((one) => placeOf(one) === place);
        const rows = posted.filter((row) => placeOf(row) === place);
        return [
          place,
          {
            completedItems: doneBy(to, items),
            totalItems: items.length,
            percentage: items.length === 0 ? null : Math.round((100 * doneBy(to, items)) / items.length),
            openItems: open.filter((one) => placeOf(one) === place).length,
            lateItems: late.filter((one) => placeOf(one) === place).length,
            updates: rows.length,
            spoken: spoken(rows),
          },
        ];
      }),
    ),
  };

  function people() {
    const authors = [...new Set(posted.map(({ author }) => author))];
    return authors
      .map((userId) => {
        const rows = posted.filter(({ author }) => author === userId);
        return {
          userId,
          name: rows[0]?.name,
          days: new Set(rows.map(({ day }) => day)).size,
          updates: rows.length,
          spoken: spoken(rows),
        };
      })
      .toSorted((a, b) => (a.name === b.name ? (a.userId < b.userId ? -1 : 1) : a.name === "Ana" ? -1 : 1));
  }
}
