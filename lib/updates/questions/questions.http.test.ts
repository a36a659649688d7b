import { beforeEach, expect, test } from "vitest";
import type { CommentView, OpenQuestionView, PostedQuestionView, UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Client } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const ask = async (by: Client, body: object): Promise<PostedQuestionView> => {
  const asked = await by.post<PostedQuestionView>(`/api/projects/${crew.id}/questions`, body);
  expect(asked.status).toBe(201);
  return asked.body;
};
const answer = (by: Client, id: string, content = "On Thursday") =>
  by.post<PostedQuestionView>(`/api/questions/${id}/answer`, { content });
const settle = (by: Client, id: string) => by.post<PostedQuestionView>(`/api/questions/${id}/settle`);
const openOf = async (by: Client) => {
  const { body } = await by.get<OpenQuestionView[]>("/api/questions");
  return body.filter(({ projectId }) => projectId === crew.id);
};
const listed = async (by: Client): Promise<UpdateView[]> => {
  const { body } = await by.get<UpdateView[]>(`/api/projects/${crew.id}/updates?includeComments=true`);
  return body;
};
const eventsOf = async (): Promise<string[]> => {
  const { rows } = await cast.sql.query<{ type: string }>(
    "SELECT type FROM events WHERE project_id = $1 ORDER BY seq",
    [crew.id],
  );
  return rows.map(({ type }) => type);
};

test("a question is an update or a comment that everybody who sees it sees with its state, until somebody answers", async () => {
  const { june, rosa, dale } = cast;
  const asked = await ask(june, { content: "Do we backfill?", capturedAt: new Date().toISOString() });
  expect(asked).toMatchObject({ state: "open", to: null, askerId: june.user.id, commentId: null });
  expect(asked.update).toMatchObject({
    id: asked.updateId,
    content: "Do we backfill?",
    question: { id: asked.id },
  });
  const path = `/api/updates/${asked.updateId}/questions`;
  const { body: onComment } = await rosa.post<PostedQuestionView>(path, {
    content: "Which wall?",
    toId: june.user.id,
  });
  expect(onComment.comment).toMatchObject({ id: onComment.commentId, content: "Which wall?" });
  const [update] = await listed(cast.mateo);
  expect(update?.question).toMatchObject({ id: asked.id, state: "open" });
  expect(update?.comments?.map(({ question }) => question?.to)).toEqual([
    { id: june.user.id, name: "June Park" },
  ]);

  const { status, body } = await answer(dale, asked.id);
  expect([status, body.state, body.answeredBy?.id, body.comment?.id]).toEqual([
    200,
    "answered",
    dale.user.id,
    body.answerId,
  ]);
  const [answered] = await listed(june);
  expect(answered?.question).toMatchObject({ state: "answered", answeredBy: { name: "Dale Brandt" } });
  const { body: comments } = await june.get<CommentView[]>(`/api/updates/${asked.updateId}/comments`);
  expect(comments.map(({ content, question }) => [content, question?.state])).toEqual([
    ["On Thursday", undefined],
    ["Which wall?", "open"],
  ]);
  expect(await eventsOf()).toEqual([
    "update.posted",
    "question.asked",
    "comment.posted",
    "question.asked",
    "comment.posted",
    "question.answered",
  ]);
});

test("whoever is asked has it among what they must answer, oldest first, as long as it is open and they see it", async () => {
  const { sql, june, mateo, luis, rosa, dale } = cast;
  const toAll = await ask(june, { content: "Which sand?" });
  const toMateo = await ask(rosa, { content: "How many joists?", taskId: crew.framing, toId: mateo.user.id });
  const idsOf = async (by: Client) => (await openOf(by)).map(({ id }) => id);
  expect(await idsOf(dale)).toEqual([toAll.id]);
  expect(await idsOf(rosa)).toEqual([toAll.id]);
  expect(await openOf(mateo)).toMatchObject([
    {
      id: toMateo.id,
      content: "How many joists?",
      place: "Framing",
      asker: { name: "Rosa Ortiz", role: "owner" },
    },
  ]);
  for (const by of [june, luis]) expect(await openOf(by)).toEqual([]);
  // Nobody is shown what they no longer see.
  const assigned = [crew.framing, mateo.user.id];
  await sql.query("DELETE FROM task_members WHERE task_id = $1 AND user_id = $2", assigned);
  await sql.query("SELECT raise_project_versions(ARRAY[$1]::uuid[])", [crew.id]);
  expect(await openOf(mateo)).toEqual([]);
  await expectRefusal(sql, () => answer(mateo, toMateo.id), 404, "not_found");
  // It waits for the managers then.
  expect(await idsOf(dale)).toEqual([toAll.id, toMateo.id]);
  await june.delete(`/api/updates/${toAll.updateId}`);
  expect(await idsOf(dale)).toEqual([toMateo.id]);
});

test("a question to somebody who has left waits for the managers, as one to a manager does not", async () => {
  const { june, luis, mateo, nadia, rosa, dale } = cast;
  const toLuis = await ask(june, { content: "Which valve?", toId: luis.user.id });
  await ask(june, { content: "Which pump?", toId: nadia.user.id });
  expect(await openOf(rosa)).toEqual([]);
  await rosa.delete(`/api/projects/${crew.id}/members/${luis.user.id}`);
  for (const by of [rosa, dale])
    expect(await openOf(by)).toMatchObject([{ id: toLuis.id, to: { name: luis.user.name } }]);
  expect(await openOf(mateo)).toEqual([]);
  expect((await answer(dale, toLuis.id)).status).toBe(200);
});

test("so does one to somebody who is suspended, until they are let in again", async () => {
  const { sql, june, luis, dale } = cast;
  const { id } = await ask(june, { content: "Which valve?", toId: luis.user.id });
  expect(await openOf(dale)).toEqual([]);
  const suspend = (at: string) =>
    sql.query(`UPDATE users SET suspended_at = ${at} WHERE id = $1`, [luis.user.id]);
  await suspend("now()");
  expect(await openOf(dale)).toMatchObject([{ id }]);
  await suspend("NULL");
  expect(await openOf(dale)).toEqual([]);
});

test("what was asked beneath an update waits for nobody once that is withdrawn", async () => {
  const { june, mateo, rosa } = cast;
  const id = await made(mateo.post(`/api/projects/${crew.id}/updates`, { content: "Footing poured" }));
  await june.post(`/api/updates/${id}/questions`, { content: "All of it?" });
  expect(await openOf(rosa)).toMatchObject([{ content: "All of it?" }]);
  await mateo.delete(`/api/updates/${id}`);
  expect(await openOf(rosa)).toEqual([]);
});

test("what is said beneath an update has no recording: it is refused, not left out", async () => {
  const { sql, june, rosa } = cast;
  const { id, updateId } = await ask(june, { content: "Which sand?" });
  const paths = ["comments", "questions"].map((what) => `/api/updates/${updateId}/${what}`);
  for (const path of [...paths, `/api/questions/${id}/answer`]) {
    const said = { content: "Here", audioUrl: "/api/audio/1" };
    const { issues } = await expectRefusal(sql, () => rosa.post(path, said), 400, "validation_failed");
    expect(issues).toEqual([{ path: "audioUrl", message: "Only updates and messages take a recording." }]);
    expect((await rosa.post(path, { content: "Here", audioUrl: null })).status).toBeLessThan(300);
  }
});

test("of many, the fifty that waited longest are to be answered, without those that were withdrawn", async () => {
  const { sql, june, rosa } = cast;
  const asked = await ask(june, { content: "Which sand?" });
  const path = `/api/updates/${asked.updateId}/questions`;
  const { body: onComment } = await june.post<PostedQuestionView>(path, { content: "And how much?" });
  const idsOf = async () => (await openOf(rosa)).map(({ id }) => id);
  expect(await idsOf()).toEqual([asked.id, onComment.id]);
  await june.delete(`/api/comments/${onComment.commentId}`);
  expect(await idsOf()).toEqual([asked.id]);
  await sql.query(
    `WITH written AS (
       INSERT INTO updates (id, project_id, author_id, content, withdrawn_at, withdrawn_by)
       SELECT gen_random_uuid(), $1, $2, content, withdrawn, CASE WHEN withdrawn IS NOT NULL THEN $2::uuid END
       FROM generate_series(1, 51) n, (VALUES ('When?', NULL::timestamptz), ('', now())) each (content, withdrawn) RETURNING *)
     INSERT INTO questions (id, project_id, update_id, asker_id, created_at)
     SELECT gen_random_uuid(), project_id, id, author_id, now() - interval '1 hour' FROM written`,
    [crew.id, june.user.id],
  );
  await sql.query("SELECT raise_project_versions(ARRAY[$1]::uuid[])", [crew.id]);
  expect((await openOf(rosa)).map(({ content }) => content)).toEqual(
    Array.from({ length: 50 }, () => "When?"),
  );
});

test("of those who answer and settle at once, one does, and the others change nothing", async () => {
  const { sql, june, rosa, dale, nadia } = cast;
  for (let round = 0; round < 5; round += 1) {
    const { id, updateId } = await ask(june, { content: "Now?" });
    const tried = await Promise.all([
      answer(rosa, id),
      settle(june, id),
      answer(dale, id),
      settle(nadia, id),
      answer(nadia, id),
    ]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { state } = tried.find(({ status }) => status === 200)!.body;
    expect(await countRows(sql, "comments", { update_id: updateId })).toBe(state === "answered" ? 1 : 0);
    expect(await countRows(sql, "events", { entity_id: id })).toBe(2);
    await expectRefusal(sql, () => answer(rosa, id), 409, "conflict");
    await expectRefusal(sql, () => settle(june, id), 409, "conflict");
  }
});

test("a question is asked once per key, and of nobody who does not see it", async () => {
  const { sql, june, mateo, luis, mei, rosa } = cast;
  const path = `/api/projects/${crew.id}/questions`;
  const once = { headers: { "idempotency-key": "asked-once" } };
  const [first, second] = [
    await june.post<PostedQuestionView>(path, { content: "Once?" }, once),
    await june.post<PostedQuestionView>(path, { content: "Once?" }, once),
  ];
  expect(second.body).toEqual(first.body);
  expect(await countRows(sql, "questions", { project_id: crew.id })).toBe(1);
  const refused = [
    { content: "To myself?", toId: june.user.id },
    { content: "To a stranger?", toId: mei.user.id },
  ];
  for (const body of refused) await expectRefusal(sql, () => june.post(path, body), 400, "validation_failed");
  // Luis sees Framing by its name alone.
  const inFraming = { content: "How many?", taskId: crew.framing };
  for (const { user } of [luis, june])
    await expectRefusal(
      sql,
      () => mateo.post(path, { ...inFraming, toId: user.id }),
      400,
      "validation_failed",
    );
  await ask(mateo, { ...inFraming, toId: rosa.user.id });
  await expectRefusal(sql, () => june.post(path, {}), 400, "validation_failed");
});
