import { beforeEach, expect, test, vi } from "vitest";
import type { NotificationView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording, addTranslation } from "@/sandbox/database/rows";
import { untilTold } from "@/sandbox/database/until-told";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import { openEvents } from "@/sandbox/fixtures/event-reader";
import type { Client, SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  await untilTold(cast.sql);
  await cast.sql.query("DELETE FROM notifications");
});

async function toldTo(client: Client, query = ""): Promise<NotificationView[]> {
  await untilTold(cast.sql);
  return (await client.get<NotificationView[]>(`/api/notifications${query}`)).body;
}

async function kindsOf(client: Client): Promise<string[]> {
  return (await toldTo(client)).map(({ kind, count }) => (count > 1 ? `${kind} ${count}` : kind));
}

async function unread(client: Client): Promise<number> {
  await untilTold(cast.sql);
  return (await client.get<{ count: number }>("/api/notifications/unread-count")).body.count;
}

function post(by: Client, body: object): Promise<string> {
  return made(
    by.post(`/api/projects/${cast.harlow.id}/updates`, { content: "Two joists are split", ...body }),
  );
}

const comment = (by: Client, updateId: string, content: string) =>
  made(by.post(`/api/updates/${updateId}/comments`, { content }));
const message = (by: Client, content: string, to?: SignedInClient) =>
  made(by.post(`/api/projects/${cast.harlow.id}/messages`, { content, recipientId: to?.user.id }));

test("an update is told to everybody who sees its place, and not to its author", async () => {
  const { rosa, dale, nadia, mateo, june, luis, mei, harlow } = cast;
  const id = await post(mateo, { taskId: harlow.framing });
  for (const person of [rosa, dale, nadia]) expect(await kindsOf(person)).toEqual(["update.posted"]);
  for (const person of [mateo, june, luis, mei]) expect(await kindsOf(person)).toEqual([]);
  expect(await toldTo(rosa)).toEqual([
    {
      id: expect.any(String) as unknown,
      kind: "update.posted",
      asks: false,
      project: { id: harlow.id, name: "Harlow Street" },
      business: null,
      actor: { id: mateo.user.id, name: "Mateo Rivas" },
      subject: { type: "update", id, taskId: harlow.framing },
      count: 1,
      place: "Framing",
      excerpt: "Two joists are split",
      language: "en",
      recordingMs: null,
      photoCount: 0,
      createdAt: expect.any(String) as unknown,
      readAt: null,
    },
  ]);
});

test("several by one person in one place are one line while it is unread; elsewhere and by others are others", async () => {
  const { rosa, mateo, june, harlow } = cast;
  for (const content of ["One", "Two"]) await post(mateo, { content, taskId: harlow.framing });
  await untilTold(cast.sql);
  const newest = await post(mateo, { content: "Three", taskId: harlow.framing });
  await post(mateo, {});
  await post(june, {});
  const list = await toldTo(rosa);
  expect(list.map(({ actor, count }) => [actor?.name, count])).toEqual([
    ["June Park", 1],
    ["Mateo Rivas", 1],
    ["Mateo Rivas", 3],
  ]);
  expect(list[2]).toMatchObject({ subject: { id: newest }, excerpt: "Three" });
  await rosa.post(`/api/notifications/${list[2]?.id ?? ""}/read`, {});
  await post(mateo, { taskId: harlow.framing });
  expect((await toldTo(rosa)).map(({ count }) => count)).toEqual([1, 1, 1, 3]);
});

test("a mention replaces the plain kind, names those alone who see the place, and the longest name wins", async () => {
  const { rosa, mateo, june, luis, harlow } = cast;
  await post(rosa, { content: "@mateo rivas and @June Park: the ledger", taskId: harlow.framing });
  expect(await kindsOf(mateo)).toEqual(["mention"]);
  expect(await kindsOf(june)).toEqual([]);
  const id = await post(rosa, { content: "Rain tomorrow" });
  await comment(mateo, id, "@Luis Vega bring the tarp");
  expect(await kindsOf(luis)).toEqual(["mention", "update.posted"]);
  expect(await kindsOf(rosa)).toEqual(["comment.posted"]);
  await message(june, "@Rosa Ortiz the pump is back");
  expect((await toldTo(rosa))[0]).toMatchObject({ kind: "mention", subject: { type: "message" } });
});

test("a question is a mention of whom it asks: one person, or who manages the project", async () => {
  const { rosa, dale, mateo, june, harlow } = cast;
  const ask = (toId: string | null) =>
    mateo.post(`/api/projects/${harlow.id}/questions`, { content: "Which bolts?", toId });
  expect((await ask(june.user.id)).status).toBe(201);
  expect(await kindsOf(june)).toEqual(["mention"]);
  expect(await kindsOf(rosa)).toEqual(["update.posted"]);
  await ask(null);
  expect(await kindsOf(dale)).toEqual(["mention", "update.posted"]);
  expect(await kindsOf(june)).toEqual(["update.posted", "mention"]);
  const asked = async (person: Client) =>
    (await toldTo(person)).flatMap(({ kind, asks }) => (kind === "mention" ? [asks] : []));
  expect([await asked(june), await asked(dale)]).toEqual([[true], [true]]);
  const id = await post(rosa, {});
  await mateo.post(`/api/updates/${id}/questions`, { content: "@Dale Brandt or June?", toId: june.user.id });
  expect([await asked(june), await asked(dale)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test("several of one's mentions ask only when all that are left do", async () => {
  const { mateo, june } = cast;
  const id = await post(mateo, {});
  const ask = (content: string) =>
    mateo.post(`/api/updates/${id}/questions`, { content, toId: june.user.id });
  const told = async () => (await toldTo(june)).find(({ kind }) => kind === "mention");
  await ask("Which bolts?");
  await ask("How many?");
  expect(await told()).toMatchObject({ count: 2, asks: true });
  const thanks = await comment(mateo, id, "@June Park thank you");
  expect(await told()).toMatchObject({ count: 3, asks: false });
  await mateo.delete(`/api/comments/${thanks}`);
  expect(await told()).toMatchObject({ count: 2, asks: true });
});

test("comments are told to the author and to who takes part; direct messages to their reader alone", async () => {
  const { rosa, dale, mateo, june } = cast;
  const id = await post(mateo, {});
  await comment(june, id, "Which ones?");
  await comment(mateo, id, "The two by the stair");
  expect(await kindsOf(mateo)).toEqual(["comment.posted"]);
  expect(await kindsOf(june)).toEqual(["comment.posted", "update.posted"]);
  await message(rosa, "Call me", mateo);
  await message(rosa, "Lunch?");
  expect(await kindsOf(mateo)).toEqual(["message.direct", "comment.posted"]);
  expect(await kindsOf(dale)).toEqual(["update.posted"]);
});

test("an assignment, what was completed, who joined and who became an admin are told to whom they concern", async () => {
  const { rosa, dale, june, luis, mei, sql, harlow, ortiz } = cast;
  await rosa.post(`/api/subtasks/${harlow.sill}/members`, { userId: june.user.id });
  expect(await toldTo(june)).toMatchObject([
    { kind: "assignment", excerpt: "Sill plates", subject: { subtaskId: harlow.sill } },
  ]);
  await luis.put(`/api/subtasks/${harlow.joists}/complete`, {});
  await join(dale, cast.depot, mei);
  expect(await kindsOf(rosa)).toEqual(["member.joined", "subtask.completed"]);
  expect(await kindsOf(luis)).toEqual([]);
  await rosa.post(`/api/businesses/${ortiz}/admins`, { email: mei.user.email });
  await vi.waitFor(async () =>
    expect(await toldTo(mei)).toMatchObject([
      { kind: "admin.added", business: { id: ortiz }, actor: { name: "Rosa Ortiz" } },
    ]),
  );
  await rosa.delete(`/api/businesses/${ortiz}/admins/${mei.user.id}`);
  expect(await kindsOf(mei)).toEqual([]);
  await rosa.delete(`/api/subtasks/${harlow.sill}/members/${june.user.id}`);
  expect(await kindsOf(june)).toEqual([]);
  await sql.query("DELETE FROM project_members WHERE project_id = $1 AND user_id = $2", [
    cast.depot,
    mei.user.id,
  ]);
});

test("what was opened is read on all devices: a place, a channel, a project, by whatever number its page was made at", async () => {
  const { rosa, mateo, june, harlow } = cast;
  await post(mateo, { taskId: harlow.framing });
  await post(june, {});
  await message(mateo, "Call me", rosa);
  expect(await unread(rosa)).toBe(3);
  const upTo = (await rosa.get<{ eventSeq: number }>(`/api/projects/${harlow.id}`)).body.eventSeq;
  await rosa.post(`/api/projects/${harlow.id}/mark-place-viewed`, { taskId: harlow.framing, upTo });
  expect(await unread(rosa)).toBe(2);
  await rosa.post(`/api/projects/${harlow.id}/messages/read`, { with: mateo.user.id });
  expect(await unread(rosa)).toBe(1);
  const id = await post(june, {});
  // Marked before anybody was told of it.
  await rosa.post(`/api/projects/${harlow.id}/mark-place-viewed`, { upTo: upTo + 10 });
  expect(await unread(rosa)).toBe(0);
  expect((await toldTo(rosa)).every(({ readAt }) => readAt !== null)).toBe(true);
  await comment(june, await post(rosa, {}), "Which ones?");
  await comment(june, id, "@Rosa Ortiz?");
  expect(await unread(rosa)).toBe(2);
  await rosa.post("/api/notifications/read-all", { updateId: id });
  expect(await unread(rosa)).toBe(1);
  await rosa.post("/api/notifications/read-all", {});
  expect(await unread(rosa)).toBe(0);
});

test("what is quoted is in its reader's language where that is stored", async () => {
  const { rosa, dale, mateo, sql, harlow } = cast;
  const id = await post(rosa, { content: "Done", taskId: harlow.framing });
  await addTranslation(sql, harlow.id, { type: "update", id });
  await sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
     SELECT gen_random_uuid(), 'task', id, project_id, text_version, 'en', 'es', 'Estructura' FROM project_tasks WHERE id = $1`,
    [harlow.framing],
  );
  expect(await toldTo(dale)).toMatchObject([{ excerpt: "Done", language: "en", place: "Framing" }]);
  const listo = expect.stringMatching(/^Listo/) as unknown;
  expect(await toldTo(mateo)).toMatchObject([{ excerpt: listo, language: "es", place: "Estructura" }]);
  await sql.query("DELETE FROM translations WHERE subject_id = $1", [harlow.framing]);
});

test("a recording that nobody has heard yet is quoted by what was typed beside it alone", async () => {
  const { rosa, dale, mateo, sql, harlow } = cast;
  const record = async (table: "updates" | "chat_messages", id: string, content: string) => {
    const of = table === "updates" ? { updateId: id } : { messageId: id };
    await addRecording(sql, mateo.user.id, of);
    await sql.query(`UPDATE ${table} SET content = $2, language = NULL WHERE id = $1`, [id, content]);
  };
  const update = await post(mateo, { taskId: harlow.framing });
  const direct = await message(mateo, "Look", dale);
  const excerpts = async () => (await toldTo(dale)).map(({ kind, excerpt }) => [kind, excerpt]);
  await record("updates", update, "Audio update");
  await record("chat_messages", direct, "Audio message");
  expect(await excerpts()).toEqual([
    ["message.direct", ""],
    ["update.posted", ""],
  ]);
  await sql.query("UPDATE updates SET content = 'Crack in the beam' WHERE id = $1", [update]);
  expect((await toldTo(rosa))[0]?.excerpt).toBe("Crack in the beam");
  await sql.query("UPDATE chat_messages SET content = 'No gloves' WHERE id = $1", [direct]);
  expect((await excerpts())[0]).toEqual(["message.direct", "No gloves"]);
});

test("what one no longer sees is neither listed nor counted, and comes back with the sight", async () => {
  const { rosa, mateo, sql, harlow } = cast;
  const first = await post(rosa, { content: "First", taskId: harlow.framing });
  const second = await post(rosa, { content: "Second", taskId: harlow.framing });
  expect(await toldTo(mateo)).toMatchObject([{ count: 2, excerpt: "Second" }]);
  await rosa.put(`/api/updates/${second}/move-to-task`, { taskId: harlow.roofing });
  expect(await toldTo(mateo)).toMatchObject([{ count: 1, excerpt: "First" }]);
  await rosa.delete(`/api/updates/${first}`);
  expect(await toldTo(mateo)).toEqual([]);
  expect(await unread(mateo)).toBe(0);
  await rosa.put(`/api/updates/${second}/move-to-task`, { taskId: harlow.framing });
  expect(await unread(mateo)).toBe(1);
  await sql.query("DELETE FROM task_members WHERE user_id = $1", [mateo.user.id]);
  expect(await unread(mateo)).toBe(0);
  await rosa.post(`/api/tasks/${harlow.framing}/members`, { userId: mateo.user.id });
  expect(await kindsOf(mateo)).toEqual(["assignment", "update.posted"]);
});

test("comes in pages, newest first", async () => {
  const { rosa, mateo, june } = cast;
  for (const person of [mateo, june, mateo]) await comment(person, await post(rosa, {}), "Yes");
  const all = await toldTo(rosa);
  expect(all).toHaveLength(3);
  const page = await rosa.get<NotificationView[]>("/api/notifications?limit=2");
  expect(page.body).toEqual(all.slice(0, 2));
  const next = /<([^<>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
  expect((await rosa.get(next.replace(server.url, ""))).body).toEqual(all.slice(2));
  await expectRefusal(
    cast.sql,
    () => rosa.get(`/api/notifications?before=${cast.harlow.id}`),
    400,
    "validation_failed",
  );
});

test("every open page of its person hears of it, and nobody else", async () => {
  const { rosa, mateo, june, harlow } = cast;
  const [own, others] = [await openEvents(rosa, "/api/events"), await openEvents(june, "/api/events")];
  // News of what came before may be on its way to the pages; it comes before this edit's.
  await rosa.patch(`/api/projects/${harlow.id}`, { description: "Seen from the street" });
  await vi.waitFor(() =>
    expect([own, others].map(({ events }) => events.at(-1)?.data.type)).toEqual([
      "project.edited",
      "project.edited",
    ]),
  );
  const earlier = { own: own.notified.length, others: others.notified.length };
  const within = (count: number) =>
    vi.waitFor(() => expect(own.notified.length).toBeGreaterThanOrEqual(earlier.own + count));
  await post(mateo, { taskId: harlow.framing });
  await within(1);
  await rosa.post("/api/notifications/read-all", {});
  await within(2);
  await post(mateo, { taskId: harlow.framing });
  await within(3);
  const upTo = (await rosa.get<{ eventSeq: number }>(`/api/projects/${harlow.id}`)).body.eventSeq;
  await rosa.post(`/api/projects/${harlow.id}/mark-place-viewed`, { taskId: harlow.framing, upTo });
  await within(4);
  expect(others.notified).toHaveLength(earlier.others);
  own.close();
  others.close();
});

test("an account and a project can be deleted with what was told of them", async () => {
  const { rosa, mateo, sql } = cast;
  const projectId = await made(rosa.post("/api/projects", { businessId: cast.ortiz, name: "Elm Court" }));
  await join(rosa, projectId, mateo);
  await untilTold(cast.sql);
  expect(await kindsOf(rosa)).toEqual(["member.joined"]);
  await sql.query("DELETE FROM projects WHERE id = $1", [projectId]);
  expect(await kindsOf(rosa)).toEqual([]);
});
