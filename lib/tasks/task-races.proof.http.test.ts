import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { misplaced, readTables } from "@/sandbox/database/project-tables";
import { addSubtask, addUpdate, assignSubtask, assignTask, countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Answer } from "@/sandbox/http/http-client";
import type { Refusal } from "@/sandbox/http/refusal";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { miscounted } from "@/sandbox/servers/kept-counts";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Everything that touches a task, while the task is deleted: nothing lost, no deadlock, no server error. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

type Call = () => Promise<Answer>;

test("deletions against moves, posts, assignments and removals lose no update and never deadlock", async (context) => {
  const rounds = proofCount(100, 8);
  const figures = { rounds, calls: 0, posted: 0, lost: 0, deadlocks: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const crew = await busyCrew();
    const updates = await scatter(crew);
    const calls = shuffled([...deletions(crew, round), ...moves(crew, updates), ...rest(crew)], round);
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status).filter((status) => status >= 409)).toEqual([]);
    // A body id that was deleted is refused at its field.
    const unclear = answers.filter(({ status, body }) => status === 400 && !(body as Refusal).issues);
    expect(unclear).toEqual([]);
    const posted = answers.flatMap(({ status, body }) => (status === 201 && isUpdate(body) ? [body.id] : []));
    await expectWhole(crew, [...updates, ...posted]);
    figures.calls += calls.length;
    figures.posted += posted.length;
  }
  figures.deadlocks = server
    .log()
    .filter((line) => line.includes("40P01") || line.includes("deadlock")).length;
  expect(figures.deadlocks).toBe(0);
  report(context, figures);
}, 900_000);

test("calls to a task and its subtask while they are deleted find them gone, by path or by field", async () => {
  const { sql, rosa, dale, june } = cast;
  const { id, framing, joists } = await newCrew(cast);
  const place = { projectId: id, authorId: june.user.id };
  const [inside, outside] = [
    await addUpdate(sql, { ...place, taskId: framing }),
    await addUpdate(sql, place),
  ];
  const userId = june.user.id;
  const calls: [number, string | undefined, Call][] = [
    [404, undefined, () => rosa.post(`/api/tasks/${framing}/subtasks`, { name: "Late" })],
    [404, undefined, () => rosa.post(`/api/tasks/${framing}/complete`)],
    [404, undefined, () => rosa.post(`/api/tasks/${framing}/members`, { userId })],
    [404, undefined, () => rosa.post(`/api/subtasks/${joists}/members`, { userId })],
    [404, undefined, () => rosa.put(`/api/subtasks/${joists}`, { name: "Late" })],
    [404, undefined, () => rosa.put(`/api/subtasks/${joists}/complete`)],
    [404, undefined, () => rosa.delete(`/api/subtasks/${joists}`)],
    [404, undefined, () => rosa.delete(`/api/tasks/${framing}`)],
    [400, "taskId", () => rosa.put(`/api/updates/${outside}/move-to-task`, { taskId: framing })],
    [400, "subtaskId", () => rosa.put(`/api/updates/${outside}/move-to-subtask`, { subtaskId: joists })],
    [400, "taskId", () => rosa.post(`/api/projects/${id}/updates`, { content: "Now", taskId: framing })],
    [400, "subtaskId", () => rosa.post(`/api/projects/${id}/updates`, { content: "Now", subtaskId: joists })],
  ];
  const holder = await connect(server.databaseUrl);
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM updates WHERE id = $1 FOR UPDATE", [inside]);
    const deletion = dale.delete(`/api/tasks/${framing}`);
    await untilWaiting(sql, 1);
    const late = calls.map(([, , call]) => call());
    await untilWaiting(sql, 2);
    await holder.query("COMMIT");
    expect((await deletion).status).toBe(204);
    const answers = await Promise.all(late);
    const found = answers.map(({ status, body }) => [status, (body as Refusal).issues?.[0]?.path]);
    expect(found).toEqual(calls.map(([status, path]) => [status, path]));
  } finally {
    await holder.end();
  }
  expect((await readTables(sql, id)).updates.map((update) => update.taskId)).toEqual([null, null]);
});

// The two lock the member's assignments in different orders; in one of the cases they meet half-way.
test.each([
  [0, 1],
  [1, 0],
])(
  "a member who is removed while their task is deleted, held up at %d: the two do not deadlock",
  async (held, other) => {
    const { sql, rosa, dale, june, mateo } = cast;
    const { id, framing } = await newCrew(cast);
    const subtasks = [await addSubtask(sql, id, framing), await addSubtask(sql, id, framing)].sort();
    for (const at of [other, held]) await assignSubtask(sql, id, subtasks[at]!, june.user.id);
    await assignSubtask(sql, id, subtasks[held]!, mateo.user.id);
    const holder = await connect(server.databaseUrl);
    try {
      await holder.query("BEGIN");
      const hold = "SELECT 1 FROM subtask_members WHERE subtask_id = $1 AND user_id = $2 FOR UPDATE";
      await holder.query(hold, [subtasks[held], mateo.user.id]);
      const deletion = dale.delete(`/api/tasks/${framing}`);
      await untilWaiting(sql, 1);
      const removal = rosa.delete(`/api/projects/${id}/members/${june.user.id}`);
      await untilWaiting(sql, 2);
      await holder.query("COMMIT");
      const answers = await Promise.all([deletion, removal]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    } finally {
      await holder.end();
    }
    expect(await countRows(sql, "project_tasks", { id: framing })).toBe(0);
    expect(await countRows(sql, "project_members", { project_id: id, user_id: june.user.id })).toBe(0);
  },
);

/** Framing with its subtasks, where Mateo, June and Luis are assigned to each, so that a removal meets a deletion. */
async function busyCrew(): Promise<Crew> {
  const { sql, mateo, june, luis } = cast;
  const crew = await newCrew(cast);
  for (const { user } of [june, luis]) await assignTask(sql, crew.id, crew.framing, user.id);
  for (const { user } of [mateo, june]) await assignSubtask(sql, crew.id, crew.joists, user.id);
  for (const { user } of [luis, june, mateo]) await assignSubtask(sql, crew.id, crew.sill, user.id);
  return crew;
}

async function scatter({ id: projectId, framing, joists, sill, roofing }: Crew): Promise<string[]> {
  const places = [
    {},
    { taskId: framing },
    { taskId: framing, subtaskId: joists },
    { taskId: framing, subtaskId: sill },
    { taskId: roofing },
  ];
  const all: string[] = [];
  for (const place of [...places, ...places])
    all.push(await addUpdate(cast.sql, { projectId, authorId: cast.june.user.id, ...place }));
  return all;
}

function deletions({ framing, joists, sill, roofing }: Crew, round: number): Call[] {
  const { rosa, dale } = cast;
  return [
    () => rosa.delete(`/api/subtasks/${joists}`),
    () => dale.delete(`/api/subtasks/${round % 2 ? joists : sill}`),
    () => dale.delete(`/api/tasks/${framing}`),
    () => rosa.delete(`/api/tasks/${round % 3 ? framing : roofing}`),
  ];
}

/** Moves each update somewhere else and back. */
function moves({ framing, joists, sill, roofing }: Crew, updates: string[]): Call[] {
  const places = [
    { taskId: framing },
    { subtaskId: joists },
    { taskId: roofing },
    { subtaskId: sill },
    { taskId: null },
  ];
  return updates.flatMap((id, at) =>
    [0, 2].map((shift) => () => {
      const place = places[(at + shift) % places.length]!;
      const kind = "subtaskId" in place ? "subtask" : "task";
      return cast.nadia.put(`/api/updates/${id}/move-to-${kind}`, place);
    }),
  );
}

function rest({ id, framing, joists, sill, roofing }: Crew): Call[] {
  const { rosa, dale, nadia, mateo, june, luis } = cast;
  const post = (place: object) => () =>
    rosa.post(`/api/projects/${id}/updates`, { content: "Now", ...place });
  return [
    ...[{}, { taskId: framing }, { subtaskId: joists }, { subtaskId: sill }, { taskId: roofing }].map(post),
    () => rosa.post(`/api/tasks/${framing}/subtasks`, { name: "Late" }),
    () => rosa.post(`/api/tasks/${roofing}/complete`),
    () => rosa.post(`/api/tasks/${framing}/complete`),
    () => nadia.put(`/api/subtasks/${sill}/complete`),
    () => dale.post(`/api/tasks/${framing}/members`, { userId: luis.user.id }),
    () => dale.post(`/api/tasks/${roofing}/members`, { userId: mateo.user.id }),
    () => nadia.post(`/api/subtasks/${joists}/members`, { userId: june.user.id }),
    () => nadia.delete(`/api/subtasks/${sill}/members/${luis.user.id}`),
    () => rosa.delete(`/api/projects/${id}/members/${mateo.user.id}`),
    () => nadia.delete(`/api/projects/${id}/members/${june.user.id}`),
    () => luis.delete(`/api/projects/${id}/members/${luis.user.id}`),
  ];
}

/** Every update exists once, in an existing place; events have no gaps; only members are assigned. */
async function expectWhole({ id, framing }: Crew, updates: string[]): Promise<void> {
  const tables = await readTables(cast.sql, id);
  expect(tables.updates.map((update) => update.id).sort()).toEqual([...updates].sort());
  expect(misplaced(tables)).toEqual([]);
  expect(await miscounted(cast.sql, id)).toEqual([]);
  expect(tables.tasks.map((task) => task.id)).not.toContain(framing);
  expect([...tables.assignments].filter((key) => !tables.members.has(key.split(" ")[0]!))).toEqual([]);
  const { rows } = await cast.sql.query<{ seq: number }>(
    "SELECT seq FROM events WHERE project_id = $1 ORDER BY seq",
    [id],
  );
  const numbered = Array.from({ length: tables.lastSeq }, (_, at) => at + 1);
  // The updates made by `scatter` have no event.
  expect(rows.map(({ seq }) => seq)).toEqual(numbered.slice(numbered.length - rows.length));
}

function isUpdate(body: unknown): body is { id: string } {
  return typeof body === "object" && body !== null && "authorRole" in body;
}

/** In a different order each round, but the same one every time that round is run. */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  const place = (at: number) => Math.abs(Math.sin(seed * 97 + at * 13.7));
  return items
    .map((item, at) => ({ item, place: place(at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
