import { expect, test, vi } from "vitest";
import type { PROJECT_EVENTS } from "@/lib/events/catalogue";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { assignSubtask, assignTask } from "@/sandbox/database/rows";
import { join, made } from "@/sandbox/fixtures/cast";
import type { EventReader } from "@/sandbox/fixtures/event-reader";
import { openScene, typesOf } from "@/sandbox/fixtures/event-scene";
import { signUp } from "@/sandbox/http/http-client";
import { refusals } from "@/sandbox/http/refusal";
import { within } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const scene = await forThisFile(openScene(server, server));

interface Change {
  type: string;
  entityId: string;
  before?: object | null;
  after?: object | null;
}

/** Records a change in Harlow Street as `record` does, without making it. */
async function emit({ type, entityId, before = null, after = null }: Change): Promise<void> {
  await scene.cast.sql.query(
    `WITH bumped AS (UPDATE projects SET event_seq = event_seq + 1 WHERE id = $1 RETURNING event_seq),
     event AS (INSERT INTO events (project_id, seq, type, entity_id, before, after)
       SELECT $1, event_seq, $2, $3, $4, $5 FROM bumped RETURNING seq)
     SELECT pg_notify('plumbline_events', $1::text || ':' || seq) FROM event`,
    [scene.cast.harlow.id, type, entityId, before && JSON.stringify(before), after && JSON.stringify(after)],
  );
}

/** Who of Harlow Street hears what: an event (e), only that they should look again (r), or nothing (-). */
const AUDIENCE = ["assigned", "unassigned", "subtaskOnly", "projectOwner", "admin", "owner"] as const;
type Place = "team" | "direct" | "nowhere" | "framing" | "joists" | "sill" | "roofing";

/** Where the entity was before and is after, and what each of AUDIENCE hears of it. */
type Row = [before: Place | null, after: Place | null, heard: string];

/** By the kind of the event. */
const EXPECTED: Record<keyof typeof PROJECT_EVENTS, [Row, ...Row[]]> = {
  "project.created": [[null, "nowhere", "e e e e e e"]],
  "project.edited": [[null, "nowhere", "e e e e e e"]],
  "project.guide-ended": [[null, "nowhere", "- - - e e e"]],
  "project.translated": [[null, "nowhere", "e e e e e e"]],
  "project.status-set": [[null, "nowhere", "e e e e e e"]],
  "project.update-permission-set": [[null, "nowhere", "e e e e e e"]],
  "project.handed-over": [["nowhere", "nowhere", "e e e e e e"]],
  "member.joined": [[null, "nowhere", "e e e e e e"]],
  "member.left": [["nowhere", null, "e e e e e e"]],
  "member.removed": [["nowhere", null, "e e e e e e"]],
  "code.issued": [[null, "nowhere", "- - - e e e"]],
  "task.created": [[null, "roofing", "- - - e e e"]],
  "task.edited": [[null, "roofing", "- - - e e e"]],
  "task.completed": [[null, "framing", "e - e e e e"]],
  "task.reopened": [[null, "roofing", "- - - e e e"]],
  "task.translated": [[null, "framing", "e - e e e e"]],
  "task.deleted": [["framing", null, "r r r e e e"]],
  "task.assigned": [[null, "framing", "e - e e e e"]],
  "task.unassigned": [["roofing", null, "- - - e e e"]],
  "subtask.created": [[null, "sill", "e - - e e e"]],
  "subtask.renamed": [["joists", "joists", "e - e e e e"]],
  "subtask.edited": [["sill", "sill", "e - - e e e"]],
  "subtask.completed": [[null, "joists", "e - e e e e"]],
  "subtask.translated": [[null, "joists", "e - e e e e"]],
  "subtask.deleted": [["joists", "framing", "e - r e e e"]],
  "subtask.assigned": [[null, "sill", "e - - e e e"]],
  "subtask.unassigned": [["joists", null, "e - e e e e"]],
  "update.posted": [
    [null, "nowhere", "e e e e e e"],
    [null, "framing", "e - - e e e"],
    [null, "joists", "e - e e e e"],
    [null, "roofing", "- - - e e e"],
  ],
  "update.edited": [["sill", "sill", "e - - e e e"]],
  "update.moved": [
    ["nowhere", "roofing", "r r r e e e"],
    ["framing", "joists", "e - e e e e"],
    ["joists", "framing", "e - r e e e"],
    ["roofing", "nowhere", "e e e e e e"],
  ],
  "update.transcribed": [["joists", "joists", "e - e e e e"]],
  "update.transcription-requested": [["roofing", "roofing", "- - - e e e"]],
  "update.transcript-corrected": [["framing", "framing", "e - - e e e"]],
  "update.photos-changed": [["roofing", "roofing", "- - - e e e"]],
  "update.translated": [[null, "framing", "e - - e e e"]],
  "update.withdrawn": [["framing", "framing", "e - - e e e"]],
  "comment.posted": [[null, "framing", "e - - e e e"]],
  "comment.translated": [[null, "roofing", "- - - e e e"]],
  "comment.photos-changed": [[null, "framing", "e - - e e e"]],
  "comment.withdrawn": [["nowhere", "nowhere", "e e e e e e"]],
  "question.asked": [[null, "framing", "e - - e e e"]],
  "question.answered": [[null, "roofing", "- - - e e e"]],
  "question.settled": [[null, "framing", "e - - e e e"]],
  "message.posted": [
    [null, "team", "e e e e e e"],
    [null, "direct", "e e - - - -"],
  ],
  "message.photos-changed": [[null, "direct", "e e - - - -"]],
  "message.transcribed": [[null, "direct", "e e - - - -"]],
  "message.transcription-requested": [[null, "direct", "e e - - - -"]],
  "message.transcript-corrected": [[null, "direct", "e e - - - -"]],
  "message.translated": [
    [null, "direct", "e e - - - -"],
    [null, "nowhere", "- - - - - -"],
  ],
};
const ROWS = Object.entries(EXPECTED).flatMap(([type, rows]) =>
  rows.map(([before, after, heard]) => ({ type, before, after, heard })),
);

function filedAt(place: Place | null): object | null {
  const { framing, joists, sill, roofing } = scene.cast.harlow;
  if (place === null) return null;
  if (place === "nowhere") return {};
  const { mateo, june } = scene.cast;
  if (place === "team" || place === "direct")
    return { authorId: mateo.user.id, recipientId: place === "team" ? null : june.user.id };
  const places = { framing: { taskId: framing }, roofing: { taskId: roofing } };
  const inFraming = {
    joists: { taskId: framing, subtaskId: joists },
    sill: { taskId: framing, subtaskId: sill },
  };
  return { ...places, ...inFraming }[place];
}

test("every kind of event reaches those who may see its subject, and nobody else", async () => {
  const { mateo, june, luis, dale, nadia, rosa } = scene.cast;
  const people = {
    assigned: mateo,
    unassigned: june,
    subtaskOnly: luis,
    projectOwner: dale,
    admin: nadia,
    owner: rosa,
  };
  const own = await Promise.all(AUDIENCE.map((who) => scene.listen(people[who], scene.harlowEvents())));
  const all = await Promise.all(AUDIENCE.map((who) => scene.listen(people[who], "/api/events")));
  for (const { type, before, after } of ROWS)
    await emit({ type, entityId: scene.cast.harlow.id, before: filedAt(before), after: filedAt(after) });
  await emit({ type: "task.unknown", entityId: scene.cast.harlow.id });
  await scene.settle(...own, ...all);
  const first = Math.min(...own.map(({ events }) => events[0]?.data.seq ?? Infinity));
  const heardBy = (reader: EventReader, at: number) => {
    const heard = reader.events.filter(({ data }) => data.seq === first + at);
    return heard.map(({ event }) => (event === "project.refresh" ? "r" : "e")).join("") || "-";
  };
  const table = (some: EventReader[]) =>
    ROWS.map(({ type }, at) => [type, some.map((reader) => heardBy(reader, at)).join(" ")]);
  const expected = ROWS.map(({ type, heard }) => [type, heard]);
  expect(table(own)).toEqual(expected);
  expect(table(all)).toEqual(expected);
  for (const { events } of [...own, ...all])
    expect(events.some(({ event }) => event === "task.unknown")).toBe(false);
});

test("outsiders, former members, suspended users and visitors get no stream", async () => {
  const { visitor, mei, remy, sol } = scene.cast;
  const calls = [visitor, sol, mei, remy].map((client) => () => client.get(scene.harlowEvents()));
  expect(await refusals(calls)).toEqual([
    "401 unauthenticated",
    "401 unauthenticated",
    "404 not_found",
    "404 not_found",
  ]);
  expect(await refusals([() => visitor.get("/api/events"), () => sol.get("/api/events")])).toEqual([
    "401 unauthenticated",
    "401 unauthenticated",
  ]);
});

test("an event says what changed by ids alone, uncompressed, within a second", async () => {
  const reader = await scene.listen(scene.cast.june, scene.harlowEvents());
  const id = await scene.post(scene.cast.rosa);
  const comment = await made(scene.cast.rosa.post(`/api/updates/${id}/comments`, { content: "Which ones?" }));
  await within(
    1000,
    vi.waitFor(() => expect(typesOf(reader)).toEqual(["update.posted", "comment.posted"])),
  );
  const [posted, commented] = reader.events;
  expect(posted).toMatchObject({ id: String(posted?.data.seq) });
  expect(posted?.data).toEqual({
    type: "update.posted",
    projectId: scene.cast.harlow.id,
    entityId: id,
    seq: posted?.data.seq,
    at: expect.any(String) as unknown,
  });
  expect(commented?.data).toMatchObject({ type: "comment.posted", entityId: comment, updateId: id });
  const sent = ["content-type", "content-encoding", "cache-control", "x-accel-buffering"];
  expect(sent.map((name) => reader.headers.get(name))).toEqual([
    "text/event-stream; charset=utf-8",
    null,
    "no-cache, no-transform",
    "no",
  ]);
});

test("an assignee gets events from then on; a former one only gets a refresh", async () => {
  const ana = await signUp(server, { name: "Ana Paz" });
  await join(scene.cast.dale, scene.cast.harlow.id, ana);
  const reader = await scene.listen(ana, scene.harlowEvents());
  await scene.post(scene.cast.rosa, { taskId: scene.cast.harlow.roofing });
  await scene.settle(reader);
  await scene.cast.dale.post(`/api/tasks/${scene.cast.harlow.roofing}/members`, { userId: ana.user.id });
  await scene.post(scene.cast.rosa, { taskId: scene.cast.harlow.roofing });
  await scene.settle(reader);
  expect(typesOf(reader)).toEqual(["project.edited", "task.assigned", "update.posted", "project.edited"]);
  await scene.cast.dale.delete(`/api/tasks/${scene.cast.harlow.roofing}/members/${ana.user.id}`);
  await scene.post(scene.cast.rosa, { taskId: scene.cast.harlow.roofing });
  await scene.settle(reader);
  expect(typesOf(reader).slice(4)).toEqual(["project.refresh", "project.edited"]);
});

test("the people of a deleted subtask are told even when they were away", async () => {
  const task = await made(
    scene.cast.dale.post(`/api/projects/${scene.cast.harlow.id}/tasks`, { name: "Stairs" }),
  );
  const subtask = await made(scene.cast.dale.post(`/api/tasks/${task}/subtasks`, { name: "Railing" }));
  await assignSubtask(scene.cast.sql, scene.cast.harlow.id, subtask, scene.cast.luis.user.id);
  await assignTask(scene.cast.sql, scene.cast.harlow.id, task, scene.cast.june.user.id);
  const away = await scene.listen(scene.cast.luis, scene.harlowEvents());
  await scene.settle(away);
  away.close();
  expect((await scene.cast.dale.delete(`/api/subtasks/${subtask}`)).status).toBe(204);
  const [luis, june] = await Promise.all(
    [scene.cast.luis, scene.cast.june].map((person) =>
      scene.listen(person, scene.harlowEvents(), away.lastId()),
    ),
  );
  if (!luis || !june) throw new Error("Nobody listens");
  await scene.settle(luis, june);
  expect(typesOf(luis)).toEqual(["project.refresh", "project.edited"]);
  expect(typesOf(june)).toEqual(["subtask.deleted", "project.edited"]);
});
