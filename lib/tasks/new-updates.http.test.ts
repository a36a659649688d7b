import { beforeEach, expect, test } from "vitest";
import type { SubtaskView, TaskView } from "./view";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { assignTask, countRows } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * What is new in tasks and subtasks: exact, for each person and place, until they open the place. The project's own count has
 * its own mark.
 */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
  for (const person of [cast.rosa, cast.mateo, cast.june, cast.luis]) await mark(person);
});

test("a task counts unseen updates in it and its subtasks that the reader can see, never their own", async () => {
  const { rosa, mateo, june, luis } = cast;
  for (const place of [{}, inFraming(), inJoists(), inSill(), inRoofing()]) await post(rosa, place);
  await post(mateo, inFraming());
  await post(luis, inJoists());
  expect(await unseenCounts(rosa)).toEqual({ project: 2, Framing: 2, Roofing: 0 });
  expect(await unseenCounts(mateo)).toEqual({ project: 5, unassigned: 1, Framing: 4 });
  expect(await unseenCounts(luis)).toEqual({ project: 2, unassigned: 1, Framing: 1 });
  expect(await unseenCounts(june)).toEqual({ project: 1, unassigned: 1 });
});

test("opening a project clears no place, and opening a place clears that one, for its reader only", async () => {
  const { rosa, mateo, nadia } = cast;
  for (const place of [inFraming(), inSill(), inRoofing(), {}]) await post(rosa, place);
  await mark(mateo);
  expect(await unseenCounts(mateo)).toEqual({ project: 0, unassigned: 1, Framing: 2 });
  await open(mateo, inFraming());
  expect(await unseenCounts(mateo)).toEqual({ project: 0, unassigned: 1, Framing: 1 });
  await open(mateo, inSill());
  await open(mateo, {});
  expect(await unseenCounts(mateo)).toEqual({ project: 0, Framing: 0 });
  expect(await unseenCounts(nadia)).toEqual({ project: 4, unassigned: 1, Framing: 2, Roofing: 1 });
  await post(rosa, inJoists());
  expect(await unseenCounts(mateo)).toEqual({ project: 1, Framing: 1 });
  expect(await unseenSubtasks(mateo)).toEqual({ Joists: 1, "Sill plates": 0 });
});

test("unseen updates stay unseen when moved, whatever was opened, and seen ones stay seen", async () => {
  const { rosa, mateo, june } = cast;
  const old = await post(june, {});
  for (const person of [rosa, mateo]) await open(person, {});
  const late = await post(june, {});
  for (const person of [rosa, mateo]) await open(person, inJoists());
  for (const id of [old, late])
    await rosa.put(`/api/updates/${id}/move-to-subtask`, { subtaskId: crew.joists });
  expect(await unseenCounts(mateo)).toEqual({ project: 2, Framing: 1 });
  expect(await newOnes(mateo, `/api/subtasks/${crew.joists}/updates`)).toEqual([late]);
  await rosa.put(`/api/updates/${late}/move-to-task`, { taskId: crew.roofing });
  expect(await unseenCounts(mateo)).toEqual({ project: 1, Framing: 0 });
  expect(await unseenCounts(rosa)).toEqual({ project: 2, Framing: 0, Roofing: 1 });
  await open(rosa, inRoofing());
  await rosa.put(`/api/updates/${late}/move-to-task`, { taskId: null });
  expect(await unseenCounts(rosa)).toEqual({ project: 2, Framing: 0, Roofing: 0 });
  expect(await unseenCounts(mateo)).toEqual({ project: 2, unassigned: 1, Framing: 0 });
});

test("an unseen update stays unseen when its subtask and task are deleted, and a seen one seen", async () => {
  const { rosa, mateo, june, luis } = cast;
  await post(rosa, inJoists());
  await open(luis, inJoists());
  for (const person of [mateo, june]) await open(person, {});
  await rosa.delete(`/api/subtasks/${crew.joists}`);
  expect(await unseenCounts(mateo)).toEqual({ project: 1, Framing: 1 });
  await rosa.delete(`/api/tasks/${crew.framing}`);
  for (const person of [mateo, june])
    expect(await unseenCounts(person)).toEqual({ project: 1, unassigned: 1 });
  expect(await unseenCounts(luis)).toEqual({ project: 1 });
});

test("a deletion tells its readers by its event, and touches no reader's own version", async () => {
  const { sql, rosa, mateo } = cast;
  for (const place of [inFraming(), inJoists()]) {
    await post(rosa, place);
    await open(mateo, place);
  }
  const tasks = (tag = "") =>
    mateo.get(`/api/projects/${crew.id}/tasks`, { headers: { "if-none-match": tag } });
  const versions = async () => {
    const statement = "SELECT user_id, number FROM reader_versions WHERE project_id = $1 ORDER BY 1";
    const { rows } = await sql.query<object>(statement, [crew.id]);
    return rows;
  };
  const tag = (await tasks()).headers.get("etag") ?? "";
  const before = await versions();
  await rosa.delete(`/api/tasks/${crew.framing}`);
  expect(await countRows(sql, "moved_views", { project_id: crew.id })).toBeGreaterThan(0);
  expect(await versions()).toEqual(before);
  expect((await tasks(tag)).status).toBe(200);
});

test("an assignment adds a task's updates since joining, also those from before other visits", async () => {
  const { sql, rosa, june } = cast;
  await post(rosa, inRoofing());
  await mark(june);
  await open(june, {});
  await post(rosa, inRoofing());
  await assignTask(sql, crew.id, crew.roofing, june.user.id);
  expect(await unseenCounts(june)).toEqual({ project: 1, Roofing: 2 });
});

test("a list read before a post, or before a move, does not mark it", async () => {
  const { rosa, june, mateo } = cast;
  const waiting = await post(june, {});
  const upTo = await listed(mateo, `/api/tasks/${crew.framing}/updates`);
  const late = await post(rosa, inFraming());
  await rosa.put(`/api/updates/${waiting}/move-to-task`, { taskId: crew.framing });
  await open(mateo, inFraming(), upTo);
  expect((await newOnes(mateo, `/api/tasks/${crew.framing}/updates`)).sort()).toEqual([late, waiting].sort());
  await open(mateo, inFraming(), 2_147_483_647);
  // An older list, still open on another device, and then a later update.
  await open(mateo, inFraming(), upTo);
  await post(rosa, inFraming());
  expect(await unseenCounts(mateo)).toEqual({ project: 3, Framing: 1 });
});

test("who sees only a task's subtasks has not seen the task's own updates by opening it", async () => {
  const { sql, rosa, luis } = cast;
  await post(rosa, inFraming());
  await open(luis, inFraming());
  await assignTask(sql, crew.id, crew.framing, luis.user.id);
  expect(await unseenCounts(luis)).toEqual({ project: 1, Framing: 1 });
});

test("tasks, their changes and comments do not count", async () => {
  const { rosa, mateo } = cast;
  const id = await post(mateo, inFraming());
  await rosa.post(`/api/updates/${id}/comments`, { content: "Good" });
  await rosa.post(`/api/tasks/${crew.framing}/complete`);
  await rosa.put(`/api/subtasks/${crew.sill}/complete`);
  await rosa.post(`/api/projects/${crew.id}/tasks`, { name: "Siding" });
  expect(await unseenCounts(mateo)).toEqual({ project: 0, Framing: 0 });
});

test("with concurrent posts, moves and openings, nothing unseen is lost and nothing seen comes back", async (context) => {
  const { rosa, dale, mateo } = cast;
  const rounds = proofCount(60, 5);
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const moved = await Promise.all([post(rosa, {}), post(rosa, inJoists())]);
    const places = [inFraming(), inSill(), {}, inFraming(), inRoofing()];
    const posts = places.map((place) => () => post(rosa, place));
    const moves = moved.map(
      (id) => () => dale.put(`/api/updates/${id}/move-to-task`, { taskId: crew.framing }),
    );
    const mix: (() => Promise<unknown>)[] = [...posts, ...moves];
    // What its list held is seen from then on, wherever it is by now.
    mix.splice(round % mix.length, 0, async () => {
      for (const id of await readAndOpen(mateo)) seen.add(id);
    });
    await Promise.all(mix.map((call) => call()));
    const { body } = await mateo.get<UpdateView[]>(`/api/tasks/${crew.framing}/updates?limit=200`);
    expect(body.filter(({ id, isNew }) => isNew === seen.has(id)).map(({ id }) => id)).toEqual([]);
    const direct = await directCount(mateo);
    expect(direct).toBe(body.filter(({ isNew }) => isNew).length);
  }
  report(context, { rounds, posts: rounds * 7, seen: seen.size });
}, 300_000);

const inFraming = () => ({ taskId: crew.framing });
const inJoists = () => ({ subtaskId: crew.joists });
const inSill = () => ({ subtaskId: crew.sill });
const inRoofing = () => ({ taskId: crew.roofing });

function post(person: SignedInClient, place: object): Promise<string> {
  return made(person.post(`/api/projects/${crew.id}/updates`, { content: "As planned", ...place }));
}

async function mark(person: SignedInClient): Promise<void> {
  expect((await person.post(`/api/projects/${crew.id}/mark-updates-viewed`)).status).toBe(204);
}

/** Opens a place: with the number of a list that was read, or with that of the project now. */
async function open(person: SignedInClient, place: object, upTo?: number): Promise<void> {
  const { body } = await person.get<ProjectView>(`/api/projects/${crew.id}`);
  await openWith(person, { ...place, upTo: upTo ?? body.eventSeq });
}

async function openWith(person: SignedInClient, body: object): Promise<void> {
  expect((await person.post(`/api/projects/${crew.id}/mark-place-viewed`, body)).status).toBe(204);
}

/** The number that a list carries. */
async function listed(person: SignedInClient, path: string): Promise<number> {
  const { headers } = await person.get(path);
  return Number(headers.get("x-event-seq"));
}

/** Reads the updates directly in Framing and marks them, as a page does; returns which they were. */
async function readAndOpen(person: SignedInClient): Promise<string[]> {
  const { body, headers } = await person.get<UpdateView[]>(`/api/tasks/${crew.framing}/updates?limit=200`);
  const upTo = Number(headers.get("x-event-seq"));
  await openWith(person, { ...inFraming(), upTo });
  // An update that came while the list was read may be in it, and stays new.
  const { rows } = await cast.sql.query<{ id: string }>(
    "SELECT id FROM updates WHERE id = ANY ($1) AND arrived_seq <= $2",
    [body.map(({ id }) => id), upTo],
  );
  return rows.map(({ id }) => id);
}

async function newOnes(person: SignedInClient, path: string): Promise<string[]> {
  const { body } = await person.get<UpdateView[]>(path);
  return body.filter(({ isNew }) => isNew).map(({ id }) => id);
}

/** The counts of the project by its mark, of the unassigned updates when there are any, and of each task by name. */
async function unseenCounts(person: SignedInClient): Promise<Record<string, number>> {
  const { body: project } = await person.get<ProjectDetailView>(`/api/projects/${crew.id}`);
  const { body: tasks } = await person.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
  const counts = tasks.map(({ name, totalNewCount }) => [name, totalNewCount] as const);
  const { newUpdatesCount, unassignedNewCount } = project;
  const unassigned = unassignedNewCount > 0 && { unassigned: unassignedNewCount };
  return { project: newUpdatesCount, ...unassigned, ...Object.fromEntries(counts) };
}

async function unseenSubtasks(person: SignedInClient): Promise<Record<string, number>> {
  const { body } = await person.get<SubtaskView[]>(`/api/tasks/${crew.framing}/subtasks`);
  return Object.fromEntries(body.map(({ name, newUpdatesCount }) => [name, newUpdatesCount]));
}

async function directCount(person: SignedInClient): Promise<number | undefined> {
  const { body } = await person.get<TaskView[]>(`/api/projects/${crew.id}/tasks`);
  return body.find(({ id }) => id === crew.framing)?.newUpdatesCount;
}
