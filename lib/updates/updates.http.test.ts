import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CommentView, RecentUpdateView, UpdateView } from "./view";
import type { ProjectView } from "@/lib/projects/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addMember, addProject, countRows } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const place = () => `/api/projects/${cast.harlow.id}/updates`;
/** 10,000 UTF-16 units in 5,000 characters. */
const EMOJI = "👷".repeat(5_000);

describe("posting an update", () => {
  test("answers with it as everybody sees it, and with its number", async () => {
    const { mateo, harlow } = cast;
    const input = { content: "Las vigas están listas", taskId: harlow.framing };
    const { status, body } = await mateo.post<UpdateView>(place(), input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      projectId: harlow.id,
      taskId: harlow.framing,
      subtaskId: null,
      authorRole: "worker",
    });
    expect(body).toMatchObject({
      authorId: mateo.user.id,
      author: { name: "Mateo Rivas" },
      content: input.content,
    });
    expect(body).toMatchObject({ audioUrl: null, transcript: null, language: "es", editedAt: null });
    const event = { project_id: harlow.id, seq: body.seq, entity_id: body.id, type: "update.posted" };
    expect(await countRows(cast.sql, "events", event)).toBe(1);
    expect(await countRows(cast.sql, "action_logs", { entity_id: body.id, user_id: mateo.user.id })).toBe(1);
  });

  test("into a subtask puts it into the subtask's task as well", async () => {
    const { luis, harlow } = cast;
    const input = { content: "Joists level", subtaskId: harlow.joists, taskId: null, audioUrl: null };
    const { body } = await luis.post<UpdateView>(place(), input);
    expect(body).toMatchObject({ taskId: harlow.framing, subtaskId: harlow.joists });
  });

  test.each([
    ["emoji, right to left, combining marks", "👩🏽‍🔧 مرحبا ‏עברית ‏é é Ω̌ \u200d"],
    ["quotes, markup, line ends", '<b>"it\'s"</b> & `x`\r\n\ttabbed; DROP TABLE updates;--'],
    ["10,000 units", EMOJI],
  ])("keeps %s exactly", async (_, content) => {
    const { status, body } = await cast.june.post<UpdateView>(place(), { content });
    expect([status, body.content]).toEqual([201, content]);
    const { body: listed } = await cast.june.get<UpdateView[]>(`${place()}?limit=1`);
    expect(listed[0]?.content).toBe(content);
  });

  test("trims whitespace around the text and none within", async () => {
    const { body } = await cast.june.post<UpdateView>(place(), { content: " \n  one  \n\n two \t\n" });
    expect(body.content).toBe("one  \n\n two");
  });

  test.each([
    ["no text", {}, "content"],
    ["null", { content: null }, "content"],
    ["a blank text", { content: " \n\t " }, "content"],
    ["10,001 units", { content: "x".repeat(10_001) }, "content"],
    ["10,002 units in 5,001 emoji", { content: `${EMOJI}👷` }, "content"],
    ["a NUL", { content: "a\0b" }, "content"],
    ["a recording", { content: "Hear this", audioUrl: "/api/audio/1" }, "audioUrl"],
    ["a malformed task id", { content: "Where?", taskId: "framing" }, "taskId"],
    ["a task that does not exist", { content: "Where?", taskId: randomUUID() }, "taskId"],
    ["a subtask that does not exist", { content: "Where?", subtaskId: randomUUID() }, "subtaskId"],
  ])("with %s is refused at the field", async (_, input, path) => {
    const post = () => cast.rosa.post(place(), input);
    const { issues } = await expectRefusal(cast.sql, post, 400, "validation_failed");
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  });

  test("with a task of another project where the actor may not post is refused at the field", async () => {
    const { sql, dale, mateo, harlow } = cast;
    const other = await newCrew(cast);
    await dale.patch(`/api/projects/${other.id}/update-permission`, { updatePermission: "owner_only" });
    for (const named of [{ taskId: other.framing }, { subtaskId: other.joists }]) {
      const post = () => mateo.post(`/api/projects/${harlow.id}/updates`, { content: "Where?", ...named });
      const { issues } = await expectRefusal(sql, post, 400, "validation_failed");
      expect(issues?.map(({ path }) => path)).toEqual(Object.keys(named));
    }
  });

  test("into a subtask of another task than the one named is refused", async () => {
    const { sql, rosa, harlow } = cast;
    const input = { content: "Where?", taskId: harlow.roofing, subtaskId: harlow.joists };
    const { issues } = await expectRefusal(sql, () => rosa.post(place(), input), 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["taskId"]);
  });
});

describe("editing an update", () => {
  test("keeps every earlier text, in order", async () => {
    const id = await made(cast.june.post(place(), { content: "First" }));
    for (const content of ["Second", "Third"]) {
      const { status, body } = await cast.june.patch<UpdateView>(`/api/updates/${id}`, { content });
      expect([status, body.content]).toEqual([200, content]);
      expect(Date.parse(body.editedAt!)).toBeGreaterThanOrEqual(Date.parse(body.createdAt));
    }
    expect(await earlierTexts(id)).toEqual(["First", "Second"]);
  });

  test("to the same text changes nothing", async () => {
    const id = await made(cast.june.post(place(), { content: "Same" }));
    const { status, body } = await cast.june.patch<UpdateView>(`/api/updates/${id}`, { content: " Same " });
    expect([status, body.content, body.editedAt]).toEqual([200, "Same", null]);
    expect(await earlierTexts(id)).toEqual([]);
    expect(await countRows(cast.sql, "events", { entity_id: id, type: "update.edited" })).toBe(0);
  });

  test("of photos alone gives them words, and replaces none; until then a project's latest update counts them", async () => {
    const { june, rosa, harlow } = cast;
    const photoIds = [await uploadPhoto(june), await uploadPhoto(june)];
    const id = await made(june.post(place(), { photoIds }));
    const latest = async () =>
      (await rosa.get<ProjectView[]>("/api/projects")).body.find((one) => one.id === harlow.id)?.latestUpdate;
    expect(await latest()).toMatchObject({ id, excerpt: "", photoCount: 2 });
    const { body } = await june.patch<UpdateView>(`/api/updates/${id}`, { content: "Hangers are in" });
    expect(body).toMatchObject({
      content: "Hangers are in",
      photos: photoIds.map((photo) => ({ id: photo })),
    });
    expect(await earlierTexts(id)).toEqual([]);
    await june.patch(`/api/updates/${id}`, { content: "All hangers are in" });
    expect(await earlierTexts(id)).toEqual(["Hangers are in"]);
    expect(await latest()).toMatchObject({ excerpt: "All hangers are in", photoCount: 2 });
  });

  test("by its author from many devices at once loses no text", async () => {
    const id = await made(cast.june.post(place(), { content: "0" }));
    const texts = Array.from({ length: 8 }, (_, at) => String(at + 1));
    const answers = await Promise.all(
      texts.map((content) => cast.june.patch(`/api/updates/${id}`, { content })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body } = await cast.june.get<UpdateView[]>(place());
    const now = body.find((update) => update.id === id)?.content;
    expect([...(await earlierTexts(id)), now].sort()).toEqual(["0", ...texts]);
  });

  test.each([[{}], [{ content: "  " }], [{ content: "x".repeat(10_001) }]])(
    "asks for a text",
    async (input) => {
      const edit = () => cast.rosa.patch(`/api/updates/${cast.harlow.updates.unassigned}`, input);
      await expectRefusal(cast.sql, edit, 400, "validation_failed");
    },
  );
});

describe("commenting", () => {
  test("adds to the update for everybody, oldest first", async () => {
    const { mateo, rosa, june } = cast;
    const id = await made(june.post(place(), { content: "Which saw?" }));
    const comments = [];
    for (const client of [mateo, rosa, june]) {
      const { status, body } = await client.post<CommentView>(`/api/updates/${id}/comments`, {
        content: " The blue one ",
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        updateId: id,
        content: "The blue one",
        author: { name: client.user.name },
      });
      comments.push(body);
    }
    const { body } = await june.get<UpdateView[]>(`${place()}?includeComments=true`);
    expect(body.find((update) => update.id === id)?.comments).toEqual(comments);
    const { body: without } = await june.get<UpdateView[]>(place());
    expect(without.every(({ comments: none }) => none === undefined)).toBe(true);
  });

  test("says when it was written, if that was long before it was posted, of questions and answers too", async () => {
    const { june, mateo } = cast;
    const id = await made(june.post(place(), { content: "Which saw?" }));
    const capturedAt = new Date(Date.now() - 180 * 60_000).toISOString();
    const said = { content: "The blue one", capturedAt };
    await june.post(`/api/updates/${id}/comments`, said);
    const question = await made(mateo.post(`/api/updates/${id}/questions`, { ...said, toId: june.user.id }));
    await june.post(`/api/questions/${question}/answer`, said);
    await june.post(`/api/updates/${id}/comments`, { ...said, capturedAt: new Date().toISOString() });
    const path = `/api/updates/${id}/comments`;
    const { body: comments } = await june.get<CommentView[]>(path);
    const { body: update } = await june.get<UpdateView>(`/api/updates/${id}`);
    for (const shown of [comments.toReversed(), update.comments])
      expect(shown?.map((comment) => comment.capturedAt)).toEqual([
        capturedAt,
        capturedAt,
        capturedAt,
        undefined,
      ]);
    const badly = () => june.post(path, { ...said, capturedAt: "noon" });
    await expectRefusal(cast.sql, badly, 400, "validation_failed");
  });

  test.each([
    ["4,000 units", "👷".repeat(2_000), 201],
    ["4,001 units", `${"👷".repeat(2_000)}!`, 400],
    ["nothing", "  ", 400],
    ["a NUL", "\0", 400],
  ])("with %s answers as the limit says", async (_, content, status) => {
    const comment = () =>
      cast.june.post(`/api/updates/${cast.harlow.updates.unassigned}/comments`, { content });
    if (status === 201) expect((await comment()).status).toBe(201);
    else await expectRefusal(cast.sql, comment, 400, "validation_failed");
  });
});

test("the recent updates are the 20 newest that the reader sees across their projects, each with its project", async () => {
  const { sql, rosa, luis, ortiz, harlow } = cast;
  const porch = await addProject(sql, ortiz, { name: "Porch" });
  await addMember(sql, porch, luis.user.id);
  const expected: string[] = [];
  for (let at = 0; at < 25; at += 1) {
    const project = at % 2 ? porch : harlow.id;
    expected.unshift(await made(rosa.post(`/api/projects/${project}/updates`, { content: `Day ${at}` })));
    await made(
      rosa.post(`/api/projects/${harlow.id}/updates`, { content: "Unseen", taskId: harlow.roofing }),
    );
  }
  const { body } = await luis.get<RecentUpdateView[]>("/api/recent-updates");
  expect(body.map(({ id }) => id)).toEqual(expected.slice(0, 20));
  expect(body[0]?.project).toEqual({ id: harlow.id, name: "Harlow Street" });
  expect(body[1]?.project).toEqual({ id: porch, name: "Porch" });
  const { body: meis } = await cast.mei.get<RecentUpdateView[]>("/api/recent-updates");
  expect(meis.map(({ id }) => id)).toEqual([cast.mill.update]);
});

async function earlierTexts(updateId: string): Promise<string[]> {
  const statement = "SELECT content FROM update_revisions WHERE update_id = $1 ORDER BY created_at, content";
  const { rows } = await cast.sql.query<{ content: string }>(statement, [updateId]);
  return rows.map(({ content }) => content);
}
