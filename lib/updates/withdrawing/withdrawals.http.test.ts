import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { CommentView, PostedQuestionView, RevisionView, UpdateView } from "../view";
import type { GeneratedReportView, ReportView } from "@/lib/reports/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { tablesWith } from "@/sandbox/database/tables-with";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { exportedJson } from "@/sandbox/fixtures/zip-entries";
import { expectChange, expectNoChange } from "@/sandbox/http/expect-change";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { miscounted } from "@/sandbox/servers/kept-counts";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Withdrawing an update or a comment: its text is gone everywhere, its place in the list stays. */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const place = () => `/api/projects/${crew.id}/updates`;
const post = (by: SignedInClient, content: string, at: object = {}) =>
  made(by.post(place(), { content, ...at }));
const comment = (by: SignedInClient, update: string, content: string) =>
  made(by.post(`/api/updates/${update}/comments`, { content }));
const withdraw = (by: SignedInClient, id: string) => by.delete(`/api/updates/${id}`);
const withdrawComment = (by: SignedInClient, id: string) => by.delete(`/api/comments/${id}`);

async function listed(id: string, by = cast.rosa): Promise<UpdateView | undefined> {
  const { body } = await by.get<UpdateView[]>(`${place()}?includeComments=true`);
  return body.find((update) => update.id === id);
}

describe("an update withdrawn by its author", () => {
  test("stays in its place without its words, with the comments of others, and is recorded", async () => {
    const { sql, mateo, rosa } = cast;
    const earlier = await post(rosa, "Before");
    const id = await post(mateo, "Wrong wall", { taskId: crew.framing });
    const later = await post(rosa, "After");
    await comment(rosa, id, "Which one?");
    const at = { taskId: crew.framing, subtaskId: null, authorId: mateo.user.id };
    const { status } = await expectChange(
      sql,
      () => withdraw(mateo, id),
      () => ({
        by: mateo,
        projectId: crew.id,
        action: "update.withdrawn",
        entity: { type: "update", id },
        before: at,
        after: at,
        details: { authorId: mateo.user.id },
      }),
    );
    expect(status).toBe(204);
    const { body: list } = await rosa.get<UpdateView[]>(`${place()}?includeComments=true`);
    expect(list.map((update) => update.id)).toEqual([later, id, earlier]);
    const { withdrawnAt, ...withdrawn } = list[1]!;
    expect(Date.parse(withdrawnAt!)).toBeGreaterThanOrEqual(Date.parse(withdrawn.createdAt));
    expect(withdrawn).toMatchObject({
      content: "",
      withdrawnBy: { name: "Mateo Rivas" },
      author: { name: "Mateo Rivas" },
      editedAt: null,
      taskId: crew.framing,
      commentCount: 1,
    });
    expect(withdrawn.comments).toMatchObject([
      { content: "Which one?", withdrawnAt: null, withdrawnBy: null, author: { name: "Rosa Ortiz" } },
    ]);
  });

  test("leaves its words in no table: no text, revision, recording, translation or stored answer", async () => {
    const { sql, june } = cast;
    const word = `word-${randomUUID()}`;
    const headers = { "idempotency-key": "posted once" };
    const body = { content: `${word} at first` };
    const id = await made(june.post(place(), body, { headers }));
    await june.patch(`/api/updates/${id}`, { content: `${word} then` });
    await record(id, word);
    await sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'update', id, project_id, id, 'hash', 'en', 'es', $2 FROM updates WHERE id = $1`,
      [id, word],
    );
    expect(await tablesWith(sql, word)).toEqual(
      ["idempotency_keys", "recordings", "translations", "update_revisions", "updates"].sort(),
    );
    expect((await withdraw(june, id)).status).toBe(204);
    expect(await tablesWith(sql, word)).toEqual([]);
    expect(await countRows(sql, "uploads", { update_id: id })).toBe(0);
    const { status, body: again } = await june.post<UpdateView>(place(), body, { headers });
    expect([status, again]).toEqual([
      201,
      expect.objectContaining({ id, content: "", withdrawnBy: { name: "June Park" } }),
    ]);
    expect(await countRows(sql, "updates", { project_id: crew.id })).toBe(1);
    const { body: revisions } = await june.get<RevisionView[]>(`/api/updates/${id}/revisions`);
    expect(revisions).toEqual([]);
    expect(await listed(id)).toMatchObject({
      audioUrl: null,
      transcript: null,
      language: null,
      editedAt: null,
    });
  });

  test("leaves its words in no report that quotes it, nor in the answer that is kept of making it", async () => {
    const { sql, june, rosa, mateo } = cast;
    const word = `word-${randomUUID()}`;
    const id = await post(june, `Miguel came late, ${word}. Then it rained.`);
    await post(mateo, "The beam is in.");
    const reports = `/api/projects/${crew.id}/reports`;
    const headers = { "idempotency-key": "reported once" };
    const asked = { folderSelection: ["unorganized"], reportType: "internal" };
    const generate = () =>
      rosa.post<GeneratedReportView>(`/api/projects/${crew.id}/generate-report`, asked, { headers });
    const { body: made } = await generate();
    expect(made.report).toContain(`“Miguel came late, ${word}.” [1]`);
    expect(await tablesWith(sql, word)).toEqual(["idempotency_keys", "reports", "updates"]);
    const { headers: before } = await rosa.get(`${reports}/${made.id}`);
    expect((await withdraw(june, id)).status).toBe(204);
    expect(await tablesWith(sql, word)).toEqual([]);
    const { status, body } = await rosa.get<ReportView>(`${reports}/${made.id}`, {
      headers: { "if-none-match": before.get("etag") ?? "" },
    });
    const quotes = body.sections.flatMap(({ statements }) => statements.map(({ text }) => text));
    expect([status, quotes]).toEqual([200, ["“…”", "“The beam is in.”"]]);
    expect(body.report).toContain("“…” [1]\n“The beam is in.” [2]\n");
    expect((await generate()).body).toMatchObject({ id: made.id, report: body.report });
  });

  test("leaves the same words of another update in the report that quotes both", async () => {
    const { june, rosa, mateo } = cast;
    const id = await post(june, "Done.");
    await post(mateo, "Done.");
    const asked = { folderSelection: ["unorganized"], reportType: "internal" };
    const path = `/api/projects/${crew.id}/generate-report`;
    const { body: made } = await rosa.post<GeneratedReportView>(path, asked);
    expect(made.report).toContain("“Done.” [1]\n“Done.” [2]\n");
    expect((await withdraw(june, id)).status).toBe(204);
    const { body } = await rosa.get<ReportView>(`/api/projects/${crew.id}/reports/${made.id}`);
    expect(body.report).toContain("“…” [1]\n“Done.” [2]\n");
  });

  test("twice changes nothing more, and keeps the first time and person", async () => {
    const { sql, mateo, rosa } = cast;
    const id = await post(mateo, "Once");
    await withdraw(mateo, id);
    const before = await listed(id);
    for (const by of [mateo, rosa]) await expectNoChange(sql, () => withdraw(by, id), 204);
    expect(await listed(id)).toEqual(before);
  });

  test("also in an archived project, where it could be edited as well", async () => {
    const { june, rosa } = cast;
    const id = await post(june, "Old");
    await rosa.patch(`/api/projects/${crew.id}/status`, { status: "archived" });
    expect((await june.patch(`/api/updates/${id}`, { content: "Older" })).status).toBe(200);
    expect((await withdraw(june, id)).status).toBe(204);
  });
});

describe("what was withdrawn of a question", () => {
  const headers = { "idempotency-key": "asked once" };

  test("leaves its words in no table, and a retry answers without them", async () => {
    const { sql, june, rosa } = cast;
    const word = `word-${randomUUID()}`;
    const call = async (by: SignedInClient, path: string, content: string) => {
      const { body } = await by.post<PostedQuestionView>(path, { content }, { headers });
      return body;
    };
    const inProject = `/api/projects/${crew.id}/questions`;
    const asked = await call(june, inProject, `${word} asked`);
    const onUpdate = `/api/updates/${asked.updateId}/questions`;
    const askedOn = await call(june, onUpdate, `${word} asked on it`);
    const answer = `/api/questions/${asked.id}/answer`;
    const answered = await call(rosa, answer, `${word} answered`);
    for (const id of [askedOn.comment?.id, answered.comment?.id])
      expect((await withdrawComment(rosa, id ?? "")).status).toBe(204);
    expect((await withdraw(june, asked.updateId)).status).toBe(204);
    expect(await tablesWith(sql, word)).toEqual([]);
    const byJune = { content: "", withdrawnBy: { name: "June Park" } };
    expect(await call(june, inProject, `${word} asked`)).toMatchObject({
      id: asked.id,
      update: { id: asked.updateId, ...byJune, question: { id: asked.id } },
    });
    const byRosa = { content: "", withdrawnBy: { name: "Rosa Ortiz" } };
    expect((await call(june, onUpdate, `${word} asked on it`)).comment).toMatchObject(byRosa);
    expect((await call(rosa, answer, `${word} answered`)).comment).toMatchObject(byRosa);
  });
});

describe("a withdrawn update", () => {
  test("takes no text and no comments, but can be moved by managers", async () => {
    const { sql, rosa, mateo } = cast;
    const id = await post(mateo, "Wrong");
    await withdraw(rosa, id);
    const edit = () => mateo.patch(`/api/updates/${id}`, { content: "Once more" });
    const answer = await expectRefusal(sql, edit, 409, "conflict");
    expect(answer.message).toBe("Este avance fue retirado.");
    const remark = () => rosa.post(`/api/updates/${id}/comments`, { content: "Why?" });
    expect((await expectRefusal(sql, remark, 409, "conflict")).message).toBe("This update was withdrawn.");
    const moved = await rosa.put<UpdateView>(`/api/updates/${id}/move-to-subtask`, {
      subtaskId: crew.joists,
    });
    expect([moved.status, moved.body]).toEqual([
      200,
      expect.objectContaining({ subtaskId: crew.joists, content: "", withdrawnBy: { name: "Rosa Ortiz" } }),
    ]);
    expect(await miscounted(sql, crew.id)).toEqual([]);
  });
});

describe("a withdrawn comment", () => {
  test("stays in its thread without its words, and is recorded", async () => {
    const { sql, rosa, june } = cast;
    const word = `word-${randomUUID()}`;
    const id = await post(rosa, "Ready?");
    const headers = { "idempotency-key": "commented once" };
    const path = `/api/updates/${id}/comments`;
    await comment(rosa, id, "First");
    const remark = await made(june.post(path, { content: word }, { headers }));
    await comment(rosa, id, "Last");
    const at = { taskId: null, subtaskId: null, authorId: rosa.user.id, updateId: id };
    await expectChange(
      sql,
      () => withdrawComment(june, remark),
      () => ({
        by: june,
        projectId: crew.id,
        action: "comment.withdrawn",
        entity: { type: "comment", id: remark },
        before: at,
        after: at,
        details: { updateId: id, authorId: june.user.id },
      }),
    );
    expect(await tablesWith(sql, word)).toEqual([]);
    const { status, body } = await june.post<CommentView>(path, { content: word }, { headers });
    expect([status, body.id, body.content]).toEqual([201, remark, ""]);
    await expectNoChange(sql, () => withdrawComment(rosa, remark), 204);
    const update = await listed(id);
    expect(update?.commentCount).toBe(3);
    expect(update?.comments?.map(({ content, withdrawnBy }) => [content, withdrawnBy])).toEqual([
      ["First", null],
      ["", { name: "June Park" }],
      ["Last", null],
    ]);
    const { body: page } = await june.get<CommentView[]>(path);
    expect(page.toReversed()).toEqual(update?.comments);
  });

  test("can be one on a withdrawn update", async () => {
    const { rosa, june } = cast;
    const id = await post(rosa, "Ready?");
    const remark = await comment(june, id, "Yes");
    await withdraw(rosa, id);
    expect((await withdrawComment(june, remark)).status).toBe(204);
    expect((await listed(id))?.comments).toMatchObject([{ id: remark, content: "" }]);
  });
});

test("the author's data say what was withdrawn, when and by whom, without its words", async () => {
  const { rosa, june } = cast;
  const word = `word-${randomUUID()}`;
  const id = await post(june, word);
  const remark = await comment(june, id, word);
  await withdraw(rosa, id);
  await withdrawComment(june, remark);
  const { bytes } = await june.download("/api/user/data");
  const body = exportedJson(bytes) as Record<"updates" | "comments" | "actionLog", object[]>;
  const withdrawnAt = expect.any(String) as string;
  expect(body.updates).toContainEqual(
    expect.objectContaining({ id, content: "", revisions: [], withdrawnAt, withdrawnBy: rosa.user.id }),
  );
  expect(body.comments).toContainEqual(
    expect.objectContaining({ id: remark, content: "", withdrawnAt, withdrawnBy: june.user.id }),
  );
  expect(body.actionLog).toContainEqual(
    expect.objectContaining({ action: "comment.withdrawn", entityId: remark }),
  );
  expect(JSON.stringify(body)).not.toContain(word);
});

/** Attaches a recording, which no call does yet, with the words as its transcript. */
async function record(id: string, word: string): Promise<void> {
  await cast.sql.query(
    `WITH file AS (
       INSERT INTO uploads (id, user_id, size, sha256, state, content_type, update_id, blob_key, completed_at)
       SELECT gen_random_uuid(), author_id, 1, 'hash', 'complete', 'audio/webm', id, 'audio/1', now() FROM updates WHERE id = $1
       RETURNING id)
     INSERT INTO recordings (upload_id, state, transcript, language, segments)
     SELECT id, 'done', $2, 'en', jsonb_build_array($2::text) FROM file`,
    [id, word],
  );
}
