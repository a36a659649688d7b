import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addMember, addProject, addTask, addUser } from "@/sandbox/database/rows";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

/* A crew of 50 whose updates everybody is told of, while they post 50 a second. */
const CREW = 50;
const POSTS = 1000;
const POST_EVERY_MS = 20;
/** How much longer a post may take while its crew is told of the ones before: nothing, but for what a median of 500 varies by. */
const NO_SLOWER = 1.25;

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
vi.resetModules().stubEnv("DATABASE_URL", database.url);

afterAll(async () => {
  vi.unstubAllEnvs();
});

test(
  "telling a crew of 50 keeps up with 50 posts a second, and no post takes longer",
  { timeout: 240_000 },
  async (context) => {
    const { disconnect, db } = await import("@/lib/kernel/db");
    const { actorSelect, toActor } = await import("@/lib/access/actor");
    const { postUpdate } = await import("@/lib/updates/posting/post-update");
    const { makeNotifications } = await import("./make/make-notifications");
    const { watchEvents } = await import("./make/watch-events");
    const owner = await addUser(sql, "Rosa");
    const projectId = await addProject(sql, await addBusiness(sql, owner.id));
    const task = await addTask(sql, projectId);
    const crew: Actor[] = [];
    for (let n = 1; n < CREW; n += 1) {
      const { id } = await addUser(sql, `Hand ${String(n)}`);
      await addMember(sql, projectId, id);
      await sql.query("INSERT INTO task_members (user_id, task_id, project_id) VALUES ($1, $2, $3)", [
        id,
        task,
        projectId,
      ]);
      crew.push(toActor(await db().user.findUniqueOrThrow({ where: { id }, select: actorSelect })));
    }
    const post = (n: number) =>
      postUpdate(crew[n % crew.length] as Actor, {
        id: projectId,
        content: `Joist ${String(n)}`,
        taskId: n % 2 ? task : null,
        capturedAt: null,
        completesSubtask: false,
      });
    /** Returns the milliseconds of each post. */
    const postAll = async (from: number, to: number) => {
      const begin = performance.now();
      const posts = Array.from({ length: to - from }, async (_, at) => {
        await sleep(Math.max(1, begin + at * POST_EVERY_MS - performance.now()));
        const start = performance.now();
        await post(from + at);
        return performance.now() - start;
      });
      return Promise.all(posts);
    };
    const alone = await postAll(0, POSTS / 2);
    const begin = performance.now();
    await makeNotifications([projectId]);
    const telling = (performance.now() - begin) / 1000;
    const stop = watchEvents();
    const beside = await postAll(POSTS / 2, POSTS);
    const posted = performance.now();
    await vi.waitFor(
      async () => {
        const { rows } = await sql.query(
          "SELECT FROM notified_up_to JOIN projects ON id = project_id AND seq = event_seq",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000, interval: 20 },
    );
    const behind = Math.round(performance.now() - posted);
    await stop();
    const { rows } = await sql.query<{ told: number; bundles: number }>(
      "SELECT sum(cardinality(subject_ids))::int AS told, count(*)::int AS bundles FROM notifications",
    );
    await disconnect();
    expect(rows[0]?.told).toBe(POSTS * (CREW - 1));
    const perSecond = Math.round(POSTS / 2 / telling);
    report(context, {
      people: CREW,
      "told per s": perSecond,
      lines: rows[0]?.bundles ?? 0,
      "ms a post": median(alone),
      "while told": median(beside),
      "ms behind": behind,
    });
    if (!judgesDurations) return;
    expect(perSecond).toBeGreaterThan(50);
    expect(median(beside)).toBeLessThan(median(alone) * NO_SLOWER);
    expect(behind).toBeLessThan(2000);
  },
);

/** In whole milliseconds. */
function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
