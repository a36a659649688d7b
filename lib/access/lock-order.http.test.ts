import type { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { startAi } from "@/sandbox/ai/ai-server";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast } from "@/sandbox/fixtures/cast";
import type { Answer } from "@/sandbox/http/http-client";
import { writingVerbs } from "@/sandbox/matrix/all-cases";
import { callOf } from "@/sandbox/matrix/cases";
import { changedTables, deadlocks, traceLocks, type Wait } from "@/sandbox/matrix/lock-probe";
import { type LockScene, newLockScene } from "@/sandbox/matrix/lock-scene";
import { declaredCalls } from "@/sandbox/openapi/declared-calls";
import { proofCount, report, within } from "@/sandbox/run/steps/proof";
import { aiEnv } from "@/sandbox/servers/own-server";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Every verb locks rows in the one order of lock-order.ts: no two of them can deadlock. */
const CALLS = declaredCalls();

// A service that only writes reports: what else it is asked for waits.
const ai = await forThisFile(startAi());
ai.log.plant({ on: "transcription", status: 500 });
for (const about of ["texts", "sentences", "pairs"]) ai.log.plant({ about, status: 500 });
const server = await forThisFile(startTestServer({ env: aiEnv(ai) }));
const cast = await forThisFile(gatherCast(server));
const verbs = await writingVerbs(cast);

describe("of all verbs, each with every row locked by somebody else,", () => {
  const traces: { call: string; waits: Wait[]; isAnnounced: boolean }[] = [];

  beforeAll(async () => {
    const count = Object.keys((await newLockScene(cast)).rows).length;
    const [looker, ...others] = await Promise.all(
      Array.from({ length: count + 1 }, () => connect(server.databaseUrl)),
    );
    const connections: [Client, ...Client[]] = [looker!, ...others];
    try {
      for (const [who, verb] of Object.entries(verbs)) {
        const scene = await newLockScene(cast);
        const rows = Object.values(scene.rows);
        const traced = await traceLocks({ rows, connections }, { who, work: () => verb(scene) });
        expect([who, traced.result.status]).toEqual([who, expect.toBeOneOf([200, 201, 202, 204])]);
        const isAnnounced = await hasEvents(scene.businessId);
        traces.push({ call: callOf(who), waits: traced.waits, isAnnounced });
      }
    } finally {
      await Promise.all(connections.map((connection) => connection.end()));
    }
  });

  test("no two can deadlock, whichever rows they contend for", (context) => {
    const waits = traces.flatMap((trace) => trace.waits);
    expect(deadlocks(waits)).toEqual([]);
    // Verbs did wait for locks: most lock the rows that grant their standing, the rows that they change, and the project.
    expect(waits.length).toBeGreaterThan(3 * traces.length);
    report(context, { verbs: traces.length, waits: waits.length, deadlocks: 0 });
  });

  test("each locks what its route declares, and announces what it says that it changes in a project", () => {
    const byCall = Map.groupBy(traces, ({ call }) => call);
    const found = CALLS.flatMap(({ call }) => {
      const of = byCall.get(call);
      const tables = new Set(of?.flatMap(({ waits }) => changedTables(waits)));
      return of ? [{ call, locks: [...tables], isAnnounced: of.some((one) => one.isAnnounced) }] : [];
    });
    const declared = CALLS.filter(({ call }) => byCall.has(call)).map(({ call, changes, locks }) => {
      return { call, locks, isAnnounced: changes.includes("project") };
    });
    expect(found).toEqual(declared);
  });
});

async function hasEvents(businessId: string): Promise<boolean> {
  const { rowCount } = await cast.sql.query(
    "SELECT 1 FROM events e JOIN projects p ON p.id = e.project_id WHERE p.business_id = $1",
    [businessId],
  );
  return Boolean(rowCount);
}

test("an edit and a comment that contend for the project's row both succeed", async () => {
  const { sql, june, rosa } = cast;
  const { update, projectId } = await newLockScene(cast);
  const holder = await connect(server.databaseUrl);
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE", [projectId]);
    const comment = rosa.post(`/api/updates/${update}/comments`, { content: "Good" });
    await untilWaiting(sql, 1);
    const edit = june.patch(`/api/updates/${update}`, { content: "Up and straight" });
    await untilWaiting(sql, 2);
    await holder.query("COMMIT");
    expect([(await comment).status, (await edit).status]).toEqual([201, 200]);
  } finally {
    await holder.end();
  }
});

test("a comment by somebody who is being removed waits for the removal and is refused", async () => {
  const { sql, june } = cast;
  const { update, projectId } = await newLockScene(cast);
  const removal = await connect(server.databaseUrl);
  try {
    await removal.query("BEGIN");
    await removal.query("DELETE FROM project_members WHERE project_id = $1 AND user_id = $2", [
      projectId,
      june.user.id,
    ]);
    const comment = june.post(`/api/updates/${update}/comments`, { content: "Anybody?" });
    await untilWaiting(sql, 1);
    await removal.query("COMMIT");
    expect((await comment).status).toBe(404);
  } finally {
    await removal.end();
  }
  expect(await countRows(sql, "comments", { update_id: update, content: "Anybody?" })).toBe(0);
  expect(await countRows(sql, "events", { project_id: projectId })).toBe(0);
});

test("concurrent edits and comments all succeed", async (context) => {
  const pairs = proofCount(300, 30);
  const { update } = await newLockScene(cast);
  const calls = Array.from({ length: pairs }, (_, at) => [
    cast.june.patch(`/api/updates/${update}`, { content: `Version ${at}` }),
    cast.rosa.post(`/api/updates/${update}/comments`, { content: "Good" }),
  ]);
  const answers = await Promise.all(calls.flat());
  expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  report(context, { pairs, lost: 0 });
});

const DALE_KEEPS: Record<string, (scene: LockScene, round: number) => Promise<Answer>> = {
  "setting the status": (on, round) =>
    cast.dale.patch(`/api/projects/${on.projectId}/status`, { status: round % 2 ? "active" : "archived" }),
  "setting the permission": (on, round) =>
    cast.dale.patch(`/api/projects/${on.projectId}/update-permission`, {
      updatePermission: round % 2 ? "owner_only" : "owner_admin",
    }),
  commenting: (on) => cast.dale.post(`/api/updates/${on.update}/comments`, { content: "One more" }),
};

test.each(Object.entries(DALE_KEEPS))(
  "an admin who keeps %s does not hold up their own removal",
  async (_, keep) => {
    const scene = await newLockScene(cast);
    let isRemoved = false;
    const lane = async () => {
      for (let round = 0; !isRemoved; round += 1) await keep(scene, round);
    };
    const lanes = Array.from({ length: 6 }, lane);
    const removal = await within(
      2_000,
      cast.rosa.delete(`/api/businesses/${scene.businessId}/admins/${cast.dale.user.id}`),
    );
    isRemoved = true;
    await Promise.all(lanes);
    expect(removal.status).toBe(204);
    expect((await keep(scene, 0)).status).toBe(404);
  },
);
