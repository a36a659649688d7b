import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addAdmin,
  addBusiness,
  addMember,
  addProject,
  addTask,
  addUser,
  assignTask,
} from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

/* What people are told and have not read, while others post, read, and lose sight at the same time, and jobs are killed. */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
vi.resetModules().stubEnv("DATABASE_URL", database.url);
const product = await load();

afterAll(async () => {
  await product.disconnect();
  vi.unstubAllEnvs();
});

async function load() {
  const { disconnect, db } = await import("@/lib/kernel/db");
  const { actorSelect, toActor } = await import("@/lib/access/actor");
  const { postUpdate } = await import("@/lib/updates/posting/post-update");
  const { moveUpdateToTask } = await import("@/lib/updates/placing/move-update");
  const { withdrawUpdate } = await import("@/lib/updates/withdrawing/withdraw");
  const { markPlaceViewed } = await import("@/lib/updates/placing/mark-place-viewed");
  const { makeNotifications } = await import("./make/make-notifications");
  const { markAllRead } = await import("./mark-read");
  const { listNotifications, readUnreadCount } = await import("./queries");
  const actor = async (id: string): Promise<Actor> =>
    toActor(await db().user.findUniqueOrThrow({ where: { id }, select: actorSelect }));
  const verbs = {
    postUpdate,
    moveUpdateToTask,
    withdrawUpdate,
    markPlaceViewed,
    makeNotifications,
    markAllRead,
  };
  return { disconnect, actor, ...verbs, listNotifications, readUnreadCount };
}

const NAMES = ["Rosa", "Dale", "Mateo", "June"] as const;
/** Where one posts: Mateo sees the first task, June the second, only Rosa and Dale the third. */
const PLACES = 4;
const person = fc.nat(NAMES.length - 1);
const place = fc.nat(PLACES - 1);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("post" as const), by: person, in: place }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("view" as const), by: person, in: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("readAll" as const), by: person, in: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("hide" as const), by: person, in: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("withdraw" as const), by: person, in: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("unassign" as const), by: person, in: place }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("make" as const), by: person, in: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("kill" as const), by: person, in: place }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Site {
  projectId: string;
  people: Actor[];
  /** Of each place; null for unassigned. */
  tasks: (string | null)[];
}

async function site(): Promise<Site> {
  const ids: string[] = [];
  for (const name of NAMES) ids.push((await addUser(sql, name)).id);
  const [rosa = "", dale = "", mateo = "", june = ""] = ids;
  const business = await addBusiness(sql, rosa);
  await addAdmin(sql, business, dale);
  const projectId = await addProject(sql, business);
  for (const id of [mateo, june]) await addMember(sql, projectId, id);
  const tasks = [await addTask(sql, projectId), await addTask(sql, projectId), await addTask(sql, projectId)];
  await assignTask(sql, projectId, tasks[0] ?? "", mateo);
  await assignTask(sql, projectId, tasks[1] ?? "", june);
  return { projectId, people: await Promise.all(ids.map(product.actor)), tasks: [null, ...tasks] };
}

const NOW = { capturedAt: null, completesSubtask: false };

/** What is refused, or killed, has done nothing. */
async function take({ projectId, people, tasks }: Site, { does, by, in: at }: Step): Promise<void> {
  const actor = people[by] as Actor;
  const taskId = tasks[at] ?? null;
  switch (does) {
    case "post":
      await product.postUpdate(actor, { id: projectId, content: "Done", taskId, ...NOW });
      return;
    case "view":
      return product.markPlaceViewed(actor, { id: projectId, taskId, all: false, upTo: 1_000_000 });
    case "readAll":
      return product.markAllRead(actor, {});
    case "hide":
    case "withdraw": {
      const { rows } = await sql.query<{ id: string }>(
        "SELECT id FROM updates WHERE project_id = $1 AND task_id IS NOT DISTINCT FROM $2 ORDER BY seq DESC LIMIT 1",
        [projectId, taskId],
      );
      const rosa = people[0] as Actor;
      for (const { id } of rows)
        await (does === "hide"
          ? product.moveUpdateToTask(rosa, { id, taskId: tasks[3] ?? null })
          : product.withdrawUpdate(rosa, { id }));
      return;
    }
    case "unassign":
      await sql.query("DELETE FROM task_members WHERE user_id = $1 AND task_id = $2", [actor.id, taskId]);
      return;
    case "make":
      await Promise.all([1, 2, 3].map(() => product.makeNotifications([projectId])));
      return;
    case "kill":
      await sql.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%notified_up_to%' AND state <> 'idle' AND pid <> pg_backend_pid()",
      );
  }
}

interface Seen {
  id: string;
  /** Null where it was not told. */
  notificationId: string | null;
}

/** Of each person the updates by others that they see now, each with the notifications that tell of it. */
async function seenBy(projectId: string, userId: string): Promise<Seen[]> {
  const { rows } = await sql.query<Seen>(
    `SELECT u.id, n.id AS "notificationId" FROM updates u JOIN projects p ON p.id = u.project_id JOIN businesses b ON b.id = p.business_id
     LEFT JOIN notifications n ON n.user_id = $2 AND u.id = ANY (n.subject_ids)
     WHERE u.project_id = $1 AND u.withdrawn_at IS NULL AND u.author_id <> $2
       AND (b.owner_id = $2 OR u.task_id IS NULL OR u.task_id IN (SELECT task_id FROM task_members WHERE user_id = $2)
            OR b.id IN (SELECT business_id FROM business_admins WHERE user_id = $2))`,
    [projectId, userId],
  );
  return rows;
}

test(
  "everybody is told once of what they see, in exact numbers, whatever happens at the same time",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        async (waves) => {
          const scene = await site();
          const { projectId, people, tasks } = scene;
          for (const steps of waves) await Promise.allSettled(steps.map((one) => take(scene, one)));
          await product.makeNotifications([projectId]);
          for (const actor of people) {
            const seen = await seenBy(projectId, actor.id);
            const byRow = Map.groupBy(seen, ({ notificationId }) => notificationId);
            expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
            expect(seen.every(({ notificationId }) => notificationId !== null)).toBe(true);
            const { items } = await product.listNotifications(actor, { limit: 200 });
            expect(new Map(items.map(({ id, count }) => [id, count]))).toEqual(
              new Map([...byRow].map(([id, of]) => [id, of.length])),
            );
            expect(await product.readUnreadCount(actor)).toEqual({
              count: items.filter(({ readAt }) => !readAt).length,
            });
          }
          for (const actor of people) {
            for (const taskId of tasks)
              await product
                .markPlaceViewed(actor, { id: projectId, taskId, all: false, upTo: 1_000_000 })
                .catch(() => undefined);
            expect(await product.readUnreadCount(actor)).toEqual({ count: 0 });
          }
          const [rosa, ...others] = people as [Actor, ...Actor[]];
          await product.postUpdate(rosa, { id: projectId, content: "Last", ...NOW });
          await Promise.all([1, 2, 3].map(() => product.makeNotifications([projectId])));
          for (const actor of others) expect(await product.readUnreadCount(actor)).toEqual({ count: 1 });
          await product.markAllRead(rosa, {});
          expect(await product.readUnreadCount(rosa)).toEqual({ count: 0 });
        },
      ),
      { numRuns: 12 },
    );
  },
);

test("a project whose notifications cannot be made holds up no other", async () => {
  const sites = [await site(), await site(), await site()];
  for (const { projectId, people } of sites)
    await product.postUpdate(people[0] as Actor, { id: projectId, content: "Done", ...NOW });
  const [broken, ...sound] = sites;
  await sql.query(
    `ALTER TABLE notifications ADD CONSTRAINT broken CHECK (project_id <> '${broken?.projectId}')`,
  );
  await expect(product.makeNotifications()).rejects.toThrow("broken");
  await sql.query("ALTER TABLE notifications DROP CONSTRAINT broken");
  for (const { people } of sound)
    expect(await product.readUnreadCount(people[1] as Actor)).toEqual({ count: 1 });
  await product.makeNotifications();
  expect(await product.readUnreadCount(broken?.people[1] as Actor)).toEqual({ count: 1 });
});
