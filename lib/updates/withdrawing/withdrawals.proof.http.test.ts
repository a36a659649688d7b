import { afterEach, beforeEach, expect, test } from "vitest";
import type { UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Answer } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { miscounted } from "@/sandbox/servers/kept-counts";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A withdrawal at the same moment as anything else done to the update: its words are gone, and nothing follows it. */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

afterEach(async () => {
  expect(await miscounted(cast.sql, crew.id)).toEqual([]);
  expect(server.log().filter((line) => line.includes("40P01") || line.includes("deadlock"))).toEqual([]);
});

const post = (at: object = {}) =>
  made(cast.mateo.post(`/api/projects/${crew.id}/updates`, { content: "Secret", ...at }));
const withdraw = (id: string) => cast.mateo.delete(`/api/updates/${id}`);
const edit = (id: string) => cast.mateo.patch(`/api/updates/${id}`, { content: "Secret still" });
const comment = (id: string) => cast.rosa.post(`/api/updates/${id}/comments`, { content: "Seen" });

test("a withdrawal against edits, comments, moves, another withdrawal and its task's deletion", async (context) => {
  const rounds = proofCount(200, 12);
  const figures = { rounds, edited: 0, commented: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const id = await post({ taskId: crew.framing });
    const others: (() => Promise<Answer>)[] = [
      () => edit(id),
      () => comment(id),
      () => cast.dale.put(`/api/updates/${id}/move-to-task`, { taskId: crew.roofing }),
      () => cast.rosa.delete(`/api/updates/${id}`),
      () => comment(id),
      ...(round % 10 === 9 ? [() => cast.rosa.delete(`/api/tasks/${crew.framing}`)] : []),
    ];
    others.splice(round % (others.length + 1), 0, () => withdraw(id));
    const answers = await Promise.all(others.map((call) => call()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 204, 400, 409].includes(status))).toEqual([]);
    await expectGone(id);
    const commented = statuses.filter((status) => status === 201).length;
    expect(await countRows(cast.sql, "comments", { update_id: id })).toBe(commented);
    figures.commented += commented;
    figures.edited += await countRows(cast.sql, "events", { entity_id: id, type: "update.edited" });
    if (round % 10 === 9) crew = await newCrew(cast);
  }
  report(context, figures);
}, 600_000);

test("an edit and a comment that wait for a withdrawal are refused", async () => {
  const id = await post();
  const holder = await connect(server.databaseUrl);
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE", [crew.id]);
    const withdrawal = withdraw(id);
    await untilWaiting(cast.sql, 1);
    const late = [edit(id), comment(id)];
    await untilWaiting(cast.sql, 3);
    await holder.query("COMMIT");
    expect((await withdrawal).status).toBe(204);
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([409, 409]);
  } finally {
    await holder.end();
  }
  await expectGone(id);
  expect(await countRows(cast.sql, "comments", { update_id: id })).toBe(0);
});

test("a withdrawal that waits for an edit and a comment deletes the edit's text and keeps the comment", async () => {
  const id = await post();
  const holder = await connect(server.databaseUrl);
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE", [crew.id]);
    const early = [edit(id), comment(id)];
    await untilWaiting(cast.sql, 2);
    const withdrawal = withdraw(id);
    await untilWaiting(cast.sql, 3);
    await holder.query("COMMIT");
    expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 201]);
    expect((await withdrawal).status).toBe(204);
  } finally {
    await holder.end();
  }
  await expectGone(id);
  expect(await countRows(cast.sql, "comments", { update_id: id })).toBe(1);
});

test("a comment is withdrawn once, by the first of two concurrent calls", async (context) => {
  const rounds = proofCount(60, 5);
  const update = await post();
  for (let round = 0; round < rounds; round += 1) {
    const id = await made(cast.june.post(`/api/updates/${update}/comments`, { content: "Secret" }));
    const calls = [cast.june, cast.rosa, cast.dale].map((by) => by.delete(`/api/comments/${id}`));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await countRows(cast.sql, "events", { entity_id: id, type: "comment.withdrawn" })).toBe(1);
  }
  report(context, { rounds, events: rounds });
});

test("a retry of the post at the same moment brings nothing back", async (context) => {
  const rounds = proofCount(60, 5);
  for (let round = 0; round < rounds; round += 1) {
    const headers = { "idempotency-key": `round ${round} of ${crew.id}` };
    const send = () =>
      cast.mateo.post<UpdateView>(`/api/projects/${crew.id}/updates`, { content: "Secret" }, { headers });
    const id = await made(send());
    const [, retried] = await Promise.all([withdraw(id), send()]);
    expect([retried.status, retried.body.id]).toEqual([201, id]);
    expect((await send()).body.content).toBe("");
  }
  expect(await countRows(cast.sql, "updates", { project_id: crew.id })).toBe(rounds);
  report(context, { rounds, posted: rounds });
});

/** Nothing of the update's words is left, it was withdrawn once, and nothing but moves happened to it afterwards. */
async function expectGone(id: string): Promise<void> {
  const { rows } = await cast.sql.query<{ content: string; gone: boolean; revisions: number }>(
    `SELECT content, withdrawn_at IS NOT NULL AS gone,
            (SELECT count(*)::int FROM update_revisions WHERE update_id = u.id) AS revisions
     FROM updates u WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ content: "", gone: true, revisions: 0 }]);
  const { rows: events } = await cast.sql.query<{ type: string }>(
    "SELECT type FROM events WHERE entity_id = $1 OR after ->> 'updateId' = $1::text ORDER BY seq",
    [id],
  );
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type === "update.withdrawn")).toHaveLength(1);
  const after = types.slice(types.indexOf("update.withdrawn") + 1);
  expect(after.filter((type) => type !== "update.moved")).toEqual([]);
}
