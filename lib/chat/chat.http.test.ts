import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { ChannelView, ChatMessageView } from "./view";
import type { ProjectView } from "@/lib/projects/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import { recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { walkPages } from "@/sandbox/http/pages";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const messages = () => `/api/projects/${crew.id}/messages`;
const say = async (by: SignedInClient, content: string, to?: SignedInClient): Promise<ChatMessageView> => {
  const { status, body } = await by.post<ChatMessageView>(messages(), { content, recipientId: to?.user.id });
  expect(status).toBe(201);
  return body;
};
const read = async (by: SignedInClient, who?: SignedInClient): Promise<string[]> => {
  const query = who ? `?with=${who.user.id}` : "";
  const { body } = await by.get<ChatMessageView[]>(`${messages()}${query}`);
  return body.map(({ content }) => content);
};
const channels = async (of: SignedInClient) =>
  (await of.get<ChannelView[]>(`/api/projects/${crew.id}/channels`)).body;
const markRead = (by: SignedInClient, body: object = {}) => by.post(`${messages()}/read`, body);
/** How many messages the project's own view says are unread, and the list's. */
const unreadIn = async (of: SignedInClient): Promise<(number | undefined)[]> => {
  const { body } = await of.get<ProjectView>(`/api/projects/${crew.id}`);
  const { body: list } = await of.get<ProjectView[]>("/api/projects");
  return [body.unreadMessagesCount, list.find(({ id }) => id === crew.id)?.unreadMessagesCount];
};
/** Each channel with its unread count, and what was said last. */
const overview = async (of: SignedInClient) =>
  (await channels(of)).map(
    ({ name, unreadCount, lastMessage }) => `${name} ${unreadCount} ${lastMessage?.content ?? "-"}`,
  );

describe("channels", () => {
  test("the team's comes first, then everybody of the project, by their newest message", async () => {
    const { mateo, june, rosa } = cast;
    expect((await channels(june)).map(({ with: id, name, role }) => [id !== null, name, role])).toEqual([
      [false, expect.any(String), null],
      [true, "Dale Brandt", "owner"],
      [true, "Luis Vega", "worker"],
      [true, "Mateo Rivas", "worker"],
      [true, "Nadia Brook", "admin"],
      [true, "Rosa Ortiz", "owner"],
    ]);
    await say(mateo, "Listo", june);
    await say(rosa, "Call me", june);
    const names = (await channels(june)).map(({ name }) => name).slice(1, 4);
    expect(names).toEqual(["Rosa Ortiz", "Mateo Rivas", "Dale Brandt"]);
  });

  test("what others wrote is unread until it is marked as read, in each channel by itself", async () => {
    const { mateo, june, rosa } = cast;
    const seen = await say(rosa, "Morning");
    await say(june, "Morning, Rosa");
    await say(rosa, "The crane comes at nine");
    await say(mateo, "Voy tarde", june);
    expect((await overview(june)).slice(0, 2)).toEqual([
      expect.stringMatching(/ 2 The crane comes at nine$/),
      "Mateo Rivas 1 Voy tarde",
    ]);
    expect((await markRead(june, { upTo: seen.seq })).status).toBe(204);
    expect((await channels(june))[0]).toMatchObject({ unreadCount: 1, readSeq: seen.seq });
    await markRead(june);
    await markRead(june, { upTo: seen.seq });
    expect((await channels(june)).map(({ unreadCount }) => unreadCount)).toEqual([0, 1, 0, 0, 0, 0]);
    expect(await unreadIn(june)).toEqual([1, 1]);
    await markRead(june, { with: mateo.user.id });
    expect(await unreadIn(june)).toEqual([0, 0]);
    expect((await channels(june)).map(({ unreadCount }) => unreadCount)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await channels(mateo)).map(({ unreadCount }) => unreadCount)[0]).toBe(3);
    expect(await unreadIn(mateo)).toEqual([3, 3]);
  });

  test("who left can be read and not written to; they have lost everything", async () => {
    const { dale, luis, june, sql } = cast;
    await say(luis, "Adiós", june);
    await dale.delete(`/api/projects/${crew.id}/members/${luis.user.id}`);
    expect(await read(june, luis)).toEqual(["Adiós"]);
    expect((await channels(june)).find(({ with: id }) => id === luis.user.id)?.role).toBe("former");
    const write = () => june.post(messages(), { content: "Luis?", recipientId: luis.user.id });
    await expectRefusal(sql, write, 400, "validation_failed");
    for (const path of ["channels", "messages", `messages?with=${june.user.id}`])
      expect((await luis.get(`/api/projects/${crew.id}/${path}`)).status).toBe(404);
  });
});

describe("messages", () => {
  test("a direct one stays between the two, also for the owner and operators", async () => {
    const { mateo, june, rosa, dale } = cast;
    const { id } = await say(mateo, "Between us", june);
    expect([await read(june, mateo), await read(mateo, june)]).toEqual([["Between us"], ["Between us"]]);
    for (const other of [rosa, dale]) {
      expect([await read(other), await read(other, mateo), await read(other, june)]).toEqual([[], [], []]);
      expect((await overview(other)).join()).not.toContain("Between us");
      expect((await channels(other)).every(({ unreadCount }) => unreadCount === 0)).toBe(true);
      const items = [{ type: "message", id }];
      expect((await other.post("/api/translations", { to: "es", items })).body).toEqual([]);
    }
    const { body: exported } = await rosa.get("/api/user/data");
    expect(JSON.stringify(exported)).not.toContain("Between us");
    const olga = await createOperator(server, "Olga");
    expect((await olga.person.get(messages())).status).toBe(404);
    const { rows } = await cast.sql.query<{ details: object }>(
      "SELECT details FROM action_logs WHERE entity_id = $1",
      [id],
    );
    expect(rows).toEqual([{ details: {} }]);
  });

  test("pages lead up through all of a channel, while more is written", async () => {
    const { june, mateo } = cast;
    const said = Array.from({ length: 5 }, (_, at) => `Message ${at}`);
    for (const content of said) await say(june, content, mateo);
    const path = `${messages()}?limit=2&with=${june.user.id}`;
    const [first] = await walkPages<ChatMessageView>(mateo, path);
    await say(mateo, "Newer", june);
    const older = await walkPages<ChatMessageView>(mateo, `${path}&before=${first!.at(-1)!.id}`);
    const seen = [first!, ...older].flat().map(({ content }) => content);
    expect(seen).toEqual(said.toReversed());
  });

  test("one key is one message, one event and one answer", async () => {
    const { june, sql } = cast;
    const headers = { "idempotency-key": randomUUID() };
    const post = () => june.post<ChatMessageView>(messages(), { content: "Once" }, { headers });
    const answers = await Promise.all([post(), post(), post()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await read(june)).toEqual(["Once"]);
    const { rows } = await sql.query("SELECT type FROM events WHERE project_id = $1", [crew.id]);
    expect(rows).toEqual([{ type: "message.posted" }]);
  });

  test("a refusal changes nothing", async () => {
    const { june, mei, sql } = cast;
    const elsewhere = await mei.post<ChatMessageView>(`/api/projects/${cast.mill.id}/messages`, {
      content: "Ours",
    });
    const bodies: [string, object][] = [
      ["content", {}],
      ["content", { content: "  " }],
      ["content", { content: "x".repeat(4_001) }],
      ["recipientId", { content: "Hi", recipientId: june.user.id }],
      ["recipientId", { content: "Hi", recipientId: mei.user.id }],
      ["recipientId", { content: "Hi", recipientId: randomUUID() }],
      ["audioUrl", { audioUrl: `/api/audio/${randomUUID()}` }],
    ];
    for (const [path, body] of bodies) {
      const { issues } = await expectRefusal(
        sql,
        () => june.post(messages(), body),
        400,
        "validation_failed",
      );
      expect(issues?.map((issue) => issue.path)).toEqual([path]);
    }
    for (const query of [
      `with=${june.user.id}`,
      `with=${mei.user.id}`,
      `before=${elsewhere.body.id}`,
      "limit=0",
    ])
      await expectRefusal(sql, () => june.get(`${messages()}?${query}`), 400, "validation_failed");
    // Its shape is refused before it is said whether there is such a project.
    await expectRefusal(sql, () => mei.post(messages(), {}), 400, "validation_failed");
    await expectRefusal(sql, () => mei.post(messages(), { content: "Hi" }), 404, "not_found");
  });

  test("a recipient who is being removed is waited for", async () => {
    const { june, luis, sql } = cast;
    const remover = await connect(server.databaseUrl);
    await remover.query("BEGIN");
    const membership = [crew.id, luis.user.id];
    await remover.query("DELETE FROM project_members WHERE project_id = $1 AND user_id = $2", membership);
    const answer = june.post(messages(), { content: "Luis?", recipientId: luis.user.id });
    await untilWaiting(sql, 1);
    await remover.query("COMMIT");
    await remover.end();
    expect((await answer).status).toBe(400);
    expect((await channels(june)).some(({ with: id }) => id === luis.user.id)).toBe(false);
  });

  test("a voice message is heard by those who read it, and its recording is used once", async () => {
    const { june, mateo, rosa, sql } = cast;
    const measured = { durationMs: "61000", peaks: "[0,40,100]" };
    const { audioUrl } = (await uploaderOf(june).upload(recordingOf("webm", 50_000), measured)).body;
    const post = () => june.post<ChatMessageView>(messages(), { audioUrl, recipientId: mateo.user.id });
    const { body } = await post();
    expect(body).toMatchObject({ content: "Audio message", audioUrl, audioState: "off", transcript: null });
    const [listed] = (await mateo.get<ChatMessageView[]>(`${messages()}?with=${june.user.id}`)).body;
    expect(listed).toEqual({ ...body, audioPeaks: [0, 40, 100] });
    const heard = async (by: SignedInClient) => (await uploaderOf(by).listen(audioUrl)).answer.status;
    expect([await heard(june), await heard(mateo), await heard(rosa)]).toEqual([200, 200, 404]);
    await expectRefusal(sql, post, 400, "validation_failed");
  });
});

test("a channel of 20,000 messages opens from its indexes", async () => {
  const { sql, june, rosa, mateo } = cast;
  await sql.query(
    `INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content, created_at, seq)
     SELECT gen_random_uuid(), $1, $2, CASE WHEN n % 2 = 0 THEN $3::uuid END, 'Message ' || n,
            now() - n * interval '1 minute', 1000000 - n FROM generate_series(1, 40000) n`,
    [crew.id, rosa.user.id, june.user.id],
  );
  await sql.query("INSERT INTO chat_reads (user_id, project_id, channel_id, seq) VALUES ($1, $2, $3, 0)", [
    june.user.id,
    crew.id,
    rosa.user.id,
  ]);
  await sql.query("ANALYZE chat_messages");
  const [team, direct] = await channels(june);
  expect([team, direct]).toMatchObject([
    { unreadCount: 20_000, lastMessage: { content: "Message 1" } },
    { unreadCount: 20_000, lastMessage: { content: "Message 2" } },
  ]);
  expect((await channels(mateo)).map(({ unreadCount }) => unreadCount)).toEqual([20_000, 0, 0, 0, 0, 0]);
  expect(await unreadIn(june)).toEqual([40_000, 40_000]);
  const { body, headers } = await june.get<ChatMessageView[]>(`${messages()}?with=${rosa.user.id}&limit=200`);
  expect([body.length, body.at(-1)?.content]).toEqual([200, "Message 400"]);
  expect(headers.get("link")).toContain(body.at(-1)!.id);
});
