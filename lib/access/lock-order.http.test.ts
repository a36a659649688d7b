import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatherCast } from "@/sandbox/cast";
import type { Cast } from "@/sandbox/cast";
import type { Answer } from "@/sandbox/http-client";
import { deadlocks, traceLocks } from "@/sandbox/lock-probe";
import type { Wait } from "@/sandbox/lock-probe";
import { untilWaiting } from "@/sandbox/lock-waits";
import { PLAN } from "@/sandbox/kickoff-fixture";
import { newLockScene } from "@/sandbox/lock-scene";
import type { LockScene } from "@/sandbox/lock-scene";
import { apiCalls } from "@/sandbox/matrix-rows";
import { proofCount, report } from "@/sandbox/proof";
import { countRows } from "@/sandbox/rows";
import { connect } from "@/sandbox/test-database";
import { startTestServer } from "@/sandbox/test-server";
import type { TestServer } from "@/sandbox/test-server";

/* Every verb locks rows in the one order of lock-order.ts: no two of them can deadlock. */
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  // A service that is always down: what it is asked for waits.
  const env = { OPENAI_API_KEY: "a key", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" };
  server = await startTestServer({ env });
  cast = await gatherCast(server);
});

afterAll(async () => {
  await cast.end();
  await server.stop();
});

type Verb = (scene: LockScene) => Promise<Answer>;

const api = {
  project: ({ projectId }: LockScene, rest: string) => `/api/projects/${projectId}${rest}`,
  business: ({ businessId }: LockScene, rest: string) => `/api/businesses/${businessId}${rest}`,
};

/** Every call that writes what belongs to a business, as in CONTRACT; the text after the dot names the case. */
const VERBS: Record<string, Verb> = {
  "PUT /api/businesses/{id}/glossary": (on) =>
    cast.rosa.put(api.business(on, "/glossary"), [{ term: "header", translation: null, language: "en" }]),
  "PUT /api/businesses/{id}": (on) => cast.rosa.put(api.business(on, ""), { name: "Ortiz" }),
  "POST /api/businesses/{id}/admins": (on) =>
    cast.rosa.post(api.business(on, "/admins"), { email: cast.mei.user.email }),
  "DELETE /api/businesses/{id}/admins/{userId}": (on) =>
    cast.rosa.delete(api.business(on, `/admins/${cast.dale.user.id}`)),
  "DELETE /api/businesses/{id}/admins/{userId} · oneself": (on) =>
    cast.dale.delete(api.business(on, `/admins/${cast.dale.user.id}`)),
  "DELETE /api/businesses/{id}/invitations/{invitationId}": (on) =>
    cast.rosa.delete(api.business(on, `/invitations/${on.invitationId}`)),
  "POST /api/admin-invitations/{token}/accept": (on) =>
    cast.luis.post(`/api/admin-invitations/${on.token}/accept`),
  "POST /api/projects": (on) => cast.dale.post("/api/projects", { name: "Deck", businessId: on.businessId }),
  "POST /api/kickoff/create": (on) =>
    cast.dale.post("/api/kickoff/create", { ...PLAN, businessId: on.businessId }),
  "PATCH /api/projects/{id}": (on) => cast.dale.patch(api.project(on, ""), { dueDate: "2026-12-01" }),
  "PATCH /api/projects/{id}/status": (on) =>
    cast.dale.patch(api.project(on, "/status"), { status: "archived" }),
  "PATCH /api/projects/{id}/update-permission": (on) =>
    cast.dale.patch(api.project(on, "/update-permission"), { updatePermission: "owner_only" }),
  "POST /api/projects/{id}/end-guide": (on) => cast.dale.post(api.project(on, "/end-guide")),
  "POST /api/projects/{id}/mark-updates-viewed": (on) =>
    cast.june.post(api.project(on, "/mark-updates-viewed")),
  "POST /api/projects/{id}/mark-place-viewed": (on) =>
    cast.june.post(api.project(on, "/mark-place-viewed"), { subtaskId: on.subtasks[0], upTo: 1 }),
  "POST /api/projects/{id}/mark-place-viewed · all": (on) =>
    cast.june.post(api.project(on, "/mark-place-viewed"), { all: true, upTo: 1 }),
  "PUT /api/projects/{id}/view": (on) => cast.june.put(api.project(on, "/view"), { view: "all" }),
  "POST /api/projects/{id}/connect-codes": (on) => cast.dale.post(api.project(on, "/connect-codes"), {}),
  "POST /api/projects/{id}/connect-codes/batch": (on) =>
    cast.dale.post(api.project(on, "/connect-codes/batch"), { count: 2 }),
  "POST /api/join": (on) => cast.luis.post("/api/join", { connectCode: on.code }),
  "DELETE /api/projects/{id}/members/{userId}": (on) =>
    cast.dale.delete(api.project(on, `/members/${cast.june.user.id}`)),
  "DELETE /api/projects/{id}/members/{userId} · oneself": (on) =>
    cast.june.delete(api.project(on, `/members/${cast.june.user.id}`)),
  "POST /api/projects/{id}/tasks": (on) => cast.dale.post(api.project(on, "/tasks"), { name: "Siding" }),
  "POST /api/tasks/{id}/complete": (on) => cast.dale.post(`/api/tasks/${on.task}/complete`),
  "DELETE /api/tasks/{id}": (on) => cast.dale.delete(`/api/tasks/${on.task}`),
  "POST /api/tasks/{id}/members": (on) =>
    cast.dale.post(`/api/tasks/${on.otherTask}/members`, { userId: cast.june.user.id }),
  "DELETE /api/tasks/{id}/members/{userId}": (on) =>
    cast.dale.delete(`/api/tasks/${on.task}/members/${cast.june.user.id}`),
  "POST /api/tasks/{id}/subtasks": (on) =>
    cast.dale.post(`/api/tasks/${on.task}/subtasks`, { name: "Headers" }),
  "PUT /api/subtasks/{id}": (on) => cast.dale.put(`/api/subtasks/${on.subtasks[0]}`, { name: "Beams" }),
  "PUT /api/subtasks/{id}/complete": (on) => cast.june.put(`/api/subtasks/${on.subtasks[0]}/complete`),
  "DELETE /api/subtasks/{id}": (on) => cast.dale.delete(`/api/subtasks/${on.subtasks[0]}`),
  "POST /api/subtasks/{id}/members": (on) =>
    cast.dale.post(`/api/subtasks/${on.subtasks[1]}/members`, { userId: cast.mateo.user.id }),
  "DELETE /api/subtasks/{id}/members/{userId}": (on) =>
    cast.dale.delete(`/api/subtasks/${on.subtasks[0]}/members/${cast.june.user.id}`),
  "POST /api/projects/{id}/updates": (on) => cast.june.post(api.project(on, "/updates"), { content: "Up" }),
  "POST /api/projects/{id}/updates · subtask": (on) =>
    cast.june.post(api.project(on, "/updates"), { content: "Up", subtaskId: on.subtasks[0] }),
  "POST /api/projects/{id}/updates · recording": (on) =>
    cast.june.post(api.project(on, "/updates"), {
      audioUrl: `/api/audio/${on.recording}`,
      subtaskId: on.subtasks[0],
    }),
  "PATCH /api/updates/{id}": (on) => cast.june.patch(`/api/updates/${on.update}`, { content: "Straight" }),
  "PATCH /api/updates/{id}/transcript": (on) =>
    cast.june.patch(`/api/updates/${on.update}/transcript`, { transcript: "Three rafters short" }),
  "POST /api/updates/{id}/transcribe-again": (on) =>
    cast.june.post(`/api/updates/${on.update}/transcribe-again`),
  "DELETE /api/updates/{id}": (on) => cast.june.delete(`/api/updates/${on.update}`),
  "POST /api/projects/{id}/messages": (on) =>
    cast.june.post(api.project(on, "/messages"), { content: "Good" }),
  "POST /api/projects/{id}/messages · direct": (on) =>
    cast.june.post(api.project(on, "/messages"), { content: "Good", recipientId: cast.rosa.user.id }),
  "PATCH /api/messages/{id}/transcript": (on) =>
    cast.june.patch(`/api/messages/${on.message}/transcript`, { transcript: "Three rafters short" }),
  "POST /api/projects/{id}/messages/read": (on) => cast.june.post(api.project(on, "/messages/read"), {}),
  "DELETE /api/comments/{id}": (on) => cast.june.delete(`/api/comments/${on.comment}`),
  "PUT /api/updates/{id}/move-to-task": (on) =>
    cast.dale.put(`/api/updates/${on.update}/move-to-task`, { taskId: on.otherTask }),
  "PUT /api/updates/{id}/move-to-subtask": (on) =>
    cast.dale.put(`/api/updates/${on.update}/move-to-subtask`, { subtaskId: on.subtasks[1] }),
  // On days without updates: the service is down.
  "POST /api/projects/{id}/generate-report": (on) =>
    cast.dale.post(api.project(on, "/generate-report"), {
      ...{ folderSelection: [on.task], reportType: "internal", dateFilter: { end: "2020-01-01" } },
    }),
  "DELETE /api/projects/{id}/reports/{reportId}": (on) =>
    cast.dale.delete(api.project(on, `/reports/${on.report}`)),
  "POST /api/updates/{id}/comments": (on) =>
    cast.june.post(`/api/updates/${on.update}/comments`, { content: "Good" }),
};

/**
 * Calls that write only rows of one account, or a single row of a business. Those of billing lock the business, then its
 * lease, then rows of their own.
 */
const ALONE =
  /^POST \/api\/([a-z]+-subscription|check-subscription-status|change-subscription-plan|preview-plan-change|billing-portal|webhooks\/stripe)$|^POST \/api\/(businesses|kickoff\/propose)$|\/api\/(admin|user|cron|uploads|help)\/|\/api\/(uploads|upload-audio|transcribe|translations|register|login|logout|request-password-reset|reset-password|take-back-email)$/;

test("every call that writes is traced", () => {
  const traced = new Set(Object.keys(VERBS).map((name) => name.split(" · ")[0]!));
  const writes = apiCalls().filter((call) => !/^(GET|HEAD) /.test(call) && !call.endsWith("{unknown}"));
  expect([...traced].sort()).toEqual(writes.filter((call) => !ALONE.test(call)).sort());
});

test("no two verbs can deadlock, whichever rows they contend for", async (context) => {
  const count = Object.keys((await newLockScene(cast)).rows).length;
  const [looker, ...others] = await Promise.all(
    Array.from({ length: count + 1 }, () => connect(server.databaseUrl)),
  );
  const connections: [Client, ...Client[]] = [looker!, ...others];
  const waits: Wait[] = [];
  try {
    for (const [who, verb] of Object.entries(VERBS)) {
      const scene = await newLockScene(cast);
      const rows = Object.values(scene.rows);
      const traced = await traceLocks({ rows, connections }, { who, work: () => verb(scene) });
      expect([who, traced.result.status]).toEqual([who, expect.toBeOneOf([200, 201, 202, 204])]);
      waits.push(...traced.waits);
    }
  } finally {
    await Promise.all(connections.map((connection) => connection.end()));
  }
  expect(deadlocks(waits)).toEqual([]);
  // Verbs did wait for locks: most lock the rows that grant their standing, the rows that they change, and the project.
  expect(waits.length).toBeGreaterThan(3 * Object.keys(VERBS).length);
  report(context, { verbs: Object.keys(VERBS).length, waits: waits.length, deadlocks: 0 });
});

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
      ...[projectId, june.user.id],
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
    cast.dale.patch(api.project(on, "/status"), { status: round % 2 ? "active" : "archived" }),
  "setting the permission": (on, round) =>
    cast.dale.patch(api.project(on, "/update-permission"), {
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
    const begun = performance.now();
    const removal = await cast.rosa.delete(api.business(scene, `/admins/${cast.dale.user.id}`));
    const ms = performance.now() - begun;
    isRemoved = true;
    await Promise.all(lanes);
    expect(removal.status).toBe(204);
    expect(ms).toBeLessThan(2_000);
    expect((await keep(scene, 0)).status).toBe(404);
  },
);
